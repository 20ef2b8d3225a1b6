import { termsOf } from '@/lib/domain/catalogue';
import { findCity } from '@/lib/domain/cities';
import { minimumAgeDate, type IsoDate } from '@/lib/domain/dates';
import { keyFeaturesOf, type FeatureRow } from '@/lib/domain/planFeatures';
import { priceOne } from '@/lib/domain/pricing/price';
import type { Product, ProductSlug, TierName } from '@/lib/domain/products.data';
import { findProduct, tierOf } from '@/lib/domain/products';

/** A plan with the price at which it is shown to somebody who has told nothing yet. */
export type Offer = {
  slug: ProductSlug;
  name: string;
  tier: TierName | '';
  isAssisted: boolean;
  facts: readonly FeatureRow[];
  /** Whole rupees for one year, one person in Delhi NCR. */
  price: number;
  sumInsured: number;
  /** Of that person, in years: the youngest whom the plan takes, where 25 is too young for it. */
  age: number;
};

const USUAL_AGE = 25;

/** The offer of a tier, or of the usual one; reckoned when the page is built. */
export function loadOffer(slug: ProductSlug, today: IsoDate, chosenTier?: TierName): Offer {
  const product: Product | undefined = findProduct(slug);
  const terms = termsOf(slug, today);
  const tier = product && tierOf(product, chosenTier);
  if (!product || !terms || tier === undefined) throw new Error(`${slug} is not on offer`);
  const age = Math.max(USUAL_AGE, terms.entryAge.min);
  const sumInsured = terms.baseSumInsured;
  const outcome = priceOne(
    {
      product: slug,
      tier,
      members: [{ relation: 'self', dateOfBirth: minimumAgeDate(today, age) }],
      sumInsured,
      tenure: 1,
      place: findCity('Delhi'),
    },
    today,
  );
  if (outcome.kind === 'refused') throw new Error(`${slug} has no price: ${outcome.refused.reason}`);
  return {
    slug,
    name: product.name,
    tier,
    isAssisted: product.flow === 'assisted',
    facts: keyFeaturesOf(slug, tier),
    price: outcome.price.priceAfterTax,
    sumInsured,
    age,
  };
}
