import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import type { TypedChange } from '@/lib/domain/travel/contract';
import type { CancelShares, TripDates } from '@/lib/domain/travel/changeTrip';
import { excessOf, type GivenUp, type TripPayment, withReturns } from '@/lib/domain/travel/tripMoney';
import type { TripLoss } from '@/lib/domain/travel/claims/losses.data';
import type { Studies } from '@/lib/domain/travel/kinds/studies';
import type { Trip } from '@/lib/domain/travel/trip';
import type { Traveller, TripNominee } from '@/lib/validation/travel/travellers';
import type { TripPolicyRecord } from '@/models/travel/tripPolicy';
import { sealedField } from '@/lib/server/services/common/personalData';

/** The buyer, who needn't be one of the travellers. */
export type TripHolder = { name: string; mobileNumber: string; email: string };

export type TripContract = {
  holder: TripHolder;
  trip: Trip;
  travellers: readonly Traveller[];
  nominee: TripNominee;
  /** Present if the trip is for studies. */
  studies?: Studies;
  /** Somebody told us of an earlier illness: its treatment is paid only to save life. */
  hasEarlierIllness: boolean;
  price: TripPriceDto;
  paidAt: string;
  /** Sorted from the oldest to the newest. */
  payments: readonly TripPayment[];
  /** Set once the days were moved: the largest share of the bill that can go back, as it was on the day of the move. */
  sharesAtMost?: CancelShares;
  /** Set once the trip was moved to cheaper days. */
  givenUp?: GivenUp | undefined;
  /** The amounts decided for its claims, in cents, by the claim's number. */
  losses?: Readonly<Record<string, TripLossPaid>>;
};

/** `version` is that of the claim when this was reserved for it. */
export type TripLossPaid = { loss: TripLoss; person: string; cents: number; version?: number };

/** Other days that are being paid for, with the bill that the customer agreed to. */
export type TripWish = TripDates & { changeId: string; price: TripPriceDto };

const sealedContract = sealedField<TripContract>('tripPolicies', 'contract');

export function sealContract(contract: TripContract, policyNumber: string): string {
  return sealedContract.seal(contract, policyNumber);
}

type Sealed = Pick<TripPolicyRecord, '_id' | 'contract' | 'refundDueAt' | 'cancelled'>;

export function contractOf({ _id, contract: sealed, refundDueAt, cancelled }: Sealed): TripContract {
  const contract = sealedContract.unseal(sealed, _id);
  if (refundDueAt !== undefined || cancelled) return contract;
  // An excess that waits has a day. One without was returned already, by an earlier version that didn’t record it.
  return { ...contract, payments: withReturns(contract.payments, excessOf(contract)) };
}

const sealedWish = sealedField<TripWish>('tripPolicies', 'wish');

export function sealWish(wish: TripWish, policyNumber: string): string {
  return sealedWish.seal(wish, policyNumber);
}

export function wishOf({ wish: sealed, _id }: Pick<TripPolicyRecord, '_id' | 'wish'>): TripWish | undefined {
  const wish = sealed === undefined ? undefined : sealedWish.unseal(sealed, _id);
  // An earlier version kept no bill with the wish; such a wish no longer counts.
  return wish && 'price' in wish ? wish : undefined;
}

const sealedTyped = (about: string) => sealedField<TypedChange>('tripPolicies', `typed.${about}`);

export function sealTyped(about: string, typed: TypedChange, policyNumber: string): string {
  return sealedTyped(about).seal(typed, policyNumber);
}

/** Holds whole passport numbers, so it must never be sent to a browser as it is. */
export function typedOf({
  typed = {},
  _id,
}: Pick<TripPolicyRecord, '_id' | 'typed'>): Readonly<Record<string, TypedChange>> {
  return Object.fromEntries(
    Object.entries(typed).map(([about, sealed]) => [about, sealedTyped(about).unseal(sealed, _id)]),
  );
}
