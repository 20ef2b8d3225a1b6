import type { ClaimOtherDetailsDto, ClaimSummaryDto } from '@/lib/domain/claims/contract';
import { lastDigits } from '@/lib/domain/common/keptNumbers';
import type { TripPart } from '@/lib/domain/travel/claims/tripClaim';
import { TRAVEL } from '@/lib/domain/travel/trip';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { findTripPolicy } from '@/models/travel/tripPolicy';
import type { PayoutAccount } from '@/lib/server/integrations/claims/payout';
import { payAccountOf } from '@/lib/server/services/claims/claimRecord';
import { sealedField } from '@/lib/server/services/common/personalData';
import { contractOf } from '@/lib/server/services/travel/tripContract';

const sealedTrip = sealedField<TripPart>('claimCases', 'trip');

export function sealTripPart(part: TripPart, claimId: string): string {
  return sealedTrip.seal(part, claimId);
}

/** Undefined for a claim of a yearly policy. */
export function tripPartOf({ trip, _id }: ClaimCaseRecord): TripPart | undefined {
  return trip === undefined ? undefined : sealedTrip.unseal(trip, _id);
}

/**
 * The account that was told with the claim, unless it was stopped by the link in SMS or mail before the desk entered
 * another one.
 */
export function toldAccountOf(claim: ClaimCaseRecord): PayoutAccount | undefined {
  const { holder = '', accountNumber = '', ifsc = '' } = tripPartOf(claim)?.details ?? {};
  const first = claim.events.find(({ what }) => what === 'accountChanged' || what === 'accountStopped');
  return accountNumber === '' || first?.what === 'accountStopped'
    ? undefined
    : { holder, accountNumber, ifsc };
}

/**
 * Only a trip's claim can lack an account, since a yearly policy has one. Its money waits until the customer sends a
 * paper with another account.
 */
export function lacksAccount(claim: ClaimCaseRecord): boolean {
  const { trip, ordered, account } = claim;
  return trip !== undefined && (ordered ?? account ?? toldAccountOf(claim)) === undefined;
}

/** The fields in which a trip's claim differs in lists of claims. */
export function tripSummaryOf(claim: ClaimCaseRecord): Partial<ClaimSummaryDto> {
  const part = tripPartOf(claim);
  if (!part) return {};
  const { person, loss } = part;
  return { policyNumber: claim.policyNumber, productName: TRAVEL.name, person, loss };
}

export function tripDecisionOf(
  claim: ClaimCaseRecord,
): Pick<ClaimOtherDetailsDto, 'account' | 'settledLoss' | 'leftOn' | 'spentUsd'> {
  const part = tripPartOf(claim);
  if (!part) return {};
  const { details, settled } = part;
  const paysInto = payAccountOf(claim) ?? toldAccountOf(claim);
  const account = paysInto && lastDigits(paysInto.accountNumber);
  const { leftOn, spentUsd } = details;
  return {
    ...(account && { account }),
    ...(settled && { settledLoss: settled }),
    ...(leftOn && { leftOn }),
    ...(spentUsd && { spentUsd }),
  };
}

/** The product of a claim's messages, and the number and addresses that they go to. */
export async function tripHolderOf(
  policyNumber: string,
): Promise<{ product: string; to: string; mails: readonly string[] } | undefined> {
  const policy = await findTripPolicy(policyNumber);
  if (!policy) return undefined;
  const { mobileNumber, email } = contractOf(policy).holder;
  return { product: TRAVEL.slug, to: mobileNumber, mails: [email] };
}
