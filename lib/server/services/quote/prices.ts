import { api } from '@/lib/config/paths';
import type { PlansDto, PriceDto } from '@/lib/domain/quote/pricing/contract';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { todayInIndia } from '@/lib/domain/common/dates';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { priceAll, priceEvery } from '@/lib/domain/quote/pricing/priceAll';
import type { PriceQuery } from '@/lib/validation/quote/requests';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { pausedPlan } from '@/lib/server/services/plans/pausedPlans';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';

/** Prices one plan, or all that suit, the cheapest first. Needs no phone number and stores nothing. */
export async function pricePlans(request: ApiRequest<PriceQuery>): Promise<PriceDto | PlansDto> {
  const price = await priceFor(request);
  const { locale } = request;
  if (!('plans' in price)) return sayPlace(price, locale);
  const { plans, refused } = await withoutPaused(price);
  return { refused, plans: plans.map((plan) => sayPlace(plan, locale)) };
}

async function withoutPaused({ plans, refused }: PlansDto): Promise<PlansDto> {
  const products = [...new Set(plans.map(({ product }) => product))];
  const paused = (await Promise.all(products.map((product) => pausedPlan({ product })))).filter(
    (each) => each !== undefined,
  );
  const isPaused = (product: string) => paused.some((each) => each.product === product);
  return { plans: plans.filter(({ product }) => !isPaused(product)), refused: [...refused, ...paused] };
}

async function priceFor({ input, now, caller }: ApiRequest<PriceQuery>): Promise<PriceDto | PlansDto> {
  const { product, tiers, tenure, pincode, city, ...rest } = input;
  const wish = { ...rest, place: findPlace({ pincode, city }) };
  const today = todayInIndia(now);
  if (!product && tiers === 'all') {
    const { addressHash } = caller;
    await countRequest(limits.readEveryPrice, {
      route: `${api.price} all`,
      addressHash,
      now,
      isOffline: true,
    });
    return priceEvery({ ...wish, tenure }, today);
  }
  if (tenure === undefined) throw invalidField('tenure', 'validation.tenure');
  if (!product) return priceAll({ ...wish, tenure }, today);
  const paused = await pausedPlan({ product });
  if (paused) throw new AppError('PLAN_NOT_AVAILABLE', { refused: paused });
  const outcome = priceOne({ ...wish, product, tenure }, today);
  if (outcome.kind === 'refused') throw new AppError('PLAN_NOT_AVAILABLE', { refused: outcome.refused });
  return outcome.price;
}
