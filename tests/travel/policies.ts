import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { priceTripFor } from '@/lib/domain/travel/priceTrip';
import type { Trip } from '@/lib/domain/travel/trip';

const SUM = 1_00_000;

/** A policy of one traveller, whose trip starts this many days from today. */
export function aTripPolicyDto(startsIn: number, kind: Partial<Trip> = {}): TripPolicyDto {
  const today = todayInIndia(new Date());
  const startsOn = addDays(today, startsIn);
  const trip: Trip = {
    destination: 'schengen',
    startsOn,
    endsOn: addDays(startsOn, 9),
    travellers: ['1991-04-02'],
    ...kind,
  };
  const price = priceTripFor(trip, SUM, today);
  if (!price) throw new Error('a sum insured is not offered');
  return {
    policyNumber: 'SKT2026-01234567897',
    quoteId: 'q1',
    trip,
    price,
    today,
    state: startsIn > 0 ? 'starting' : 'inForce',
    travellers: [{ surname: 'RAO', givenNames: 'ARJUN', dateOfBirth: '1991-04-02', passport: '••••4567' }],
    nominee: { name: 'Usha Rao', relation: 'mother' },
    issuedOn: today,
    paidAt: `${today}T05:00:00Z`,
    code: '7KQ2-M4P9-XH3T',
    cancelRefunds: { visaRefused: price.priceAfterTax, notTravelling: 100 },
  };
}
