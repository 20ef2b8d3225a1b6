import type { PlansDto, PriceDto } from '@/lib/domain/contract';
import { todayInIndia } from '@/lib/domain/dates';
import { priceAll, priceOne } from '@/lib/domain/pricing/price';
import type { PriceQuery } from '@/lib/validation/requests/quote';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { findPlace } from '../places/places';

/** The price of one plan, or of all that suit, cheapest first. Needs no phone number and stores nothing. */
export function pricePlans({ input, now }: ApiRequest<PriceQuery>): PriceDto | PlansDto {
  const { product, pincode, city, ...rest } = input;
  const wish = { ...rest, place: findPlace({ pincode, city }) };
  const today = todayInIndia(now);
  if (!product) return priceAll(wish, today);
  const outcome = priceOne({ ...wish, product }, today);
  if (outcome.kind === 'refused') throw new AppError('PLAN_NOT_AVAILABLE', { refused: outcome.refused });
  return outcome.price;
}
