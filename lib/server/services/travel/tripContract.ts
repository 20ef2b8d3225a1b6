import type { TripPriceDto } from '@/lib/domain/travel/contract';
import type { TripDates, TripPayment } from '@/lib/domain/travel/changeTrip';
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
  /** Somebody told of an earlier illness, which is paid for to save life alone. */
  hasEarlierIllness: boolean;
  price: TripPriceDto;
  paidAt: string;
  /** The oldest first. */
  payments: readonly TripPayment[];
};

/** Other days that are being paid for. */
export type TripWish = TripDates & { changeId: string };

const sealedContract = sealedField<TripContract>('tripPolicies', 'contract');

export function sealContract(contract: TripContract, policyNumber: string): string {
  return sealedContract.seal(contract, policyNumber);
}

export function contractOf({ contract, _id }: Pick<TripPolicyRecord, '_id' | 'contract'>): TripContract {
  return sealedContract.unseal(contract, _id);
}

const sealedWish = sealedField<TripWish>('tripPolicies', 'wish');

export function sealWish(wish: TripWish, policyNumber: string): string {
  return sealedWish.seal(wish, policyNumber);
}

export function wishOf({ wish, _id }: Pick<TripPolicyRecord, '_id' | 'wish'>): TripWish | undefined {
  return wish === undefined ? undefined : sealedWish.unseal(wish, _id);
}
