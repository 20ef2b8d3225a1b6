import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import type { DeskClaimsDto, DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import { CLAIM_FLAGS } from '@/lib/domain/claims/desk/flags';
import { REFUSAL_CAUSES, REFUSAL_CLAUSES } from '@/lib/domain/claims/desk/refusals.data';
import { sandboxPayouts } from '@/lib/server/integrations/claims/payouts';
import type { Payout, PayoutFact, Payouts } from '@/lib/server/integrations/claims/payout';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { ClaimCases } from '@/models/claims/claimCase';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Policies } from '@/models/policy/policy';
import { auditTrail } from '@/tests/api/support/store/audit';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import type { Visitor } from '@/tests/api/support/visitors';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { openClaimsDesk, payAndTellAll, readOthers, STAFF_ID, textsTo } from './claimsDesk';
import { readDeskClaim } from './deskWork';
import { sendPaper } from './papers';
import { insertClaim, type Policyholder } from './policyholders';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
const today = todayInIndia(new Date());

let staff: Visitor;
/** Answers the appeals against what `staff` decided. */
let colleague: Visitor;
let owner: Policyholder;
beforeAll(async () => {
  ({ staff, colleague, owner } = await openClaimsDesk(newBrowser().port));
});

async function aClaim(): Promise<string> {
  const answers = {
    memberId: owner.memberId,
    admission: 'emergency',
    hospitalName: 'Parijat General',
    kind: 'cashless',
    admittedOn: today,
    story: 'Fell on the stairs',
  };
  const { body } = await owner.visitor.post(api.claims, { answers, submit: true });
  return (body as ClaimDto).claimId;
}

const bill = {
  number: 'PG/26/0091',
  admittedOn: today,
  dischargedOn: today,
  billsByRoom: true,
  cause: { kind: 'accident' },
  lines: [{ head: 'surgeon', billedPaise: 50_000_00 }],
};
const readDesk = (claimId: string) => readDeskClaim(staff, claimId);
const others = (claimId: string) => readOthers(owner, claimId);
const decide = async (claimId: string, more: object, by = staff) => {
  const { version } = await readDesk(claimId);
  return by.post(api.deskClaimDecide, { claimId, version, bill, ...more });
};
const refuse = async (claimId: string, cause: string, note?: string, by = staff) => {
  const { version } = await readDesk(claimId);
  return by.post(api.deskClaimRefuse, { claimId, version, cause, note });
};
const list = async (query: Record<string, string>) =>
  (await staff.get(`${api.deskClaims}?${new URLSearchParams(query)}`)).body as DeskClaimsDto;
const actionsAbout = async (claimId: string) =>
  (await auditTrail({ actor: STAFF_ID, about: claimId })).map(({ action }) => action);

test('the queue shows what is due first, says what is late, and has each claim on one page', async () => {
  const day = 86_400_000;
  const dueIn = [3, -1, 1, 2, -2, undefined, undefined];
  const ids = dueIn.map((_, at) => `CL-2601-0000000${at}`);
  for (const [at, days] of dueIn.entries()) {
    const status = at % 2 === 0 ? 'review' : 'told';
    const kind = at < 4 ? ('cashless' as const) : ('reimbursement' as const);
    const dueBy = days === undefined ? undefined : new Date(Date.now() + days * day);
    await insertClaim(owner, ids[at]!, { status, answers: { kind }, dueBy });
  }
  const walked: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { claims, next, late } = await list({ limit: '2', ...(cursor && { cursor }) });
    expect(late).toBe(2);
    walked.push(...claims.map(({ claimId }) => claimId));
    cursor = next;
  }
  expect(walked).toEqual([4, 1, 2, 3, 0, 5, 6].map((at) => ids[at]));
  const cashless = await list({ kind: 'cashless', status: 'review' });
  expect(cashless.claims.map(({ claimId }) => claimId)).toEqual([ids[2], ids[0]]);
  expect(cashless.counts).toEqual({ told: 2, asked: 0, review: 2, approved: 0 });
  expectFailure(await staff.get(`${api.deskClaims}?status=draft`), 400, 'INVALID_INPUT');
});

test('a person refuses a whole claim by a clause; the customer reads why, and may appeal', async () => {
  const claimId = await aClaim();
  const refused = await refuse(claimId, 'cosmetic', 'The operation was for looks alone.');
  expect(refused.body).toMatchObject({ status: 'refused' });
  await payAndTellAll();
  expect((await others(claimId)).refused).toEqual({
    cause: 'cosmetic',
    clause: 'Excl08',
    note: 'The operation was for looks alone.',
  });
  expect(await textsTo(owner)).toContain(`can’t pay your claim ${claimId}`);
  expect(await SandboxPayouts.countDocuments({ _id: claimId })).toBe(0);
  expect(await actionsAbout(claimId)).toContain('CLAIM_REFUSED');
  expectFailure(await refuse(claimId, 'cosmetic'), 409, 'CONFLICT');

  const appeal = { claimId, text: 'The doctor ordered it.' };
  expect((await owner.visitor.post(api.claimAppeal, appeal)).body.status).toBe('review');
  expectFailure(await decide(claimId, { confirm: true }), 422, 'OWN_DECISION');
  expect((await decide(claimId, { confirm: true }, colleague)).body.status).toBe('approved');
  await payAndTellAll();
  expect(await others(claimId)).toMatchObject({
    settlement: { paid: 50_000 },
    payouts: [{ rupees: 50_000 }],
  });
  expect((await others(claimId)).refused).toBeUndefined();
});

test.each(REFUSAL_CAUSES)('a refusal for %s names its clause', (cause) => {
  expect(REFUSAL_CLAUSES[cause]).toMatch(/^(Excl(0[4-9]|1[0-7])|insured|disclosure|fraud|proof)$/);
});

test('an appeal that a person refuses stays refused; what was paid is never taken back', async () => {
  const claimId = await aClaim();
  await refuse(claimId, 'unproven');
  await owner.visitor.post(api.claimAppeal, { claimId, text: 'Please look again.' });
  await refuse(claimId, 'unproven', undefined, colleague);
  expect((await readDesk(claimId)).steps.at(-1)).toMatchObject({ what: 'appealAnswered', rupees: 0 });
  const paid = await aClaim();
  await decide(paid, { confirm: true });
  await payAndTellAll();
  await owner.visitor.post(api.claimAppeal, { claimId: paid, text: 'More is due.' });
  expectFailure(await refuse(paid, 'unproven', undefined, colleague), 409, 'STEP_NOT_REACHED');
});

test('a bill is kept as typed, through what else happens to the claim', async () => {
  const claimId = await aClaim();
  const { version } = await readDesk(claimId);
  const typed = { number: 'PG/26', rate: '6,50', lines: [{ head: 'room', amount: '24,000' }, {}] };
  expect((await staff.post(api.deskClaimBill, { claimId, typed })).status).toBe(200);
  await staff.post(api.deskClaimNote, { claimId, version, what: 'requested' });
  expect((await readDesk(claimId)).typedBill).toEqual(typed);
  const stored = JSON.stringify(await ClaimCases.findById(claimId).lean());
  expect(stored).not.toContain('24,000');
  expect(JSON.stringify(await others(claimId))).not.toContain('PG/26');
});

test('flags are for people at the desk: they change no amount, and no customer reads of them', async () => {
  const first = await aClaim();
  const second = await aClaim();
  const file = aJpeg({ comment: 'one bill for two claims' });
  for (const claimId of [first, second]) {
    await sendPaper(owner.visitor, claimId, file, 'hospitalBill');
    await sendPaper(owner.visitor, claimId, aJpeg({ comment: 'the same person' }), 'photoId');
  }
  await staff.post(api.deskClaimBill, { claimId: first, typed: { number: 'pg 26 0091' } });
  await staff.post(api.deskClaimBill, { claimId: second, typed: { number: bill.number } });
  const answer = await decide(second, {});
  expect(answer.body).toMatchObject({ claimId: second });
  const { flags } = answer.body as DeskDecisionDto;
  expect(Object.fromEntries(flags.map(({ flag, claims = [] }) => [flag, claims]))).toMatchObject({
    soonAfterStart: [],
    sameBillNumber: [first],
    samePaper: [first],
    notListed: [],
    manyClaims: [],
  });
  const decided = (await decide(second, { confirm: true })).body as DeskDecisionDto;
  expect(decided.settlement.payable).toBe(50_000);
  await payAndTellAll();
  const told = [
    await textsTo(owner),
    (await owner.visitor.get(`${api.claimDetail}?claimId=${second}`)).text,
    (await owner.visitor.get(api.claimHistory)).text,
    JSON.stringify(await others(second)),
  ].join('\n');
  for (const flag of ['flags', ...CLAIM_FLAGS]) expect(told).not.toContain(flag);
});

test('hospital cash is paid with the claim, beside the bill, and to the customer', async () => {
  const admittedOn = addDays(today, -4);
  const insured = { riders: ['hospital-cash'], startsOn: admittedOn };
  await Policies.updateOne({ _id: owner.policyNumber }, { $set: insured });
  const claimId = await aClaim();
  const decided = await decide(claimId, { bill: { ...bill, admittedOn }, confirm: true });
  const { settlement } = decided.body as DeskDecisionDto;
  const cash = { days: 4, perDay: 1_000, amount: 4_000 };
  expect(settlement).toMatchObject({ paid: 50_000, cash, payable: 54_000 });
  const sent: Payout[] = [];
  const bank: Payouts = {
    send: (payout, now) => {
      sent.push(payout);
      return sandboxPayouts.send(payout, now);
    },
  };
  while (await payNextClaim(new Date(), bank));
  expect(sent).toMatchObject([
    { reference: claimId, amountPaise: 50_000_00, account: undefined },
    { reference: `${claimId}.2`, amountPaise: 4_000_00, account: { holder: expect.any(String) as string } },
  ]);
  const { payouts } = await others(claimId);
  expect(payouts.map(({ rupees, payee, account }) => [rupees, payee, account])).toEqual([
    [50_000, 'hospital', undefined],
    [4_000, 'customer', '9012'],
  ]);
  const { steps } = (await owner.visitor.get(`${api.claimDetail}?claimId=${claimId}`)).body as ClaimDto;
  expect(steps.slice(-2).map(({ payee }) => payee)).toEqual(['hospital', 'customer']);
  expect((await readDesk(claimId)).status).toBe('paid');
});

test('whoever looks at a payout sees what the bank says, and may ask it at once', async () => {
  const claimId = await aClaim();
  await decide(claimId, { bill: { ...bill, admittedOn: addDays(today, -4) }, confirm: true });
  expect((await readDesk(claimId)).payout).toEqual({ state: 'due' });
  for (const [minutes, state] of [
    [0, 'underway'],
    [2, 'failed'],
  ] as const) {
    const fact: PayoutFact = { state, bankId: 'pout_1' };
    const send = jest.fn<Promise<PayoutFact>, [Payout, Date]>(() => Promise.resolve(fact));
    await payNextClaim(new Date(Date.now() + minutes * 60_000), { send });
    // A payout that the bank has is asked about, and never ordered again.
    expect(send.mock.calls[0]?.[0].bankId).toBe(minutes === 0 ? undefined : 'pout_1');
    expect((await readDesk(claimId)).payout).toMatchObject({ state });
  }
  const ask = () => staff.post(api.deskClaimPayout, { claimId });
  const answers = await Promise.all([ask(), ask()]);
  for (const { status } of answers) expect(status).toBe(200);
  const { body } = await ask();
  expect(body).toMatchObject({ status: 'paid', payouts: [{ rupees: 50_000 }, { rupees: 4_000 }] });
  expect(await SandboxPayouts.countDocuments({ _id: new RegExp(claimId) })).toBe(2);
  expect(await actionsAbout(claimId)).toContain('CLAIM_PAYOUT_CHECKED');
});

test.each([-1, 181, 365 * 36])('a discharge %d days after the admission is no stay', async (days) => {
  const dischargedOn = addDays(today, days);
  const answer = await decide(await aClaim(), { bill: { ...bill, dischargedOn } });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields as object)).toEqual(['bill.dischargedOn']);
});

test('nothing is decided before the day of discharge, and no day of hospital cash paid ahead', async () => {
  const claimId = await aClaim();
  const of = (dischargedOn: string, confirm: boolean) =>
    decide(claimId, { bill: { ...bill, dischargedOn }, confirm });
  expect((await of(addDays(today, 1), false)).status).toBe(200);
  const early = await of(addDays(today, 1), true);
  expectFailure(early, 400, 'INVALID_INPUT');
  expect(Object.keys(early.body.fields as object)).toEqual(['bill.dischargedOn']);
  expect((await of(today, true)).status).toBe(200);
});

test('the admission of the hospital’s papers decides waits and cover, not the day that was told', async () => {
  const told = today;
  // The first 30 days cover accidents alone; the 31st is today.
  const startsOn = addDays(today, -30);
  const before = await Policies.findOneAndUpdate({ _id: owner.policyNumber }, { $set: { startsOn } });
  const claimId = await aClaim();
  const of = (admittedOn: string) => ({ bill: { ...bill, admittedOn, cause: { kind: 'illness' } } });
  expect((await readDesk(claimId)).terms).toMatchObject({ admittedOn: told });
  const { admittedOn: _none, ...without } = bill;
  const missing = await decide(claimId, { bill: without, confirm: true });
  expectFailure(missing, 400, 'INVALID_INPUT');
  expect(Object.keys(missing.body.fields as object)).toEqual(['bill.admittedOn']);
  const early = await decide(claimId, { ...of(addDays(today, 1)), confirm: true });
  expectFailure(early, 400, 'INVALID_INPUT');

  expect((await decide(claimId, of(today))).body).toMatchObject({ settlement: { paid: 50_000 } });
  const real = addDays(today, -1);
  await staff.post(api.deskClaimBill, { claimId, typed: { admittedOn: real } });
  expect((await readDesk(claimId)).terms).toMatchObject({ admittedOn: real });
  expect((await decide(claimId, { ...of(real), confirm: true })).body).toMatchObject({
    status: 'refused',
    settlement: { paid: 0, refusal: { reason: 'firstDays', coveredFrom: today } },
    flags: expect.arrayContaining([{ flag: 'toldOtherwise', on: told }]) as unknown,
  });
  expect((await others(claimId)).stay).toMatchObject({ admittedOn: real });
  const [entry] = await AuditEntries.find({ action: 'CLAIM_DECIDED', about: claimId }).lean();
  expect(entry?.details).toMatchObject({ admittedOn: real, toldOn: told });
  await Policies.updateOne({ _id: owner.policyNumber }, { $set: { startsOn: before!.startsOn } });
});
