import { tripChangeOf } from '@/lib/domain/payment/bought';
import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  cancelSharesOn,
  type ChangedTrip,
  changeKindOf,
  paidChange,
  type TripChangeKind,
  type TripDates,
} from '@/lib/domain/travel/changeTrip';
import { excessOf } from '@/lib/domain/travel/tripMoney';
import type { Trip } from '@/lib/domain/travel/trip';
import type { TypedChange } from '@/lib/domain/travel/contract';
import { claimPurchase, type PaymentRecord } from '@/models/payment/payment';
import {
  findTripPolicyOf,
  forgetTypedChange,
  replaceTripContract,
  type TripPolicyRecord,
} from '@/models/travel/tripPolicy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { idFrom, lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import type { PaymentContext } from '@/lib/server/services/payment/toPaymentDto';
import { keepCertificate } from './certificates';
import { contractOf, sealContract, type TripContract, type TripWish, typedOf, wishOf } from './tripContract';
import { tellTripChanged } from './tripMessages';

export function changeIdOf({ _id, certificate }: TripPolicyRecord, { startsOn, endsOn }: TripDates): string {
  const asked = JSON.stringify([_id, certificate, startsOn, endsOn]);
  return tripChangeOf(idFrom(lookupHash('trip-change', asked)));
}

export function hashOf({ _id, certificate }: TripPolicyRecord, wish: TripWish): string {
  return lookupHash('bought-trip-change', JSON.stringify([_id, certificate, wish]));
}

/** Whether money that arrives now would change the trip. */
export function isTripChangeWanted(payment: PaymentRecord, policy: TripPolicyRecord, now: Date): boolean {
  const wish = wishOf(policy);
  if (!wish || policy.cancelled || wish.changeId !== payment.changeId) return false;
  return payment.boughtHash === hashOf(policy, wish) && wishedBy(policy, payment, now) !== undefined;
}

function wishedBy(policy: TripPolicyRecord, { amount }: Pick<PaymentRecord, 'amount'>, now: Date) {
  const wish = wishOf(policy);
  return wish && paidChange(contractOf(policy), wish, amount, todayInIndia(now));
}

export function isTripChanged(policy: TripPolicyRecord, { _id }: Pick<PaymentRecord, '_id'>): boolean {
  return contractOf(policy).payments.some(({ paymentId }) => paymentId === _id);
}

/** Changes the trip that a payment paid for. Null if the money is not wanted any more. Idempotent. */
export async function applyTripChange(payment: PaymentRecord, now: Date): Promise<TripPolicyRecord | null> {
  const after = await retryOnConflict(async () => {
    const policy = await findTripPolicyOf(payment.quoteId);
    if (!policy || isTripChanged(policy, payment)) return policy;
    const changed = wishedBy(policy, payment, now);
    if (!changed || !isTripChangeWanted(payment, policy, now)) return null;
    if (!(await claimPurchase(payment))) return null;
    return (await replaceTrip(policy, changed, now, payment)) ?? undefined;
  });
  if (after) await tellOf(after, now);
  return after;
}

/** Null if the policy changed since it was read. */
export async function replaceTrip(
  policy: TripPolicyRecord,
  { trip, price, givenUp }: Pick<ChangedTrip, 'trip' | 'price' | 'givenUp'>,
  now: Date,
  by?: Pick<PaymentRecord, '_id' | 'amount' | 'createdAt'>,
): Promise<TripPolicyRecord | null> {
  const before = contractOf(policy);
  const paid = by ? [{ paymentId: by._id, amount: by.amount }] : [];
  // The shares are those of the day on which the payment was begun: a bank that takes a day costs the customer nothing.
  const sharesAtMost = cancelSharesOn(before, todayInIndia(by?.createdAt ?? now));
  const payments = [...before.payments, ...paid];
  const contract: TripContract = { ...before, trip, price, givenUp, payments, sharesAtMost };
  const hasExcess = excessOf(contract) > 0;
  const after = await replaceTripContract(policy, {
    contract: sealContract(contract, policy._id),
    expiresAt: keptUntil('policy', new Date(trip.endsOn)),
    refundDueAt: hasExcess ? startInIndia(trip.startsOn) : undefined,
  });
  const { days } = typedOf(policy);
  // While these days were paid, others may have been typed: they stay.
  if (after && days && isMade(days, trip, changeKindOf(before.trip, todayInIndia(now))))
    await forgetTypedChange(policy, 'days');
  return after;
}

/** A trip that has begun keeps its first day, whatever was typed before. */
function isMade({ startsOn, endsOn, months }: TypedChange, trip: Trip, kind?: TripChangeKind): boolean {
  const isFirst = kind === 'extension' || startsOn === undefined || startsOn === trip.startsOn;
  const isLast = endsOn === undefined || endsOn === trip.endsOn;
  return isFirst && isLast && (months === undefined || months === trip.months);
}

/** Tells of the change that a request made, and records it. Repeatable: a repeat completes what a stopped server left. */
export async function settleTripChange(
  policy: TripPolicyRecord,
  request: Pick<ApiRequest<unknown>, 'caller' | 'now' | 'requestId'>,
): Promise<void> {
  const { _id: policyNumber, certificate } = policy;
  // The first certificate came with the purchase.
  if (certificate === 1) return;
  await tellOf(policy, request.now);
  const id = lookupHash('trip-changed', `${policyNumber}|${certificate}`);
  await audit('TRIP_CHANGED', 'customer', request, { policyNumber, certificate }, id);
}

async function tellOf(policy: TripPolicyRecord, now: Date): Promise<void> {
  await keepCertificate(policy, now);
  await tellTripChanged(policy, now);
}

/** What a payment's page shows of the change. Throws NOT_FOUND to everybody but the holder. */
export async function tripChangeContext(
  payment: PaymentRecord,
  { caller }: Pick<ApiRequest<unknown>, 'caller'>,
): Promise<PaymentContext> {
  const mobileHash = await provenNumberOf(caller);
  const policy = await findTripPolicyOf(payment.quoteId);
  if (policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  const { travellers, holder } = contractOf(policy);
  return {
    people: travellers.length,
    mobileNumber: holder.mobileNumber,
    bought: { kind: 'tripChange', policyNumber: policy._id, isChanged: isTripChanged(policy, payment) },
  };
}
