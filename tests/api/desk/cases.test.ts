import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { keptUntil } from '@/lib/domain/common/retention';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { sealedKycForm } from '@/lib/server/services/kyc/kycOutcome';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { openCase, withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { AuditEntries } from '@/models/desk/auditEntry';
import { saveKyc } from '@/models/kyc/kycDetails';
import { markQuote, Quotes } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { STAFF } from '@/tests/api/support/codes';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, passSeconds, signIn, Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
const day = 24 * 60 * 60;
let days = 0;

beforeAll(async () => {
  await newVisitor().get('/api/health/ready');
  await addSampleStaff();
});
beforeEach(() => passSeconds((days += 2) * day));
afterEach(() => jest.useRealTimers());

async function signedIn(staffId: string, mobileNumber: string): Promise<Browser> {
  const browser = newVisitor();
  await signIn(browser, staffId, mobileNumber);
  return browser;
}
const telecaller = () => signedIn('SAMPLE-1001', '6000001001');
const supervisor = () => signedIn('SAMPLE-2001', '6000002001');

async function listed(browser: Browser, query = ''): Promise<ReviewCasesDto> {
  const { status, body } = await browser.get(`${api.cases}?${query}`);
  expect(status).toBe(200);
  return body as ReviewCasesDto;
}

/** What a reviewer judges. */
async function sendForm(quoteId: string, mobileNumber: string): Promise<void> {
  const typed = { method: 'manual', name: 'Sample Waiting', dateOfBirth: worked.self } as const;
  const form = sealedKycForm.seal(typed, quoteId);
  const now = new Date();
  const ends = { updatedAt: now, expiresAt: keptUntil('quote', now) };
  await saveKyc({ _id: quoteId, mobileHash: mobileHashOf(mobileNumber), form, version: 0, ...ends });
}

async function makeCase(kind: 'kyc' | 'proposal'): Promise<{ quote: QuoteDto; caseId: string }> {
  const mobileNumber = newMobile();
  const quote = await makeQuote(newVisitor(), { mobileNumber, name: 'Sample Waiting' });
  if (kind === 'kyc') await sendForm(quote.quoteId, mobileNumber);
  await openCase({ kind, quoteId: quote.quoteId }, new Date());
  const found = await ReviewCases.findOne({ quoteId: quote.quoteId });
  return { quote, caseId: found?._id ?? '' };
}

const reason = 'Both names belong to one person: seen on the passport';
const decide = (browser: Browser, caseId: string, more: object = {}) =>
  browser.post(api.cases, { caseId, decision: 'accepted', reason, ...more });

test('what waits longest stands first, with its customer masked', async () => {
  const { caseId, quote } = await makeCase('kyc');
  passSeconds(60);
  const { caseId: later } = await makeCase('proposal');
  const browser = await telecaller();
  const { cases } = await listed(browser);
  expect(cases.map((each) => each.caseId)).toEqual([caseId, later]);
  expect(cases[0]).toMatchObject({ kind: 'kyc', quoteId: quote.quoteId, name: 'Sample Waiting' });
  expect(cases[0]?.mobileNumber).toMatch(/^70xxxx\d{4}$/);
  expect((await listed(browser, 'kind=proposal')).cases).toHaveLength(1);
  await ReviewCases.deleteMany({});
});

test('a quote that the desk has can be opened from its case, by who reads quotes', async () => {
  await makeCase('kyc');
  const alone = await makeQuote(newVisitor(), { mobileNumber: newMobile(), consent: false });
  await openCase({ kind: 'kyc', quoteId: alone.quoteId }, new Date());
  const onDesk = async (browser: Browser) => (await listed(browser)).cases.map((each) => each.isOnDesk);
  expect(await onDesk(await telecaller())).toEqual([true, undefined]);
  expect(await onDesk(await signedIn('SAMPLE-3001', '6000003001'))).toEqual([undefined, undefined]);
  await ReviewCases.deleteMany({});
});

test('a case is opened once, however often, until it is withdrawn', async () => {
  const { quote } = await makeCase('kyc');
  const about = { kind: 'kyc', quoteId: quote.quoteId } as const;
  await Promise.all([1, 2, 3].map(() => openCase(about, new Date())));
  expect(await ReviewCases.countDocuments(about)).toBe(1);
  await withdrawCase(about, new Date());
  await openCase(about, new Date());
  expect(await ReviewCases.countDocuments(about)).toBe(2);
  expect(await ReviewCases.countDocuments({ ...about, isOpen: true })).toBe(1);
});

test.each([
  ['kyc', 'accepted', { kyc: 'verified' }],
  ['kyc', 'declined', { kyc: 'failed' }],
] as const)('a %s case that is %s goes on', async (kind, decision, marks) => {
  const { quote, caseId } = await makeCase(kind);
  await markQuote(quote.quoteId, { kyc: 'review' });
  const browser = await supervisor();
  expect((await decide(browser, caseId, { decision })).status).toBe(200);
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject(marks);
  const { cases } = await listed(browser, 'status=decided');
  expect(cases[0]).toMatchObject({ caseId, decision, reason, decidedBy: 'SAMPLE-2001' });
  expect(JSON.stringify(await ReviewCases.findById(caseId).lean())).not.toContain('passport');
  const entry = await AuditEntries.findOne({ action: 'CASE_DECIDED', 'details.caseId': caseId }).lean();
  expect(entry).toMatchObject({ actor: 'SAMPLE-2001', details: { kind, decision, quoteId: quote.quoteId } });
});

test('of two who decide at once, one does', async () => {
  const { quote, caseId } = await makeCase('kyc');
  const browser = await supervisor();
  const decisions = ['accepted', 'declined'] as const;
  const answers = await Promise.all(decisions.map((decision) => decide(browser, caseId, { decision })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = decisions[answers.findIndex(({ status }) => status === 200)];
  const kyc = winner === 'accepted' ? 'verified' : 'failed';
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject({ kyc });
});

test('a decision that a dying server left without effect is finished by the same one again', async () => {
  const { quote, caseId } = await makeCase('kyc');
  const browser = await supervisor();
  await decide(browser, caseId);
  await ReviewCases.updateOne({ _id: caseId }, { $unset: { settledAt: 1 } });
  await markQuote(quote.quoteId, { kyc: 'review' });
  expectFailure(await decide(browser, caseId, { decision: 'declined' }), 409, 'CONFLICT');
  const twin = { staffId: 'SAMPLE-2093', mobileNumber: '6000002093' };
  await createStaff({ ...STAFF, ...twin, role: 'supervisor' }, new Date());
  const another = await signedIn(twin.staffId, twin.mobileNumber);
  expect((await decide(another, caseId)).status).toBe(200);
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject({ kyc: 'verified' });
  expectFailure(await decide(browser, caseId), 409, 'CONFLICT');
  // The person who completed the settlement did not decide.
  expect(await AuditEntries.distinct('actor', { action: 'CASE_DECIDED', about: caseId })).toEqual([
    'SAMPLE-2001',
  ]);
});

test('who was verified by a registry meanwhile stays so, whatever a dying server left undone', async () => {
  const { quote, caseId } = await makeCase('kyc');
  const browser = await supervisor();
  await decide(browser, caseId, { decision: 'declined' });
  await ReviewCases.updateOne({ _id: caseId }, { $unset: { settledAt: 1 } });
  await markQuote(quote.quoteId, { kyc: 'verified' });
  expect((await decide(browser, caseId, { decision: 'declined' })).status).toBe(200);
  expect(await Quotes.findById(quote.quoteId).lean()).toMatchObject({ kyc: 'verified' });
});

test('a telecaller sees what waits, and a supervisor alone decides', async () => {
  const { caseId } = await makeCase('kyc');
  const browser = await telecaller();
  expectFailure(await decide(browser, caseId), 403, 'FORBIDDEN');
  expectFailure(await decide(newVisitor(), caseId), 401, 'NOT_SIGNED_IN');
  expectFailure(await newVisitor().get(api.cases), 401, 'NOT_SIGNED_IN');
  expect(await ReviewCases.findById(caseId).lean()).toMatchObject({ isOpen: true });
  expect(await AuditEntries.countDocuments({ action: 'STAFF_DENIED', actor: 'SAMPLE-1001' })).toBe(1);
});

test.each([
  { reason: undefined },
  { reason: 'too short' },
  { reason: 'x'.repeat(501) },
  { reason: { $gt: '' } },
  { reason: 'Seen on the call to +91 98765 43210' },
  { decision: 'withdrawn' },
  { decision: undefined },
  { caseId: { $ne: '' } },
])('%j is refused', async (more) => {
  const answer = await decide(await supervisor(), 'unknown', more);
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields as object)).toEqual(Object.keys(more));
});

test('a case that is not there can’t be decided', async () => {
  expectFailure(await decide(await supervisor(), 'unknown'), 404, 'NOT_FOUND');
});
