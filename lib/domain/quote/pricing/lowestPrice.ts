import { termsOf } from '@/lib/domain/plans/catalogue';
import { findCity } from '@/lib/domain/places/cities';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { minimumAgeDate, type IsoDate } from '@/lib/domain/common/dates';
import { priceOne } from './price';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import type { RiderKey } from '@/lib/domain/plans/riders.data';

/** The specification's basis of sample prices (section 9). */
const USUAL_AGE = 25;
const USUAL_CITY = 'Delhi';

export type SamplePrice = {
  readonly price: PriceDto;
  readonly age: number;
};

/** Throws for a plan that is not sold. */
export function samplePrice(
  slug: ProductSlug,
  today: IsoDate,
  tier: VariantName | '',
  riders: readonly RiderKey[] = [],
): SamplePrice {
  const terms = termsOf(slug, today);
  if (!terms) throw new Error(`${slug} is not on offer`);
  const age = Math.max(USUAL_AGE, terms.entryAge.min);
  const outcome = priceOne(
    {
      product: slug,
      tier,
      riders,
      members: [{ relation: 'self', dateOfBirth: minimumAgeDate(today, age) }],
      sumInsured: terms.baseSumInsured,
      tenure: 1,
      place: findCity(USUAL_CITY),
    },
    today,
  );
  if (outcome.kind === 'refused') throw new Error(`${slug} has no price: ${outcome.refused.reason}`);
  return { price: outcome.price, age };
}

export function lowestPrice(
  slug: ProductSlug,
  today: IsoDate,
  riders: readonly RiderKey[] = [],
): SamplePrice & { readonly tier: VariantName | '' } {
  const tiers: readonly VariantName[] = findProduct(slug)?.tiers ?? [];
  const prices = (tiers.length > 0 ? tiers : ([''] as const)).map((tier) => ({
    ...samplePrice(slug, today, tier, riders),
    tier,
  }));
  return prices.reduce((low, each) => (each.price.priceAfterTax < low.price.priceAfterTax ? each : low));
}
