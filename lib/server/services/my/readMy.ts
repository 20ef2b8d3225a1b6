import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { ClaimablePolicyDto } from '@/lib/domain/claims/contract';
import type { MyDto, MyPolicyDto } from '@/lib/domain/my/contract';
import { policyStateOf, renewalOf } from '@/lib/domain/policy/policyState';
import { findProduct } from '@/lib/domain/plans/products';
import { listPoliciesOf, type PolicyRecord } from '@/models/policy/policy';
import { listTripPoliciesOf } from '@/models/travel/tripPolicy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { listClaimsOf } from '@/lib/server/services/claims/listClaims';
import { listClaimablePolicies } from '@/lib/server/services/claims/ownPolicies';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { readConsents } from '@/lib/server/services/consents/consents';
import { cardCodesOf } from '@/lib/server/services/policy/healthCards';
import { maskedMobileOf, peopleOf } from '@/lib/server/services/policy/policyRecord';
import { listPortsSentBy } from '@/lib/server/services/porting/ownPorts';
import { mandateOf } from '@/lib/server/services/renewals/mandate/mandateRecord';
import { toMyTrip } from '@/lib/server/services/travel/tripPolicies';
import { listJourneys } from '@/lib/server/services/resume/journeys';
import { listChanges } from './listChanges';
import { listNumberChanges } from './number/numberRecord';
import { termsFor } from './policyTerms';

const MOST_POLICIES = 20;

/** Needs the code of a sign-in, which alone opens policies (lib/domain/verify/rights.ts). */
export async function readMy(request: ApiRequest<unknown>): Promise<MyDto> {
  const { caller, now } = request;
  const mobileHash = await provenNumberOf(caller);
  const [journeys, policies, trips, { policies: claimable }, claims, requests, ports, consents] =
    await Promise.all([
      listJourneys({ ...request, input: {} }),
      listPoliciesOf(mobileHash, MOST_POLICIES),
      listTripPoliciesOf(mobileHash, MOST_POLICIES),
      listClaimablePolicies(request),
      listClaimsOf(mobileHash, now),
      listRequests(mobileHash, now),
      listPortsSentBy(mobileHash, request),
      readConsents(request),
    ]);
  const [newest] = policies;
  const today = todayInIndia(now);
  const toPolicy = (policy: PolicyRecord) =>
    toMyPolicy(policy, {
      today,
      now,
      left: claimable.find(({ policyNumber }) => policyNumber === policy._id)?.left,
    });
  return {
    at: now.toISOString(),
    ...(newest && { name: peopleOf(newest).holder.name, mobileNumber: maskedMobileOf(peopleOf(newest)) }),
    policies: await Promise.all(policies.map(toPolicy)),
    trips: trips.map((policy) => toMyTrip(policy, today)),
    journeys,
    claims,
    requests,
    ports,
    consents,
  };
}

/** Changes and requests of this number, the newest first. */
async function listRequests(mobileHash: string, now: Date) {
  const lists = await Promise.all([listChanges(mobileHash, now), listNumberChanges(mobileHash)]);
  return lists.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

type Known = { today: IsoDate; now: Date; left: ClaimablePolicyDto['left'] };

async function toMyPolicy(policy: PolicyRecord, { today, now, left }: Known): Promise<MyPolicyDto> {
  const { _id: policyNumber, product, tier, startsOn, endsOn, sumInsured } = policy;
  const { insured, nominee } = peopleOf(policy);
  const codes = await cardCodesOf(policy, now);
  const mandate = await mandateOf(policy);
  return {
    policyNumber,
    product,
    tier,
    startsOn,
    endsOn,
    sumInsured,
    productName: findProduct(product)?.name ?? product,
    ...(left && { left: { sumInsured: left.sumInsured, carried: left.carried } }),
    ...termsFor(policy, today),
    state: policyStateOf(policy, today),
    ...renewalOf(policy, today),
    ...(policy.renewedBy !== undefined && { renewedBy: policy.renewedBy }),
    ...(mandate?.status === 'active' && { byItself: { limit: mandate.limit } }),
    nominee: { name: nominee.name, relation: nominee.relation },
    cards: insured.map(({ memberId, name, relation, dateOfBirth }, at) => ({
      memberId,
      name,
      relation,
      bornIn: Number(dateOfBirth.slice(0, 4)),
      code: codes[at] ?? '',
    })),
  };
}
