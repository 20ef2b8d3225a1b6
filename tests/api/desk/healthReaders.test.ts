import { api } from '@/lib/config/paths';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import { isAllowed, STAFF_ROLES, type StaffRole } from '@/lib/domain/desk/permissions';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { openCase } from '@/lib/server/services/desk/reviewCases';
import { AuditEntries } from '@/models/desk/auditEntry';
import { ReviewCases } from '@/models/desk/reviewCase';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { makeApplicant, noToAll, signAll } from '@/tests/api/support/purchases';
import { endpoints } from '@/tests/api/support/routes';
import { signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const NOTE = 'Zebra fever since 2019';
const REASON = 'Accepted although the zebra fever is old';
const health = /zebra|"illness"|"health"/i;
const queries = ['', '?status=open', '?status=decided', '?kind=proposal', '?limit=100'];

const staff = new Map<StaffRole, Visitor>();
const cases = { waiting: '', decided: '', quoteId: '' };

async function aCase(): Promise<string> {
  const { browser, quote } = await makeVerified(newBrowser().port);
  const { quoteId } = quote;
  const path = `${api.healthDeclaration}?quoteId=${quoteId}`;
  const { about, version } = (await browser.get(path)).body as HealthDeclarationDto;
  const no = { answer: 'no' };
  const illness = { answer: 'yes', who: [1], note: NOTE };
  const answers = { illness, treatment: no, pending: no, refused: no };
  const declared = { quoteId, about, version, answers, submit: true };
  expect((await browser.post(api.healthDeclaration, declared)).status).toBe(200);
  await openCase({ kind: 'proposal', quoteId }, new Date());
  cases.quoteId = quoteId;
  return (await ReviewCases.findOne({ quoteId }).lean())?._id ?? '';
}

async function aSignedProposal() {
  const hospital = { answer: 'yes', since: '2024-03', details: 'Zebra fever, a week' };
  const medical = { people: [noToAll, { ...noToAll, hospital }, noToAll] };
  const { status } = await signAll(await makeApplicant(newBrowser().port), { medical });
  expect(status).toBe(200);
}

const decide = (role: StaffRole, caseId: string) =>
  staff.get(role)!.post(api.cases, { caseId, decision: 'declined', reason: REASON });

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  for (const { role, staffId, mobileNumber } of SAMPLE_STAFF) {
    const visitor = new Visitor(newBrowser().port);
    await signIn(visitor, staffId, mobileNumber);
    staff.set(role, visitor);
  }
  Object.assign(cases, { waiting: await aCase(), decided: await aCase() });
  await aSignedProposal();
  await decide('underwriter', cases.decided);
});

test('an underwriter reads what was disclosed, and why it was decided as it was', async () => {
  const underwriter = staff.get('underwriter')!;
  const open = await underwriter.get(`${api.cases}?status=open`);
  expect(open.text).toContain(NOTE);
  expect((await underwriter.get(`${api.cases}?status=decided`)).text).toContain(REASON);
});

test('of a signed proposal an underwriter reads why it waits, and what each person told', async () => {
  const { body } = await staff.get('underwriter')!.get(`${api.cases}?kind=proposal`);
  const { cases: listed } = body as ReviewCasesDto;
  const { reasons, people } = listed.find(({ applicationId }) => applicationId)?.proposal ?? {};
  expect(reasons).toEqual(['illness']);
  expect(people?.map(({ name, bmi, told }) => [name, bmi, told.map(({ question }) => question)])).toEqual([
    ['Asha Sample', 24.4, []],
    ['Arjun Sample', 23.5, ['hospital']],
    ['Kabir Sample', 15.1, []],
  ]);
  expect(people?.[1]?.told[0]).toMatchObject({ since: '2024-03', details: 'Zebra fever, a week' });
});

const sellers = STAFF_ROLES.filter((role) => role !== 'underwriter');
/** The calls that sellers may make; all others are refused (everyCaller.test.ts). */
const calls = sellers.flatMap((role) =>
  endpoints
    .filter(({ permission, method }) => permission && isAllowed(role, permission) && method !== 'DELETE')
    .map(({ method, route }) => [role, method, route] as const),
);

test.each(calls)('a %s reads no health answer from %s %s', async (role, method, route) => {
  const visitor = staff.get(role)!;
  const bodies = [{}, { caseId: cases.waiting }, { caseId: cases.decided }, { quoteId: cases.quoteId }];
  const answers = await Promise.all(
    method === 'GET'
      ? queries.map((query) => visitor.get(`${route}${query}`))
      : bodies.map((body) => visitor.post(route, body)),
  );
  for (const { text } of answers) expect(text).not.toMatch(health);
});

test.each(sellers)('a %s decides no proposal, and the try is kept', async (role) => {
  expectFailure(await decide(role, cases.waiting), 403, 'FORBIDDEN');
  expect(await ReviewCases.findById(cases.waiting).lean()).toMatchObject({ isOpen: true });
  const { staffId } = SAMPLE_STAFF.findLast((each) => each.role === role)!;
  expect(await AuditEntries.countDocuments({ action: 'STAFF_DENIED', actor: staffId })).toBeGreaterThan(0);
});

test('an underwriter has no list of quotes to sell from, and confirms no identity', async () => {
  const underwriter = staff.get('underwriter')!;
  expectFailure(await underwriter.get(api.latestQuotes), 403, 'FORBIDDEN');
  const { quote } = await makeVerified(newBrowser().port);
  await openCase({ kind: 'kyc', quoteId: quote.quoteId }, new Date());
  const found = await ReviewCases.findOne({ quoteId: quote.quoteId }).lean();
  expectFailure(await decide('underwriter', found?._id ?? ''), 403, 'FORBIDDEN');
});
