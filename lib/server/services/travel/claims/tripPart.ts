import type { ClaimOtherDetailsDto, ClaimSummaryDto } from '@/lib/domain/claims/contract';
import type { TripPart } from '@/lib/domain/travel/claims/tripClaim';
import { TRAVEL } from '@/lib/domain/travel/trip';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { findTripPolicy } from '@/models/travel/tripPolicy';
import { sealedField } from '@/lib/server/services/common/personalData';
import { contractOf } from '../tripContract';

const sealedTrip = sealedField<TripPart>('claimCases', 'trip');
const LAST_DIGITS = 4;

export function sealTripPart(part: TripPart, claimId: string): string {
  return sealedTrip.seal(part, claimId);
}

/** Undefined of a claim of a yearly policy. */
export function tripPartOf({ trip, _id }: ClaimCaseRecord): TripPart | undefined {
  return trip === undefined ? undefined : sealedTrip.unseal(trip, _id);
}

/** For the lists of claims. */
export function tripSummaryOf(claim: ClaimCaseRecord): Partial<ClaimSummaryDto> {
  const part = tripPartOf(claim);
  if (!part) return {};
  const { person, loss } = part;
  return { policyNumber: claim.policyNumber, productName: TRAVEL.name, person, loss };
}

export function tripDecisionOf(
  claim: ClaimCaseRecord,
): Pick<ClaimOtherDetailsDto, 'account' | 'settledLoss' | 'leftOn'> {
  const part = tripPartOf(claim);
  if (!part) return {};
  const { details, settled } = part;
  const account = details.accountNumber?.slice(-LAST_DIGITS);
  const { leftOn } = details;
  return { ...(account && { account }), ...(settled && { settledLoss: settled }), ...(leftOn && { leftOn }) };
}

/** Whom a claim's messages go to. */
export async function tripHolderOf(
  policyNumber: string,
): Promise<{ product: string; to: string; mails: readonly string[] } | undefined> {
  const policy = await findTripPolicy(policyNumber);
  if (!policy) return undefined;
  const { mobileNumber, email } = contractOf(policy).holder;
  return { product: TRAVEL.slug, to: mobileNumber, mails: [email] };
}
