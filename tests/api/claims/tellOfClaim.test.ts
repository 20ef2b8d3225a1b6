import { api } from '@/lib/config/paths';
import { addDays, addMonths, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { CLAIM_NUMBER } from '@/lib/domain/claims/claimNumber';
import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import { settle } from '@/lib/domain/claims/settle/settle';
import { toPaise } from '@/lib/domain/common/money';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Policies } from '@/models/policy/policy';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { insertClaim, makePolicyholder } from './policyholders';
import { makeVerified } from '@/tests/api/support/customers';
import { newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const today = todayInIndia(new Date());
const planned = addDays(today, 9);

let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  owner = await makePolicyholder(newBrowser().port);
});

const all = () => ({
  memberId: owner.memberId,
  admission: 'planned',
  hospitalName: 'Bakul Bone and Joint Centre',
  kind: 'cashless',
  admittedOn: planned,
  story: 'Torn cartilage in the left knee.',
});
const post = (body: object, key?: string) =>
  owner.visitor.post(api.claims, body, key === undefined ? {} : { 'Idempotency-Key': key });
const read = async (claimId: string) =>
  (await owner.visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto;

test('a claim begins with one answer, is kept as it is typed, and goes on where it stopped', async () => {
  const begun = await post({ answers: { memberId: owner.memberId } }, 'first-claim');
  expect(begun.status).toBe(201);
  const { claimId, version } = begun.body as ClaimDto;
  expect(claimId).toMatch(/^CL-\d{4}-\d{8}$/);
  // Half a date is saved as well. A page's last save names no version.
  const half = { admission: 'planned', admittedOn: '2026-1' };
  expect((await post({ claimId, version, answers: { memberId: owner.memberId, ...half } })).status).toBe(200);
  expect((await post({ claimId, answers: { story: 'Torn' } })).status).toBe(200);
  const found = await read(claimId);
  expect(found).toMatchObject({ status: 'draft', waitsFor: 'you', person: 'Arjun Sample', steps: [] });
  expect(todayInIndia(new Date(found.asOf ?? ''))).toBe(today);
  expect(found.answers).toEqual({ memberId: owner.memberId, ...half, story: 'Torn' });
  expect(Object.keys(found.fields ?? {})).toEqual([
    'answers.hospitalName',
    'answers.kind',
    'answers.admittedOn',
  ]);
  expectFailure(await post({ claimId, version, answers: {} }), 409, 'CONFLICT');
  expect((await post({ claimId, answers: {}, submit: true })).body.status).toBe('draft');
});

test('the same key begins one claim, however often it is pressed; another body is refused', async () => {
  const answers = { memberId: owner.memberId, kind: 'cashless' };
  const pressed = await Promise.all(Array.from({ length: 5 }, () => post({ answers }, 'pressed-often')));
  const numbers = new Set(pressed.map(({ body }) => (body as ClaimDto).claimId));
  expect(numbers.size).toBe(1);
  const again = await post({ answers }, 'pressed-often');
  expect(numbers).toContain(again.body.claimId);
  expectFailure(await post({ answers: { kind: 'reimbursement' } }, 'pressed-often'), 409, 'CONFLICT');
});

test('what is told is in time, has its steps with their clocks, and stays as it was told', async () => {
  const { body } = await post({ answers: all(), submit: true }, 'told-at-once');
  const claim = body as ClaimDto;
  expect(claim).toMatchObject({ status: 'asked', waitsFor: 'you', notice: { isInTime: true } });
  expect(claim).not.toHaveProperty('fields');
  expect(claim.steps.map(({ what, state, limitMinutes }) => [what, state, limitMinutes])).toEqual([
    ['told', 'done', undefined],
    ['asked', 'done', undefined],
    ['complete', 'next', undefined],
    ['requested', 'next', undefined],
    // Without Safeguard+ the law's one hour holds.
    ['preauthorised', 'next', 60],
    ['billed', 'next', undefined],
    ['approved', 'next', 180],
    ['paid', 'next', 2 * 24 * 60],
  ]);
  const { claimId } = claim;
  expect((await post({ claimId, answers: {}, submit: true })).body).toEqual(claim);
  expectFailure(await post({ claimId, answers: { story: 'Other' } }), 409, 'CONFLICT');
  expect((await owner.visitor.delete(`${api.claims}?claimId=${claimId}`)).status).toBe(204);
  expect((await read(claimId)).answers.story).toBe('Torn cartilage in the left knee.');
  expect(await AuditEntries.countDocuments({ action: 'CLAIM_TOLD', about: claimId })).toBe(1);
});

test.each([
  ['a planned one tomorrow', { admittedOn: addDays(today, 1) }, 'asked', false],
  ['an emergency of today', { admission: 'emergency', admittedOn: today }, 'asked', true],
  ['an emergency of tomorrow', { admission: 'emergency', admittedOn: planned }, 'draft', true],
  ['before the policy began', { kind: 'reimbursement', admittedOn: addDays(today, -1) }, 'draft', false],
  ['in half a year and a day', { admittedOn: addDays(today, 181) }, 'draft', true],
])('%s', async (_what, more, status, isInTime) => {
  const { body } = await post({ answers: { ...all(), ...more }, submit: true });
  expect(body).toMatchObject({ status, notice: { isInTime } });
});

test('a claim begun at a network hospital has its name, and whether it takes the card; another’s name is the customer’s', async () => {
  const [first, second] = makeSampleHospitals(2).map((each, at) => ({ ...each, isCashless: at === 1 }));
  await publishHospitals([first!, second!], new Date());
  const { claimId, version, answers, hospital } = (await post({ answers: { hospitalId: second!.code } }))
    .body as ClaimDto;
  expect(answers).toEqual({ hospitalId: second!.code, hospitalName: second!.name });
  expect(hospital).toMatchObject({ isCashless: true, city: second!.city });
  const other = { hospitalId: '', hospitalName: 'Bakul' };
  const typed = (await post({ claimId, version, answers: other })).body as ClaimDto;
  expect(typed.answers).toEqual(other);
  expect(typed).not.toHaveProperty('hospital');
  const gone = (await post({ answers: { hospitalId: 'HOS-GONE' } })).body as ClaimDto;
  expect(gone.answers).toEqual({});
});

test('a draft in which nothing was answered stands in no list', async () => {
  const other = await makePolicyholder(newBrowser().port);
  const begin = (answers: object) => other.visitor.post(api.claims, { answers });
  await begin({});
  const begun = (await begin({ admission: 'emergency' })).body as ClaimDto;
  const { body } = await other.visitor.get(api.claimHistory);
  expect((body.claims as ClaimDto[]).map(({ claimId }) => claimId)).toEqual([begun.claimId]);
});

test('until something is answered all tabs have one draft, and then a new tab has its own', async () => {
  const other = await makePolicyholder(newBrowser().port);
  let keys = 0;
  const open = async () => {
    const headers = { 'Idempotency-Key': `tab-number-${(keys += 1)}` };
    return ((await other.visitor.post(api.claims, { answers: {} }, headers)).body as ClaimDto).claimId;
  };
  const [first, ...more] = await Promise.all([open(), open(), open()]);
  expect(first).toMatch(CLAIM_NUMBER);
  expect([...more, await open()]).toEqual([first, first, first]);
  const answered = { claimId: first, answers: { admission: 'emergency' } };
  expect((await other.visitor.post(api.claims, answered)).body.answers).toEqual(answered.answers);
  const second = await open();
  expect([second === first, await open()]).toEqual([false, second]);
});

test('what was begun and not told is thrown away, once or twice', async () => {
  const { claimId } = (await post({ answers: { kind: 'cashless' } })).body as ClaimDto;
  for (const _ of [1, 2])
    expect((await owner.visitor.delete(`${api.claims}?claimId=${claimId}`)).status).toBe(204);
  expectFailure(await owner.visitor.get(`${api.claimDetail}?claimId=${claimId}`), 404, 'NOT_FOUND');
});

test('nobody tells of a claim under the policy of another', async () => {
  const { browser } = await makeVerified(newBrowser().port);
  const answers = { memberId: owner.memberId };
  expectFailure(await browser.post(api.claims, { answers }), 404, 'NOT_FOUND');
  const unknown = { memberId: `${owner.policyNumber}-9` };
  expectFailure(await post({ answers: unknown }), 404, 'NOT_FOUND');
});

test('a number’s policies say what is left to claim and whether the quick answer holds', async () => {
  const { body } = await owner.visitor.get(api.claimPolicies);
  const one = await owner.visitor.get(`${api.claimPolicy}?policyNumber=${owner.policyNumber}`);
  expect(body.policies).toEqual([one.body]);
  expect(one.body).toMatchObject({
    productName: 'ReAssure 2.0',
    left: { sumInsured: 10_00_000, carried: 0, deductible: 0 },
    coPaymentPercent: 0,
    quickAnswer: { minutes: 60, lawMinutes: 60, isActive: true, isLargeEnough: true, hasSafeguard: false },
  });
  expect((one.body.people as { name: string }[]).map(({ name }) => name)).toContain('Kabir Sample');
});

test('what a decided claim used is gone, and full again for the next one', async () => {
  const other = await makePolicyholder(newBrowser().port);
  const left = async () =>
    (await other.visitor.get(`${api.claimPolicy}?policyNumber=${other.policyNumber}`)).body.left as object;
  const terms = claimTermsOf({
    product: 'health-recharge',
    tier: '',
    riders: [],
    sumInsured: 10_00_000,
    startsOn: today,
    endsOn: addDays(today, 364),
  })!;
  const lines = [{ head: 'surgeon' as const, billed: toPaise(8_00_000) }];
  const stay = { admittedOn: today, dischargedOn: today, billsByRoom: true };
  const bill = { ...stay, cause: { kind: 'accident' as const }, lines };
  const settled = { bill, settlement: settle({ ...terms, deductible: toPaise(0) }, bill, []) };
  await insertClaim(other, 'CL-2611-00000009', { status: 'paid', settled });
  expect(await left()).toEqual({ sumInsured: 10_00_000, carried: 0, deductible: 0 });
  await Policies.updateOne({ _id: other.policyNumber }, { $set: { product: 'health-recharge', tier: '' } });
  expect(await left()).toEqual({ sumInsured: 2_00_000, carried: 0, deductible: 0 });
});

test('the code that a claim asks for opens claims, for a time that is said', async () => {
  const visitor = new Visitor(newBrowser().port);
  expectFailure(await visitor.get(api.claimAuthToken), 401, 'NOT_SIGNED_IN');
  await prove(visitor, newMobile());
  const { status, body } = await visitor.get(api.claimAuthToken);
  expect([status, Date.parse(body.until as string) > Date.now()]).toEqual([200, true]);
});

test('a claim that is begun again once the month is over has the number that it had', async () => {
  const nextMonth = addMonths(`${todayInIndia(new Date()).slice(0, 7)}-01`, 1);
  passSeconds((startInIndia(nextMonth).getTime() - Date.now()) / 1000 - 30);
  const visitor = new Visitor(newBrowser().port);
  await prove(visitor, newMobile());
  const begin = (answers: object) => visitor.post(api.claims, { answers }, { 'Idempotency-Key': 'midnight' });
  const { claimId } = (await begin({ kind: 'cashless' })).body as ClaimDto;
  passSeconds(60);
  const again = (await begin({ kind: 'cashless' })).body as ClaimDto;
  const other = await begin({ kind: 'reimbursement' });
  jest.useRealTimers();
  expect(again.claimId).toBe(claimId);
  expectFailure(other, 409, 'CONFLICT');
});
