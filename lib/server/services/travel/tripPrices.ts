import type { TripPlansDto } from '@/lib/domain/travel/tripPrice';
import { todayInIndia } from '@/lib/domain/common/dates';
import { priceTrip } from '@/lib/domain/travel/priceTrip';
import type { TripPriceQuery } from '@/lib/validation/travel/requests';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { pausedPlan } from '@/lib/server/services/plans/pausedPlans';

export async function priceTripPlans({ input, now }: ApiRequest<TripPriceQuery>): Promise<TripPlansDto> {
  const paused = await pausedPlan({ segment: 'Travel' });
  if (paused) throw new AppError('PLAN_NOT_AVAILABLE', { refused: paused });
  return priceTrip(input, todayInIndia(now));
}
