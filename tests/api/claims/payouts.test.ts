import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { SAMPLE_UNCLAIMED } from '@/lib/domain/unclaimed/sample.data';
import { todayInIndia } from '@/lib/domain/common/dates';
import { sandboxPayouts } from '@/lib/server/integrations/claims/payouts';
import { addSampleUnclaimed } from '@/lib/server/services/unclaimed/unclaimed';
import { addSampleStaff } from '@/tests/api/support/desk';
import { leaseSettling } from '@/lib/server/services/claims/desk/settleLease';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';
import { findClaimCase, markClaimPaid, notePayout } from '@/models/claims/claimCase';
import { RateLimits } from '@/models/common/rateLimit';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { Policies } from '@/models/policy/policy';
import { AuditEntries } from '@/models/desk/auditEntry';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { signIn, Visitor } from '@/tests/api/support/visitors';
import { aToldClaim, decideBy } from './deskWork';
import { makePolicyholder } from './policyholders';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

let desk: Visitor;
let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  const { port } = newBrowser();
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  await addSampleUnclaimed();
  desk = new Visitor(port);
  await signIn(desk, 'SAMPLE-4001', '6000004001');
  owner = await makePolicyholder(port);
});

const decide = (claimId: string, rupees: number) => decideBy(desk, claimId, rupees);
const statusOf = async (claimId: string) => (await findClaimCase(claimId))?.status;

test('servers that die before or after the bank was asked pay once', async () => {
  while (await payNextClaim(new Date()));
  const claimId = await aToldClaim(owner, 'cashless');
  await decide(claimId, 30_000);
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
  const dies = (when: 'before' | 'after') => ({
    send: async (...given: Parameters<typeof sandboxPayouts.send>) => {
      if (when === 'after') await sandboxPayouts.send(...given);
      throw new Error(`dies ${when} the bank was asked`);
    },
  });
  await expect(payNextClaim(inSeconds(0), dies('before'))).rejects.toThrow('dies before');
  expect(await payNextClaim(inSeconds(1))).toBe(false);
  await expect(payNextClaim(inSeconds(31), dies('after'))).rejects.toThrow('dies after');
  expect(await statusOf(claimId)).toBe('approved');
  const lanes = await Promise.all(Array.from({ length: 5 }, () => payNextClaim(inSeconds(62))));
  expect(lanes.filter(Boolean)).toHaveLength(1);
  expect(await statusOf(claimId)).toBe('paid');
  expect(await SandboxPayouts.countDocuments({ _id: claimId, amountPaise: 30_000_00 })).toBe(1);
});

test('money that the bank failed to pay is ordered again under a new reference, once', async () => {
  while (await payNextClaim(new Date()));
  const claimId = await aToldClaim(owner, 'cashless');
  await decide(claimId, 20_000);
  const asked: string[] = [];
  const fails = {
    send: ({ reference }: Parameters<typeof sandboxPayouts.send>[0]) => {
      asked.push(reference);
      return Promise.resolve({ state: 'failed' as const, bankId: `bank_${reference}` });
    },
  };
  const again = () => desk.post(api.deskClaimPayAgain, { claimId });
  await payNextClaim(new Date(), fails);
  expect(asked).toEqual([claimId]);
  const late = (await findClaimCase(claimId))!;
  const { send } = sandboxPayouts;
  jest
    .spyOn(sandboxPayouts, 'send')
    .mockImplementation((payout, now) =>
      payout.reference === claimId ? fails.send(payout) : send(payout, now),
    );
  const both = await Promise.all([again(), again()]);
  jest.restoreAllMocks();
  expect(both.some(({ status }) => status === 200)).toBe(true);
  while (await payNextClaim(new Date()));
  expect(await statusOf(claimId)).toBe('paid');
  const books = await SandboxPayouts.find({ _id: new RegExp(`^${claimId}`) }).lean();
  expect(books.map(({ _id, amountPaise }) => [_id, amountPaise])).toEqual([[`${claimId}.2`, 20_000_00]]);
  // A late worker that asked about the first payout must write nothing.
  const fact = { state: 'failed' as const, askedAt: new Date(), bankId: 'late' };
  await notePayout(late, fact, new Date());
  await markClaimPaid(late, { bankReference: 'late', paise: 1 }, { at: new Date(), isLast: true });
  expect((await findClaimCase(claimId))?.payouts).toHaveLength(1);
  expectFailure(await again(), 409, 'CONFLICT');
  expect(await AuditEntries.countDocuments({ action: 'CLAIM_PAID_AGAIN', about: claimId })).toBeGreaterThan(
    0,
  );
});

test('a settlement that hangs is taken over once its lease has ended, and writes nothing after that', async () => {
  const other = await makePolicyholder(newBrowser().port);
  const hung = await aToldClaim(other, 'cashless');
  const next = await aToldClaim(other, 'cashless');
  const now = new Date();
  const lease = await leaseSettling(other.policyNumber, hung, now);
  const read = (await findClaimCase(hung))!;
  expect(lease).toBeDefined();
  for (const claimId of [hung, next])
    expect(await leaseSettling(other.policyNumber, claimId, now)).toBeUndefined();
  expectFailure(await decide(next, 1_000), 409, 'CONFLICT');
  const later = new Date(now.getTime() + 61_000);
  const lanes = await Promise.all([1, 2, 3].map(() => leaseSettling(other.policyNumber, next, later)));
  expect(lanes.filter(Boolean)).toHaveLength(1);
  expect(await saveWithDue({ ...read, status: 'approved' })).toBeNull();
  await lease?.end();
  expect(await leaseSettling(other.policyNumber, next, later)).toBeUndefined();
  await lanes.find(Boolean)?.end();
  expect((await decide(hung, 1_000)).status).toBe(200);
});

const lookUp = async (policyNumber: string, dateOfBirth: string) =>
  new Visitor(newBrowser().port).post(api.unclaimed, { policyNumber, dateOfBirth });

test('what came back from the bank is found by number and birth date, until it is paid', async () => {
  while (await payNextClaim(new Date()));
  const claimId = await aToldClaim(owner, 'reimbursement');
  await decide(claimId, 10_000);
  const fails = { send: () => Promise.resolve({ state: 'failed' as const, bankId: 'bank_1' }) };
  await payNextClaim(new Date(), fails);
  const { policyNumber } = owner;
  const born = peopleOf((await Policies.findById(policyNumber).lean())!).holder.dateOfBirth;
  const { body } = await lookUp(policyNumber, born);
  expect(body).toEqual({
    amounts: [{ kind: 'claim', amountPaise: 10_000_00, since: todayInIndia(new Date()) }],
  });
  await payNextClaim(new Date(Date.now() + 61 * 60_000));
  expect(await statusOf(claimId)).toBe('paid');
  expect((await lookUp(policyNumber, born)).body).toEqual({ amounts: [] });
});

test('a stranger learns nothing: no policy, another birth date and nothing owed get one answer, by one read', async () => {
  const { policyNumber, dateOfBirth, amount } = SAMPLE_UNCLAIMED;
  const asked: string[] = [];
  mongoose.set('debug', (collection: string, method: string) => void asked.push(`${collection}.${method}`));
  const told = [];
  for (const [number, born] of [
    ['SUK2019-99999999990', dateOfBirth],
    [policyNumber, '1957-08-16'],
    [owner.policyNumber, '1957-08-16'],
    [policyNumber, dateOfBirth],
  ] as const) {
    asked.length = 0;
    const { status, body } = await lookUp(number, born);
    told.push({ status, body: body as unknown, asked: asked.join() });
  }
  mongoose.set('debug', false);
  const [one, ...others] = told;
  expect(one).toMatchObject({ status: 200, body: { amounts: [] } });
  expect(one?.asked).toContain('unclaimedAmounts.findOne');
  expect(others).toEqual([one, one, { ...one, body: { amounts: [amount] } }]);
});

test.each([
  ['of somebody of 105', '1921-02-03', 200],
  ['of a baby', todayInIndia(new Date()), 200],
  ['that is to come', '2099-01-01', 400],
  ['that is none', '1990-02-30', 400],
])('a birth date %s: %s', async (_what, born, status) => {
  expect((await lookUp('SUK2019-99999999990', born)).status).toBe(status);
});

test('guesses at the birth date of one policy are counted over all addresses', async () => {
  for (const day of ['01', '02', '03']) await lookUp('SUK2019-55555555550', `1960-01-${day}`);
  const counts = await RateLimits.find({ _id: /unclaimed-of-policy/ }).lean();
  expect(counts.map(({ count }) => count)).toContain(3);
});
