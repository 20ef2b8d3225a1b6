import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import type { TripPriceDto } from './contract';
import { priceTripFor } from './priceTrip';
import { findTripProblems, tripDays, TRIP_LIMITS, type Trip, type TripProblem } from './trip';
import { CANCEL_SHARES } from './cancelShares.data';

/** `dates` until the trip starts, `extension` from then to its last day. */
export type TripChangeKind = 'dates' | 'extension';
export type TripDates = Pick<Trip, 'startsOn' | 'endsOn'>;

/** What a change of its days makes of a trip; `difference` in whole rupees, negative where it goes back. */
export type ChangedTrip = { kind: TripChangeKind; trip: Trip; price: TripPriceDto; difference: number };

type Contract = { trip: Trip; price: TripPriceDto };

export function changeKindOf({ startsOn, endsOn }: TripDates, today: IsoDate): TripChangeKind | undefined {
  if (today < startsOn) return 'dates';
  return today <= endsOn ? 'extension' : undefined;
}

export function findChangeProblem(
  { trip }: Pick<Contract, 'trip'>,
  wish: TripDates,
  today: IsoDate,
): TripProblem['key'] | 'trip.ended' | 'trip.same' | 'trip.later' | undefined {
  const kind = changeKindOf(trip, today);
  if (!kind) return 'trip.ended';
  if (wish.startsOn === trip.startsOn && wish.endsOn === trip.endsOn) return 'trip.same';
  if (kind === 'dates') return findTripProblems({ ...trip, ...wish }, today)[0]?.key;
  if (wish.startsOn !== trip.startsOn || wish.endsOn <= trip.endsOn) return 'trip.later';
  return tripDays(wish) > TRIP_LIMITS.days ? 'trip.tooLong' : undefined;
}

/** At the rates of today. Undefined where the sum is not offered for it. */
export function changeTripDates(
  contract: Contract,
  wish: TripDates,
  today: IsoDate,
): ChangedTrip | undefined {
  const { trip, price: before } = contract;
  const kind = changeKindOf(trip, today);
  if (!kind || findChangeProblem(contract, wish, today)) return undefined;
  const changed = { ...trip, startsOn: wish.startsOn, endsOn: wish.endsOn };
  const price = priceTripFor(changed, before.sumInsuredUsd, today);
  if (!price) return undefined;
  const difference = price.priceAfterTax - before.priceAfterTax;
  // A longer stay never gives money back, whatever became of the rates.
  return {
    kind,
    trip: changed,
    price,
    difference: kind === 'extension' ? Math.max(difference, 0) : difference,
  };
}

export const TRIP_CANCEL_REASONS = ['visaRefused', 'notTravelling'] as const;
export type TripCancelReason = (typeof TRIP_CANCEL_REASONS)[number];

/** Of the bill, in whole rupees, rounded down. Nothing once the trip has begun. */
export function cancelRefund({ trip, price }: Contract, reason: TripCancelReason, today: IsoDate): number {
  const share = CANCEL_SHARES[reason].find(({ daysBefore }) => today <= addDays(trip.startsOn, -daysBefore));
  return Math.floor((price.priceAfterTax * (share?.share ?? 0)) / 10_000);
}

export type TripPayment = { paymentId: string; amount: number };

/** Paid more than the bill is, since the days were moved to cheaper ones. */
export function excessOf(payments: readonly TripPayment[], { priceAfterTax }: TripPriceDto): number {
  return Math.max(payments.reduce((sum, { amount }) => sum + amount, 0) - priceAfterTax, 0);
}

/** From the newest payment on, since each payment can be returned once. */
export function refundParts(payments: readonly TripPayment[], refund: number): readonly TripPayment[] {
  let left = refund;
  return payments.toReversed().flatMap(({ paymentId, amount: paid }) => {
    const amount = Math.min(left, paid);
    left -= amount;
    return amount > 0 ? [{ paymentId, amount }] : [];
  });
}
