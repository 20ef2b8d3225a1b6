import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import type { CancelShares, TripDates } from '@/lib/domain/travel/changeTrip';
import { excessOf, type GivenUp, type TripPayment, withReturns } from '@/lib/domain/travel/tripMoney';
import type { TripLoss } from '@/lib/domain/travel/claims/losses.data';
import type { Studies } from '@/lib/domain/travel/kinds/studies';
import type { Trip } from '@/lib/domain/travel/trip';
import type { Traveller, TripNominee } from '@/lib/validation/travel/travellers';
import type { TripPolicyRecord } from '@/models/travel/tripPolicy';
import { sealedField } from '@/lib/server/services/common/personalData';

/** Who bought it; not always one of the travellers. */
export type TripHolder = { name: string; mobileNumber: string; email: string };

export type TripContract = {
  holder: TripHolder;
  trip: Trip;
  travellers: readonly Traveller[];
  nominee: TripNominee;
  /** Of a student. */
  studies?: Studies;
  /** Somebody told of an earlier illness, which is paid for to save life alone. */
  hasEarlierIllness: boolean;
  price: TripPriceDto;
  paidAt: string;
  /** The oldest first. */
  payments: readonly TripPayment[];
  /** Once its days were moved: the largest share of the bill that goes back, as on the day of the move. */
  sharesAtMost?: CancelShares;
  /** Once it was moved to cheaper days. */
  givenUp?: GivenUp | undefined;
  /** What its claims were decided to be paid, by their number, in cents. */
  losses?: Readonly<Record<string, TripLossPaid>>;
};

/** `version` of the claim that it was decided of. */
export type TripLossPaid = { loss: TripLoss; person: string; cents: number; version?: number };

/** Other days that are being paid for, at the bill that was agreed to. */
export type TripWish = TripDates & { changeId: string; price: TripPriceDto };

const sealedContract = sealedField<TripContract>('tripPolicies', 'contract');

export function sealContract(contract: TripContract, policyNumber: string): string {
  return sealedContract.seal(contract, policyNumber);
}

type Sealed = Pick<TripPolicyRecord, '_id' | 'contract' | 'refundDueAt' | 'cancelled'>;

export function contractOf({ _id, contract: sealed, refundDueAt, cancelled }: Sealed): TripContract {
  const contract = sealedContract.unseal(sealed, _id);
  if (refundDueAt !== undefined || cancelled) return contract;
  // No excess waits without its day: an earlier version returned it and didn’t write so.
  return { ...contract, payments: withReturns(contract.payments, excessOf(contract)) };
}

const sealedWish = sealedField<TripWish>('tripPolicies', 'wish');

export function sealWish(wish: TripWish, policyNumber: string): string {
  return sealedWish.seal(wish, policyNumber);
}

export function wishOf({ wish: sealed, _id }: Pick<TripPolicyRecord, '_id' | 'wish'>): TripWish | undefined {
  const wish = sealed === undefined ? undefined : sealedWish.unseal(sealed, _id);
  // An earlier version kept no bill with it.
  return wish && 'price' in wish ? wish : undefined;
}
