import { api } from '@/lib/config/paths';
import { CLAIM_STATUSES, COUNTED_STATUSES } from '@/lib/domain/claims/claim';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import type { DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { ClaimCases } from '@/models/claims/claimCase';
import { cancelPolicy, findPolicy, Policies } from '@/models/policy/policy';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { signIn, Visitor } from '@/tests/api/support/visitors';
import { addSampleStaff } from '@/tests/api/support/desk';
import { bill, decideBy } from './deskWork';
import { insertClaim, makePolicyholder } from './policyholders';

const { newBrowser } = useApi();
const today = todayInIndia(new Date());
const CLAIM = 'CL-2611-00000001';

let desk: Visitor;
let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  const { port } = newBrowser();
  owner = await makePolicyholder(port);
  await addSampleStaff();
  desk = new Visitor(port);
  await signIn(desk, 'SAMPLE-4001', '6000004001');
  await insertClaim(owner, CLAIM);
});
const cancel = () =>
  owner.visitor.post(api.policyCancel, { policyNumber: owner.policyNumber, reason: 'price' });
const read = async () => (await owner.visitor.get(`${api.policy}?policyNumber=${owner.policyNumber}`)).body;

/** Either the premium comes back or a claim is paid: what came back before is taken off (below). */
test.each(COUNTED_STATUSES)('a policy with a claim that is %s returns no premium', async (status) => {
  await ClaimCases.updateOne({ _id: CLAIM }, { $set: { status } });
  expect(await read()).toMatchObject({ cancellation: { kind: 'none', refund: 0 } });
  expectFailure(await cancel(), 409, 'STEP_NOT_REACHED');
});

const uncounted = CLAIM_STATUSES.filter((status) => !COUNTED_STATUSES.includes(status));
test.each(uncounted)('a claim that is %s keeps no premium back', async (status) => {
  await ClaimCases.updateOne({ _id: CLAIM }, { $set: { status } });
  expect(await read()).toMatchObject({ cancellation: { kind: 'freeLook' } });
});

const before = addDays(today, -1);
const tell = async (admittedOn: string) => {
  const answers = {
    memberId: owner.memberId,
    admission: 'planned',
    hospitalName: 'Parijat',
    kind: 'reimbursement',
    story: 'Fell on the stairs',
    admittedOn,
  };
  return (await owner.visitor.post(api.claims, { answers, submit: true })).body as ClaimDto;
};

const decide = (claimId: string) =>
  decideBy(desk, claimId, 50_000, { bill: { ...bill(50_000), admittedOn: before }, confirm: true });

/** Issues a policy that has been in force since yesterday and has no claim. */
async function begin(): Promise<void> {
  await ClaimCases.deleteMany({ policyNumber: owner.policyNumber });
  const since = { $set: { startsOn: before }, $unset: { cancelled: 1, refundDueAt: 1 } } as const;
  await Policies.updateOne({ _id: owner.policyNumber }, since);
}

async function toldAfterCancelling() {
  await begin();
  expect((await cancel()).status).toBe(200);
  const { refund = 0 } = (await findPolicy(owner.policyNumber))?.cancelled ?? {};
  expect(refund).toBeGreaterThan(0);
  return { claimId: (await tell(before)).claimId, refund };
}

test('a policy that was cancelled pays for no day whose premium came back', async () => {
  await begin();
  expect((await cancel()).status).toBe(200);
  for (const day of [today, addDays(today, 9)]) {
    expect(await tell(day)).toMatchObject({ status: 'draft' });
    expect((await tell(day)).fields).toHaveProperty(['answers.admittedOn']);
  }
  expect(await tell(before)).toMatchObject({ status: 'asked', quickAnswer: { isActive: true } });
});

test('what came back is taken off what the claim pays, line by line, and the desk sees it', async () => {
  const { claimId, refund } = await toldAfterCancelling();
  const { body } = await decide(claimId);
  const { settlement, flags } = body as DeskDecisionDto;
  expect(settlement).toMatchObject({ paid: 50_000, setOff: refund, payable: 50_000 - refund });
  expect(flags).toContainEqual({ flag: 'premiumReturned', on: today });
  while (await payNextClaim(new Date()));
  const others = (await owner.visitor.get(`${api.claimOtherDetails}?claimId=${claimId}`)).body;
  expect(others).toMatchObject({ settlement: { setOff: refund }, payouts: [{ rupees: 50_000 - refund }] });
});

test('a policy that was returned from its first day pays no claim', async () => {
  const { claimId } = await toldAfterCancelling();
  await Policies.updateOne({ _id: owner.policyNumber }, { $set: { startsOn: today } });
  expect((await decide(claimId)).body).toMatchObject({
    status: 'refused',
    settlement: { payable: 0, refusal: { reason: 'notInForce' } },
  });
});

test('a cancellation that a claim overtakes while it is asked for returns nothing', async () => {
  await begin();
  const read = (await findPolicy(owner.policyNumber))!;
  const { claimId } = await tell(before);
  expect((await decide(claimId)).body).toMatchObject({ status: 'approved' });
  const asked = { requestedOn: today, refund: 1, reason: 'price', language: 'en' } as const;
  expect(await cancelPolicy(read, asked, new Date())).toBeNull();
  expectFailure(await cancel(), 409, 'STEP_NOT_REACHED');
});
