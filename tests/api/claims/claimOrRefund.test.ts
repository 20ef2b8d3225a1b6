import { api } from '@/lib/config/paths';
import { CLAIM_STATUSES, COUNTED_STATUSES } from '@/lib/domain/claims/claim';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import { settle } from '@/lib/domain/claims/settle/settle';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { toPaise } from '@/lib/domain/common/money';
import { ClaimCases } from '@/models/claims/claimCase';
import { findPolicy, Policies } from '@/models/policy/policy';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { insertClaim, makePolicyholder } from './policyholders';

const { newBrowser } = useApi();
const today = todayInIndia(new Date());
const CLAIM = 'CL-2611-00000001';

let owner: Awaited<ReturnType<typeof makePolicyholder>>;
beforeAll(async () => {
  owner = await makePolicyholder(newBrowser().port);
  await insertClaim(owner, CLAIM);
});
const cancel = () =>
  owner.visitor.post(api.policyCancel, { policyNumber: owner.policyNumber, reason: 'price' });
const read = async () => (await owner.visitor.get(`${api.policy}?policyNumber=${owner.policyNumber}`)).body;

/** Either the premium comes back or a claim is paid. */
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

test('a policy that was cancelled pays for no day whose premium came back', async () => {
  const before = addDays(today, -1);
  await Policies.updateOne({ _id: owner.policyNumber }, { $set: { startsOn: before } });
  expect((await cancel()).status).toBe(200);
  const answers = {
    ...{ memberId: owner.memberId, admission: 'planned', hospitalName: 'Parijat', kind: 'reimbursement' },
    story: 'Fell on the stairs',
  };
  const tell = async (admittedOn: string) =>
    (await owner.visitor.post(api.claims, { answers: { ...answers, admittedOn }, submit: true }))
      .body as ClaimDto;
  for (const day of [today, addDays(today, 9)]) {
    expect(await tell(day)).toMatchObject({ status: 'draft' });
    expect((await tell(day)).fields).toHaveProperty(['answers.admittedOn']);
  }
  expect(await tell(before)).toMatchObject({ status: 'asked', quickAnswer: { isActive: true } });

  const terms = claimTermsOf((await findPolicy(owner.policyNumber))!)!;
  const lines = [{ head: 'surgeon' as const, billed: toPaise(10_000) }];
  const cause = { kind: 'accident' as const };
  const paid = (admittedOn: string) =>
    settle(terms, { admittedOn, dischargedOn: admittedOn, billsByRoom: true, cause, lines }, []);
  expect(paid(before)).toMatchObject({ paid: toPaise(10_000) });
  expect(paid(today)).toMatchObject({ paid: 0, refusal: { reason: 'notInForce' } });
});
