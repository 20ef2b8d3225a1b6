import { api } from '@/lib/config/paths';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { ReviewCases } from '@/models/desk/reviewCase';
import { settleReviewedKyc } from '@/lib/server/services/kyc/reviewedKyc';
import { KycDetails } from '@/models/kyc/kycDetails';
import { markQuote } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { aBuyer, pay, unidentified } from '@/tests/api/support/buyers';
import { answers, makeKnownApplicant, opensForm, signAll } from '@/tests/api/support/purchases';
import { messagesTo, passSeconds, type Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const day = 24 * 60 * 60;
let days = 0;

beforeAll(addSampleStaff);
// Each test signs in at the desk again, which needs a new budget of codes.
beforeEach(() => passSeconds((days += 2) * day));
afterEach(() => jest.useRealTimers());

const passport = { method: 'form60', fatherName: 'Ravi Sample', document: 'passport', consent: true };
const asha = { ...passport, name: 'Asha Sample', dateOfBirth: worked.self, documentNumber: 'Z1234567' };
const meena = { ...passport, name: 'Meena Other', dateOfBirth: worked.self, documentNumber: 'Z7654321' };

/** Confirms the identity by a person, who has the passport before them. */
async function makeReviewed() {
  const buyer = await aBuyer(newBrowser().port, unidentified);
  const { visitor, quoteId } = buyer;
  const send = (form: object) => visitor.post(api.customerKyc, { quoteId, ...form });
  expect((await send(meena)).body.status).toBe('review');
  const openCases = () => ReviewCases.find({ quoteId, isOpen: true }).lean();
  const [opened] = await openCases();
  return { buyer, send, caseId: opened?._id ?? '', openCases };
}

const supervisor = () => staffWith(newBrowser().port, 'supervisor');
const accepts = (desk: Visitor, caseId: string) =>
  desk.post(api.cases, { caseId, decision: 'accepted', reason: 'Seen on the passport, on a call' });

async function underwriterOf({ quoteId }: { quoteId: string }) {
  const proposal = await ReviewCases.findOne({ quoteId, kind: 'proposal' }).lean();
  const underwriter = await staffWith(newBrowser().port, 'underwriter');
  return (decision: string) =>
    underwriter.post(api.cases, { caseId: proposal?._id, decision, reason: 'Read, and all is well' });
}

test.each([
  ['the proposer', 'Asha Sample', worked.self, 'accepted'],
  ['the proposer, with a second name', 'Asha Rani Sample', worked.self, 'accepted'],
  ['somebody else', 'Meena Other', worked.self, 'referred'],
  ['a namesake', 'Asha Sample', '1970-01-01', 'referred'],
])('with the verified identity of %s (%s, %s) a proposal is %s', async (_who, name, dateOfBirth, status) => {
  const applicant = await makeKnownApplicant(newBrowser().port, { name, dateOfBirth });
  expect((await signAll(applicant)).body.status).toBe(status);
});

test('who proves another date of birth than their price is for is referred', async () => {
  const older = { name: 'Asha Sample', dateOfBirth: '1962-04-02' };
  const applicant = await makeKnownApplicant(newBrowser().port, older);
  const proposer = { ...answers.proposer, dateOfBirth: older.dateOfBirth };
  expect((await signAll(applicant, { proposer })).body.status).toBe('referred');
  const decides = await underwriterOf(applicant);
  expectFailure(await decides('accepted'), 422, 'PRICED_FOR_OTHER');
  expect((await decides('declined')).status).toBe(200);
});

test.each([
  ['as verified, where it is another', 'Meena Other', 'Meena Other'],
  ['as it was told, where it is the same', 'Asha Rani Sample', 'Asha Sample'],
])('the form begins with the name %s', async (_which, name, begins) => {
  const person = { name, dateOfBirth: worked.self };
  const { visitor, applicationId } = await makeKnownApplicant(newBrowser().port, person);
  const { body } = await visitor.get(`${api.applicationForm}?applicationId=${applicationId}`);
  expect(body).toMatchObject({ form: { proposer: { name: begins }, bank: { holder: begins } } });
});

test('who was accepted by a person is who may sign, whatever was typed after it was sent', async () => {
  const { buyer, send, caseId } = await makeReviewed();
  expect((await send({ ...asha, draft: true })).status).toBe(200);
  const desk = await supervisor();
  const { body } = await desk.get(`${api.cases}?kind=kyc`);
  const shown = (body as ReviewCasesDto).cases.find((each) => each.caseId === caseId);
  expect(shown).toMatchObject({ kyc: { name: 'Meena Other', document: '…4321' } });
  expect((await accepts(desk, caseId)).status).toBe(200);
  await markQuote(buyer.quoteId, { paidAt: new Date() });
  expect((await signAll(await opensForm(buyer))).body.status).toBe('referred');
});

test('nobody is insured whose identity a person still looks at, or declined', async () => {
  const { buyer, caseId } = await makeReviewed();
  await markQuote(buyer.quoteId, { paidAt: new Date() });
  const applicant = await opensForm(buyer);
  const { applicationId } = applicant;
  expect((await signAll(applicant)).body.status).toBe('referred');
  const decides = await underwriterOf(buyer);
  expectFailure(await decides('accepted'), 422, 'IDENTITY_OPEN');
  const declined = { caseId, decision: 'declined', reason: 'Another person is on the passport' };
  expect((await (await supervisor()).post(api.cases, declined)).status).toBe(200);
  const [told] = await messagesTo(buyer.mobileNumber, buyer.visitor);
  expect(told).toMatchObject({ purpose: 'identity-declined', link: expect.stringContaining('/kyc') });
  const { body } = await buyer.visitor.get(`${api.applicationForm}?applicationId=${applicationId}`);
  expect(body).toMatchObject({ status: 'referred', isIdentityDue: true });
  expectFailure(await decides('accepted'), 422, 'IDENTITY_OPEN');
  expect((await decides('declined')).status).toBe(200);
});

test('who signed is not sent to change a quote that stays as it was signed, though its block has lapsed', async () => {
  const { buyer, send, caseId } = await makeReviewed();
  await markQuote(buyer.quoteId, { paidAt: new Date() });
  await signAll(await opensForm(buyer));
  const declined = { caseId, decision: 'declined', reason: 'Another person is on the passport' };
  expect((await (await supervisor()).post(api.cases, declined)).status).toBe(200);
  await markQuote(buyer.quoteId, { paidAt: undefined });
  const { status, body } = await send({ ...asha, dateOfBirth: '1962-04-02' });
  expect([status, body.status, body.fields]).toEqual([200, 'review', undefined]);
});

test('a person who accepts a form says nothing of a price for another date of birth since', async () => {
  const { buyer, send, caseId } = await makeReviewed();
  const { visitor, quoteId } = buyer;
  const younger = [{ relation: 'self', dateOfBirth: '1996-02-29' }];
  expect((await visitor.post(api.quote, { quoteId, members: younger })).status).toBe(200);
  await markQuote(quoteId, { declaration: 'clean' });
  expectFailure(await accepts(await supervisor(), caseId), 409, 'CONFLICT');
  // Decided on by a server that has not seen the change.
  await settleReviewedKyc({ _id: caseId, quoteId, decision: 'accepted' }, new Date());
  expectFailure(await pay(buyer), 409, 'STEP_NOT_REACHED');
  expect((await send({ ...meena, dateOfBirth: '1996-02-29' })).body.status).toBe('review');
});

test('what an older server kept without the form that was sent is decided by the form as it stands', async () => {
  const { buyer, caseId } = await makeReviewed();
  await KycDetails.updateOne({ _id: buyer.quoteId }, { $unset: { outcome: 1 } });
  expect((await accepts(await supervisor(), caseId)).status).toBe(200);
  expect((await pay(buyer)).status).toBe(201);
});

test('another form in the place of the one that a person looks at is another case', async () => {
  const { send, caseId, openCases } = await makeReviewed();
  await send(meena);
  expect(await openCases()).toMatchObject([{ _id: caseId }]);
  await send(asha);
  const [open] = await openCases();
  expect(open?._id).not.toBe(caseId);
  const desk = await supervisor();
  expect((await accepts(desk, caseId)).status).toBe(409);
  expect((await accepts(desk, open?._id ?? '')).status).toBe(200);
});

test('a failed try leaves what a person looks at as it was sent', async () => {
  const { buyer, send, caseId } = await makeReviewed();
  const failed = await send({ ...asha, method: 'pan', pan: 'AAAPS3333C' });
  expect(failed.body).toMatchObject({ status: 'review', failure: 'notFound' });
  expect((await accepts(await supervisor(), caseId)).status).toBe(200);
  await markQuote(buyer.quoteId, { paidAt: new Date() });
  expect((await signAll(await opensForm(buyer))).body.status).toBe('referred');
});
