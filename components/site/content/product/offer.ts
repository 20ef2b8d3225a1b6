import { lowestPrice, samplePrice } from '@/lib/domain/quote/pricing/lowestPrice';
import type { IsoDate } from '@/lib/domain/common/dates';
import { rangesOf } from '@/lib/domain/plans/planClaims';
import { keyFeaturesOf, type FeatureRow } from '@/lib/domain/plans/planFeatures';
import type { Product, ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import { findProduct } from '@/lib/domain/plans/products';

/** A plan at its sample price, before anything is known of the family. */
export type Offer = {
  slug: ProductSlug;
  name: string;
  tier: VariantName | '';
  isAssisted: boolean;
  /** The features of this variant. */
  facts: readonly FeatureRow[];
  /** Over all variants, for the sentence about the plan. */
  ranges: Readonly<Record<string, number>>;
  /** Whole rupees for one year and one insured in Delhi NCR. */
  price: number;
  sumInsured: number;
  /** Age of that insured, in years. */
  age: number;
};

/** The chosen variant, or else the cheapest; priced at build time. */
export function loadOffer(slug: ProductSlug, today: IsoDate, chosen?: VariantName): Offer {
  const product: Product | undefined = findProduct(slug);
  if (!product) throw new Error(`${slug} is not on offer`);
  const { price, age } = chosen ? samplePrice(slug, today, chosen) : lowestPrice(slug, today);
  const tier = product.tiers.find((each) => each === price.tier) ?? '';
  return {
    slug,
    name: product.name,
    tier,
    isAssisted: product.flow === 'assisted',
    facts: keyFeaturesOf(slug, tier),
    ranges: rangesOf(slug),
    price: price.priceAfterTax,
    sumInsured: price.sumInsured,
    age,
  };
}
