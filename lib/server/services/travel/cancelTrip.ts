import { todayInIndia } from '@/lib/domain/common/dates';
import { cancelRefund } from '@/lib/domain/travel/changeTrip';
import { excessOf, owedOf, withReturns } from '@/lib/domain/travel/tripMoney';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import type { CancelTripBody } from '@/lib/validation/travel/requests';
import { COUNTED_STATUSES } from '@/lib/domain/claims/claim';
import { hasClaimIn } from '@/models/claims/claimCase';
import {
  cancelTripPolicy,
  findTripPolicy,
  keepTripContract,
  leaseTripRefund,
  markTripRefundSettled,
  type TripPolicyRecord,
} from '@/models/travel/tripPolicy';
import { lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { returnPart } from '@/lib/server/services/payment/movePremium';
import { contractOf, sealContract } from './tripContract';
import { tellTripCancelled } from './tripMessages';
import { findOwnTripPolicy, toTripPolicyDto } from './tripPolicies';

const LEASE_MS = 30_000;

/**
 * Cancels the trip and records what is owed. The refund follows here or in the worker. Idempotent. Throws
 * PRICE_CHANGED.
 */
export async function cancelTrip(request: ApiRequest<CancelTripBody>): Promise<TripPolicyDto> {
  const { input, locale, now } = request;
  const requestedOn = todayInIndia(now);
  const cancelled = await retryOnConflict(async () => {
    const policy = await findOwnTripPolicy(request);
    if (policy.cancelled) return null;
    const contract = contractOf(policy);
    if (requestedOn >= contract.trip.startsOn) throw new AppError('STEP_NOT_REACHED');
    if (await hasClaimIn(policy._id, COUNTED_STATUSES)) throw new AppError('STEP_NOT_REACHED');
    const refund = cancelRefund(contract, input.reason, requestedOn) + excessOf(contract);
    const { amount = refund } = input;
    if (amount !== refund) throw new AppError('PRICE_CHANGED', { amounts: { before: amount, now: refund } });
    const asked = { requestedOn, refund, reason: input.reason, language: locale };
    return (await cancelTripPolicy(policy, asked, now)) ?? undefined;
  });
  const { _id: policyNumber } = cancelled ?? (await findOwnTripPolicy(request));
  // A repeat writes the entry that a stopped server left out; it is the same one.
  const entryId = lookupHash('trip-cancelled', policyNumber);
  await audit('TRIP_CANCELLED', 'customer', request, { policyNumber }, entryId);
  if (cancelled) {
    await settleRefund(cancelled, now).catch((error: unknown) => {
      logger().error({ action: 'settle-trip-refund', error });
    });
  }
  return toTripPolicyDto(await findOwnTripPolicy(request), now);
}

/**
 * Worker job: makes refunds that are due, for cancelled trips and for trips that start after a move to cheaper days.
 */
export async function settleNextTripRefund(now: Date): Promise<boolean> {
  const policy = await leaseTripRefund(now, new Date(now.getTime() + LEASE_MS));
  if (!policy) return false;
  await settleRefund(policy, now);
  return true;
}

/** Each part is written before the bank is asked for it, so that a repeat asks for the same. */
async function settleRefund(due: TripPolicyRecord, now: Date): Promise<void> {
  const policy = await withReturnsOf(due);
  for (const { paymentId, returned = 0 } of contractOf(policy).payments) {
    await returnPart({ paymentId }, returned, now);
  }
  await tellTripCancelled(policy, now);
  await markTripRefundSettled(policy);
}

function withReturnsOf(due: TripPolicyRecord): Promise<TripPolicyRecord> {
  return retryOnConflict(async (tries) => {
    const policy = tries === 0 ? due : await findTripPolicy(due._id);
    if (!policy) return undefined;
    const contract = contractOf(policy);
    const owed = owedOf(contract, policy.cancelled);
    if (owed === 0) return policy;
    const payments = withReturns(contract.payments, owed);
    const after = await keepTripContract(policy, sealContract({ ...contract, payments }, policy._id));
    return after ?? undefined;
  });
}
