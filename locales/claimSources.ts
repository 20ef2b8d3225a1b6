import { termsOf } from '@/lib/domain/plans/catalogue';
import { findCity } from '@/lib/domain/places/cities';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import { emptyPlan } from '@/lib/domain/quote/journey/planForm';
import { claimOf, rangesOf } from '@/lib/domain/plans/planClaims';
import { PLAN_FEATURES, type PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug } from '@/lib/domain/plans/products.data';

/** For each text about plans, its numbers as worked out from the data. */

const today = '2026-11-20';
const LAKH = 1_00_000;
const CRORE = 1_00_00_000;

const largestSum = (slug: ProductSlug) => Math.max(...(termsOf(slug, today)?.sumsInsured ?? []));
const youngest = (slug: ProductSlug) => termsOf(slug, today)?.entryAge.min ?? 0;
const discount = (slug: ProductSlug) => termsOf(slug, today)?.discountPercent ?? 0;
const usually = rangesOf('health-companion');
const maternityWaits = () => [
  ...new Set(
    Object.values(PLAN_FEATURES).flatMap((tiers) =>
      Object.values<PlanFeatures>(tiers).flatMap(({ maternity }) => maternity?.values?.months ?? []),
    ),
  ),
];
const wait = (months: number) => maternityWaits().filter((each) => each === months);
const topUp = () => rangesOf('health-recharge').youPayFirstLakhMost ?? 0;

export const SOURCES: Readonly<Record<string, () => readonly number[]>> = {
  'layout.strip.offer': () => [discount('reassurev3')],
  'footer.searches.links.crore': () => [largestSum('reassurev2') / CRORE],
  'plans.products.reassurev3.line': () => [largestSum('reassurev3') / CRORE],
  'plans.products.senior-first.line': () => [youngest('senior-first')],
  'plans.products.aspire-saver.line': () => {
    const whole = largestSum('aspire-saver');
    return [whole / CRORE, topUp(), whole / LAKH - topUp()];
  },
  'plans.products.health-pulse.line': () => [largestSum('health-pulse') / LAKH],
  'choosing.filters.maternity.9': () => wait(9),
  'choosing.filters.maternity.24': () => wait(24),
  'choosing.filters.maternity.48': () => wait(48),
  'quote.estimate.basis': () => [emptyPlan.sumInsured / LAKH, emptyPlan.tenure],
  // An example: SeniorFirst Gold's share of a bill of one lakh.
  'quote.plans.coPaymentText': () => {
    const share = rangesOf('senior-first').coPaymentPercentMost ?? 0;
    return [share, LAKH, (LAKH * share) / 100];
  },
  // The month after the waiting period, in the variant of Ananya's claim.
  'homeSections.claims.items.ananya.words': () => [
    (claimOf('reassurev2', 'Platinum+', 'maternity')?.values?.months ?? 0) + 1,
  ],
  'homeSections.claims.items.biju.words': () => [usually.namedIllnessMonthsMost ?? 0],
  // Other insurers' office covers: no promise of ours. The third number belongs to the link.
};

/** Prefixes of texts whose numbers don't describe a plan, and what they describe. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'liveBill.families.': 'people to choose from',
  'liveBill.years': 'years to choose from',
  'homeSections.need.': 'a sample hospital bill, counted in components/site/home/Need.tsx',
  'homeSections.why.morning.': 'a sample morning',
  'homeSections.why.items.cashless.condition': 'notice of 48 hours: the specification, section 9',
  'homeSections.why.items.renewal.': 'renewal discount up to 30%: the specification, section 9',
  'homeSections.why.items.saved.': 'lib/domain/common/retention.ts',
  'homeSections.why.items.moratorium.': 'the law: 60 months',
  'homeSections.articles.items.': 'titles of articles; the law',
  'homeSections.fraud.': 'phone numbers, lib/brand.ts',
  'homeSections.plans.basis': 'the year that the price is for',
  'homeSections.plans.from': 'the year that the price is for',
  'listing.basis': 'the year that the price is for',
  'listing.from': 'the year that the price is for',
  'product.variants.text': 'the year that the price is for',
  'product.riders.text': 'the year that the price is for',
  'home.description': 'trust figures, lib/brand.ts',
  'home.hero.text': 'trust figures, lib/brand.ts',
  'home.hero.ticket.': 'the worked family, components/site/live/families.ts',
  'home.disclaimers.claimSettlement': 'trust figures, lib/brand.ts',
  'choosing.pay.': 'months between payments',
  'choosing.compare.': 'plans side by side, counted',
  'documents.sheet.claims.': 'deadlines of the law',
  'documents.card.points.': 'deadlines of the law',
};

/** The article on office covers says that a top-up costs less than half of a full policy of the same size. */
export function topUpShare(): number {
  const [over, full] = (['health-recharge', 'reassurev2'] as const).map((product) => {
    const outcome = priceOne(
      {
        product,
        tier: findProduct(product)?.tiers[0],
        members: [{ relation: 'self', dateOfBirth: minimumAgeDate(today, 30) }],
        sumInsured: CRORE,
        tenure: 1,
        place: findCity('Delhi'),
      },
      today,
    );
    return outcome.kind === 'priced' ? outcome.price.priceAfterTax : Number.NaN;
  }) as [number, number];
  return over / full;
}
