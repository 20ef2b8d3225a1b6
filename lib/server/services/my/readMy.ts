import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { MyDto, MyPolicyDto } from '@/lib/domain/my/contract';
import { policyStateOf, renewalOf } from '@/lib/domain/policy/policyState';
import { findProduct } from '@/lib/domain/plans/products';
import { listPoliciesOf, type PolicyRecord } from '@/models/policy/policy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { readConsents } from '@/lib/server/services/consents/consents';
import { cardCodesOf } from '@/lib/server/services/policy/healthCards';
import { maskedMobileOf, peopleOf } from '@/lib/server/services/policy/policyRecord';
import { listChanges } from './changes';
import { listJourneys } from '@/lib/server/services/resume/journeys';

const MOST_POLICIES = 20;

/** Needs the code of a sign-in, which alone opens policies (lib/domain/verify/rights.ts). */
export async function readMy(request: ApiRequest<unknown>): Promise<MyDto> {
  const { caller, now } = request;
  const mobileHash = await provenNumberOf(caller);
  const [journeys, policies, requests, consents] = await Promise.all([
    listJourneys({ ...request, input: {} }),
    listPoliciesOf(mobileHash, MOST_POLICIES),
    listChanges(mobileHash),
    readConsents(request),
  ]);
  const [newest] = policies;
  const today = todayInIndia(now);
  return {
    at: now.toISOString(),
    ...(newest && { name: peopleOf(newest).holder.name, mobileNumber: maskedMobileOf(peopleOf(newest)) }),
    journeys,
    policies: await Promise.all(policies.map((policy) => toMyPolicy(policy, { today, now }))),
    requests,
    consents,
  };
}

async function toMyPolicy(
  policy: PolicyRecord,
  { today, now }: { today: IsoDate; now: Date },
): Promise<MyPolicyDto> {
  const { _id: policyNumber, product, tier, startsOn, endsOn, sumInsured } = policy;
  const { insured, nominee } = peopleOf(policy);
  const codes = await cardCodesOf(policy, now);
  return {
    ...{ policyNumber, product, tier, startsOn, endsOn, sumInsured },
    productName: findProduct(product)?.name ?? product,
    sumLeft: sumInsured,
    state: policyStateOf(policy, today),
    ...renewalOf(policy, today),
    nominee: { name: nominee.name, relation: nominee.relation },
    cards: insured.map(({ memberId, name, relation, dateOfBirth }, at) => ({
      ...{ memberId, name, relation, bornIn: Number(dateOfBirth.slice(0, 4)) },
      code: codes[at] ?? '',
    })),
  };
}
