import { api } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { decideProposal } from '@/lib/server/services/application/settleApplication';
import { Payments } from '@/models/payment/payment';
import { Policies } from '@/models/policy/policy';
import { findQuoteAtAll, markQuote } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aPaidApplicant } from '@/tests/api/support/paidApplicants';
import {
  type Applicant,
  answers,
  askToSign,
  fillAll,
  makeApplicant,
  noToAll,
  opensForm,
  save,
  signAll,
} from '@/tests/api/support/purchases';
import { newMobile, prove } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const readForm = async ({ visitor, applicationId }: Applicant) =>
  (await visitor.get(`${api.applicationForm}?${new URLSearchParams({ applicationId })}`))
    .body as ApplicationDto;

/** The block ends unsigned; then the quote is changed and paid for again. */
async function payAnew(applicant: Applicant, changed: object): Promise<QuoteDto> {
  const { visitor, quoteId } = applicant;
  await markQuote(quoteId, { paidAt: undefined });
  const { status, body } = await visitor.post(api.quote, { quoteId, ...changed });
  expect(status).toBe(200);
  await markQuote(quoteId, { declaration: 'clean', kyc: 'verified', paidAt: new Date() });
  return body as QuoteDto;
}

const yes = { answer: 'yes', since: '2020-01', details: 'Asked for by a test' };

test('answers stay with whom they are about when the family changes before the form is signed', async () => {
  const applicant = await makeApplicant(port());
  const ill = { ...noToAll, medicine: yes };
  await fillAll(applicant, { medical: { people: [noToAll, ill, noToAll] } });
  const before = await readForm(applicant);
  const [self, , son] = before.form.members['people'] as readonly { relation: string; dateOfBirth: string }[];
  const members = [self, son].map((each) => ({ relation: each?.relation, dateOfBirth: each?.dateOfBirth }));
  await payAnew(applicant, { members });
  const { form } = await readForm(await opensForm(applicant));
  expect(form.members['people']).toMatchObject([
    { relation: 'self', heightCm: '162' },
    { relation: 'son', name: 'Kabir Sample', heightCm: '118' },
  ]);
  expect(form.medical['people']).toMatchObject([noToAll, noToAll]);
});

test('the policy is of the plan that was paid for last, whatever plan the form was begun for', async () => {
  const applicant = await makeApplicant(port());
  const { quoteId } = applicant;
  await fillAll(applicant);
  const other = await payAnew(applicant, { product: 'aspire', tier: 'Gold+' });
  await opensForm(applicant);
  const { version } = await readForm(applicant);
  const signature = await askToSign(applicant);
  const signed = await save(applicant, 'declaration', version, { submit: true, signature });
  expect(signed.body).toMatchObject({ status: 'accepted' });
  expect(await Policies.findOne({ quoteId }).lean()).toMatchObject({
    product: other.product,
    tier: other.tier,
  });
});

test('a code to sign is for the plan that it was asked for, not for one that is paid for since', async () => {
  const applicant = await makeApplicant(port());
  const version = await fillAll(applicant);
  const signature = await askToSign(applicant);
  await payAnew(applicant, { sumInsured: 5_00_000 });
  const sign = (by: object) => save(applicant, 'declaration', version, { submit: true, signature: by });
  expectFailure(await sign(signature), 409, 'CONFLICT');
  expect((await sign(await askToSign(applicant))).status).toBe(200);
});

test('money of the other kind that comes after the signature is a policy’s too', async () => {
  const applicant = await aPaidApplicant(port());
  const ill = { ...noToAll, medicine: yes };
  const signed = await signAll(applicant, { medical: { people: [ill, noToAll, noToAll] } });
  expect(signed.body).toMatchObject({ status: 'referred' });
  // Simulates a payment that the bank released and that was blocked again after a birthday.
  await Payments.updateOne({ _id: applicant.payment.paymentId }, { $set: { mode: 'block' } });
  await decideProposal(applicant.applicationId, { decision: 'accepted', reason: 'Read' }, new Date());
  expect(await Policies.countDocuments({ quoteId: applicant.quoteId })).toBe(1);
});

test('a form whose quote goes to another number begins anew there, and opens to the first no more', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, quoteId } = applicant;
  await fillAll(applicant);
  const mobileNumber = newMobile();
  await payAnew(applicant, { mobileNumber });
  const query = new URLSearchParams({ applicationId: applicant.applicationId });
  expectFailure(await visitor.get(`${api.applicationForm}?${query}`), 404, 'NOT_FOUND');
  await prove(visitor, mobileNumber);
  await markQuote(quoteId, { verifiedAt: new Date() });
  const own = await opensForm({ ...applicant, mobileNumber });
  const form = await readForm(own);
  expect(form.form.bank).not.toHaveProperty('accountNumber');
  expect(await findQuoteAtAll(quoteId)).toHaveProperty('paidAt');
  const { version } = form;
  for (const section of ['proposer', 'members', 'medical', 'nominee', 'bank'] as const) {
    expect((await save(own, section, version + Object.keys(answers).indexOf(section))).status).toBe(200);
  }
});
