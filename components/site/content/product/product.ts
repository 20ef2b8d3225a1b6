import { brand } from '@/lib/brand';
import { familyOf, firstWish, usualAges, type Wish } from '@/components/site/live/families';
import type { FirstPrices, PlanPrice } from '@/components/site/live/useLivePlan';
import { termsOf, type PlanTerms } from '@/lib/domain/plans/catalogue';
import { todayInIndia, type IsoDate } from '@/lib/domain/common/dates';
import { elsewhereOf, suitsOf, type Elsewhere, type Suit } from '@/lib/domain/plans/page/fits';
import { paysOf, type PaysRow } from '@/lib/domain/plans/page/pays';
import { waitsOf, type Wait } from '@/lib/domain/plans/page/waitLine';
import { compareVariants, featuresOf, type VariantComparison } from '@/lib/domain/plans/planFeatures';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import type { Product, ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import { findProduct } from '@/lib/domain/plans/products';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import { priceOne, type PriceInput } from '@/lib/domain/quote/pricing/price';
import type { Messages } from '@/lib/i18n/messages';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { toLocale } from '@/lib/i18n/locales';
import { uinOf } from '@/lib/domain/plans/uins';
import { loadOffer, type Offer } from './offer';

/** What the table says of one variant. */
export type SaidOfVariant = {
  suits: readonly Suit[];
  elsewhere: readonly Elsewhere[];
  pays: readonly PaysRow[];
  waits: readonly Wait[];
  /** Answers that the questions are about. */
  answers: Readonly<Partial<Record<(typeof asked)[number], string>>>;
};

const asked = ['paidFor', 'refill', 'entryAge'] as const;

export type ProductProps = {
  /** The offer of the usual variant, with the plan's lowest price. */
  offer: Offer;
  variant: VariantName | '';
  first: FirstPrices;
  /** Null for a plan with a single variant. */
  variants: { tiers: readonly VariantName[]; rows: VariantComparison['rows'] } | null;
  /** By the variant's name, which is '' for a plan without variants. */
  said: Readonly<Partial<Record<VariantName | '', SaidOfVariant>>>;
  terms: Omit<PlanTerms, 'children'> & { children: NonNullable<PlanTerms['children']> | null };
  uin: string;
};

function priceOf(input: PriceInput, today: IsoDate) {
  const outcome = priceOne(input, today);
  if (outcome.kind === 'refused') throw new Error(`${input.product} has no price: ${outcome.refused.reason}`);
  return outcome.price;
}

function saidOf(slug: ProductSlug, variant: VariantName | '', today: IsoDate): SaidOfVariant {
  const features = featuresOf(slug, variant);
  const answers = asked.flatMap((wanted) => {
    const answer = features.find(({ feature }) => feature === wanted)?.answer;
    return answer === undefined ? [] : [[wanted, answer] as const];
  });
  return {
    suits: suitsOf(slug, variant),
    elsewhere: elsewhereOf(slug, variant, today),
    pays: paysOf(slug, variant),
    waits: waitsOf(slug, variant),
    answers: Object.fromEntries(answers),
  };
}

/**
 * The first prices are for two adults and a child, or for the adults alone if the plan insures no children. Where the
 * plan takes only older people, they are as old as it asks.
 */
function loadFirst(
  { slug, tiers }: Product & { slug: ProductSlug },
  variant: string,
  terms: PlanTerms,
  locale: string | undefined,
  today: IsoDate,
): FirstPrices {
  const { entryAge, sumsInsured, riders } = terms;
  const ages = entryAge.min > (usualAges[0] ?? 0) ? [entryAge.min + 3, entryAge.min + 1] : usualAges;
  const sumInsured = sumsInsured.includes(firstWish.sumInsured) ? firstWish.sumInsured : terms.baseSumInsured;
  const wish: Wish = { ...firstWish, sumInsured, family: terms.children ? 'three' : 'two' };
  const input = {
    product: slug,
    sumInsured,
    members: familyOf(wish.family, today, ages),
    place: findCity(wish.city),
  };
  const prices = (tiers.length > 0 ? tiers : ['']).flatMap((tier) =>
    TENURES.map((tenure): PlanPrice => ({
      tier,
      tenure,
      price: priceOf({ ...input, tier, tenure }, today).priceAfterTax,
    })),
  );
  const withRiders = priceOf({ ...input, tier: variant, tenure: 1, riders }, today);
  return {
    wish,
    ages,
    prices,
    bill: sayPlace(priceOf({ ...input, tier: variant, tenure: wish.tenure }, today), toLocale(locale)),
    riders: withRiders.breakdown.filter(({ key }) => key === 'rider').map(({ amount }) => amount),
  };
}

export async function loadProduct(
  slug: ProductSlug,
  locale: string | undefined,
): Promise<{ notFound: true } | { props: ProductProps & { messages: Partial<Messages> } }> {
  const today = todayInIndia(new Date());
  const terms = termsOf(slug, today);
  const product = findProduct(slug);
  if (!terms || !product) return { notFound: true };
  const variant = product.usualTier ?? '';
  const comparison = compareVariants(slug);
  const props: ProductProps = {
    offer: loadOffer(slug, today),
    variant,
    first: loadFirst(product, variant, terms, locale, today),
    variants: comparison
      ? { tiers: comparison.tiers, rows: comparison.rows.filter(({ differs }) => differs) }
      : null,
    said: Object.fromEntries(
      (product.tiers.length > 0 ? product.tiers : ['' as const]).map((tier) => [
        tier,
        saidOf(slug, tier, today),
      ]),
    ),
    terms: { ...terms, children: terms.children ?? null },
    uin: uinOf(slug, brand.registration.insurerCode),
  };
  const areas = ['bill', 'liveBill', 'planClaims', 'plans', 'product'] as const;
  return { props: { ...props, messages: await loadMessages(locale, areas) } };
}

/** What is said of the variant in the bill. */
export function saidIn({ said }: Pick<ProductProps, 'said'>, tier: string): SaidOfVariant {
  return said[tier as VariantName | ''] ?? { suits: [], elsewhere: [], pays: [], waits: [], answers: {} };
}
