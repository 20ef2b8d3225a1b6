import type { TripPlansDto } from '@/lib/domain/travel/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { priceTrip } from '@/lib/domain/travel/priceTrip';
import type { TripPriceQuery } from '@/lib/validation/travel/requests';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

export function priceTripPlans({ input, now }: ApiRequest<TripPriceQuery>): TripPlansDto {
  return priceTrip(input, todayInIndia(now));
}
