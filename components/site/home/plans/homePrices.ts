import type { Locale } from '@/lib/domain/common/locales';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { lowestPrice } from '@/lib/domain/quote/pricing/lowestPrice';
import { claimOf, rangesOf, type Claim } from '@/lib/domain/plans/planClaims';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { findProduct } from '@/lib/domain/plans/products';
import { priceOne, type PriceInput } from '@/lib/domain/quote/pricing/price';
import {
  everyWish,
  families,
  familyOf,
  firstWish,
  liveProduct,
  type Bills,
  type Wish,
} from '@/components/site/live/families';
import { homePlans, type HomePlan, type OfferKey } from './planCardData';

/** A plan's cheapest variant with its claims. */
export type HomeOffer = Pick<HomePlan, 'slug' | 'riders'> & {
  /** Includes the variant: `ReAssure 2.0 Bronze+`. */
  name: string;
  tier: string;
  /** Whole rupees for one year. */
  price: number;
  sumInsured: number;
  /** Age of the insured whose price is shown, in years. */
  age: number;
  /** Empty for a rider, whose points are texts of their own. */
  claims: readonly Claim[];
};

export type HomeOffers = Readonly<Record<OfferKey, HomeOffer>>;

export type HomePrices = {
  offers: HomeOffers;
  /** Numbers for the surrounding sentences. */
  facts: Readonly<Record<'months' | 'lakh' | 'leastTimes' | 'mostTimes', number>>;
  /** The sample family for one year. */
  bill: PriceDto;
  /** Each family in the same city, for every sum and term to choose from. */
  bills: Bills;
};

function priceOf(input: PriceInput, today: IsoDate): PriceDto {
  const outcome = priceOne(input, today);
  if (outcome.kind === 'refused')
    throw new Error(`The home page shows a plan that is not sold: ${outcome.refused.reason}`);
  return outcome.price;
}

function toOffer({ slug, riders, points }: HomePlan, today: IsoDate): HomeOffer {
  const { price, tier, age } = lowestPrice(slug, today, riders);
  const { priceAfterTax, sumInsured } = price;
  const name = [findProduct(slug)?.name, tier].filter(Boolean).join(' ');
  const claims = points === 'rider' ? [] : points.flatMap((point) => claimOf(slug, tier, point) ?? []);
  return { slug, riders, name, tier, price: priceAfterTax, sumInsured, age, claims };
}

function toFacts(): HomePrices['facts'] {
  const times = PRODUCTS.flatMap(({ slug }) => {
    const { unusedCoverTimesLeast: least, unusedCoverTimesMost: most } = rangesOf(slug);
    return least === undefined || most === undefined ? [] : [least, most];
  });
  return {
    months: rangesOf(homePlans.smart.slug).existingIllnessMonthsMost ?? 0,
    lakh: rangesOf(homePlans.recharge.slug).youPayFirstLakhMost ?? 0,
    leastTimes: Math.min(...times),
    mostTimes: Math.max(...times),
  };
}

/** The home page's prices before any input, computed at build time. */
export function loadHomePrices(today: IsoDate, language: Locale = 'en'): HomePrices {
  const offers = Object.entries(homePlans).map(([key, plan]) => [key, toOffer(plan, today)]);
  const place = findCity(firstWish.city);
  const billOf = ({ family, sumInsured, tenure }: Wish) => {
    const members = familyOf(family, today);
    return sayPlace(priceOf({ ...liveProduct, members, place, sumInsured, tenure }, today), language);
  };
  const bills = families.map((family) => [
    family,
    everyWish.filter((wish) => wish.family === family).map(billOf),
  ]);
  return {
    offers: Object.fromEntries(offers) as HomeOffers,
    facts: toFacts(),
    bill: billOf(firstWish),
    bills: Object.fromEntries(bills) as Bills,
  };
}
