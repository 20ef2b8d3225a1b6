import { waitsFor } from '@/lib/domain/claims/claim';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { TalkHolderDto, TalkPolicyDto } from '@/lib/domain/help/contract';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import { findProduct } from '@/lib/domain/plans/products';
import { TRAVEL } from '@/lib/domain/travel/trip';
import { tripPolicyState } from '@/lib/domain/travel/tripPolicy';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { auditEach } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import { listClaimCasesOf } from '@/models/claims/claimCase';
import { listPoliciesOf, type PolicyRecord } from '@/models/policy/policy';
import { listTripPoliciesOf, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { findForRole } from './deskTalks';

const MOST_POLICIES = 20;

/**
 * Shows policies and claims of the number to the person who has the talk. A number that no session proved shows
 * nothing.
 */
export async function readTalkHolder(request: ApiRequest<{ talkId: string }>): Promise<TalkHolderDto> {
  const { input, now } = request;
  const staff = actorOf(request);
  const { _id: talkId, status, takenBy, isProven, mobileHash } = await findForRole(input.talkId, staff);
  if (status !== 'talking' || takenBy !== staff.staffId) throw new AppError('TALK_TAKEN');
  if (!isProven || mobileHash === undefined) return { policies: [], claims: [] };
  await auditEach('TALK_HOLDER_READ', staff.staffId, request, { talkId });
  const [policies, trips, claims] = await Promise.all([
    listPoliciesOf(mobileHash, MOST_POLICIES),
    listTripPoliciesOf(mobileHash, MOST_POLICIES),
    listClaimCasesOf(mobileHash, now),
  ]);
  const today = todayInIndia(now);
  return {
    policies: [
      ...policies.map((policy) => toPolicy(policy, today)),
      ...trips.map((policy) => toTrip(policy, today)),
    ],
    claims: claims
      .filter((claim) => claim.status !== 'draft' && waitsFor(claim.status) !== undefined)
      .map(({ _id: claimId, status, policyNumber }) => ({
        claimId,
        status,
        ...(policyNumber !== undefined && { policyNumber }),
      })),
  };
}

function toPolicy(policy: PolicyRecord, today: string): TalkPolicyDto {
  const { _id: policyNumber, product, tier, sumInsured, endsOn } = policy;
  return {
    policyNumber,
    tier,
    sumInsured,
    endsOn,
    state: policyStateOf(policy, today),
    productName: findProduct(product)?.name ?? product,
  };
}

function toTrip(policy: TripPolicyRecord, today: string): TalkPolicyDto {
  const { trip, price } = contractOf(policy);
  return {
    policyNumber: policy._id,
    productName: TRAVEL.name,
    isTrip: true,
    endsOn: trip.endsOn,
    sumInsured: price.sumInsuredUsd,
    state: tripPolicyState(trip, policy.cancelled !== undefined, today),
  };
}
