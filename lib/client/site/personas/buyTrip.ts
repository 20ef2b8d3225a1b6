import { api } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import type { BoughtDto } from '@/lib/domain/payment/contract';
import { SELF, TRAVELLERS, TRIP } from './samplePerson.data';
import { type Person, payFor, proveNumber } from './wire';

/** Buys a trip's policy and returns its number. */
export async function buyTrip(person: Person): Promise<string> {
  const { ask, mobileNumber } = person;
  const { destination, travellers, inDays, days, sumInsuredUsd } = TRIP;
  const startsOn = addDays(todayInIndia(new Date()), inDays);
  const endsOn = addDays(startsOn, days - 1);
  const { quoteId } = await ask<{ quoteId: string }>(api.quote, {
    ...SELF,
    consent: true,
    mobileNumber,
    sumInsuredUsd,
    trip: { destination, startsOn, endsOn, travellers },
  });
  await proveNumber(person);
  const { about } = await ask<{ about: string }>(`${api.tripTravellers}?quoteId=${quoteId}`);
  // A passport must be valid for months after the return.
  const traveller1 = { ...TRAVELLERS.traveller1, passportEnds: addDays(endsOn, 1_000) };
  await ask(api.tripTravellers, { quoteId, about, submit: true, details: { ...TRAVELLERS, traveller1 } });
  const bought = await payFor(person, quoteId, (each) => policyIn(each) !== undefined);
  return policyIn(bought) ?? '';
}

function policyIn(bought: BoughtDto): string | undefined {
  return bought.kind === 'trip' ? bought.policyNumber : undefined;
}
