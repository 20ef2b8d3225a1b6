import { termsOf } from '@/lib/domain/plans/catalogue';
import { claimOf, type Claim } from '@/lib/domain/plans/planClaims';
import { PLAN_FEATURES, type Feature, type PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import type { IsoDate } from '@/lib/domain/common/dates';

/** Texts under `product.suits`, each beside what the plan's own table says. */
const SUITS = [
  ['oneSum', 'paidFor', ['accident', 'illnesses', 'corona']],
  ['office', 'youPayFirst', ['lakh']],
  ['child', 'maternity', ['months']],
  ['doctor', 'doctorVisits', ['rupees']],
  ['early', 'entryAge', ['untilClaim']],
  ['twice', 'refill', ['unlimited', 'once']],
  ['stays', 'unusedCover', ['times']],
  ['anyRoom', 'room', ['any']],
  ['plain', 'room', ['shared']],
  ['checked', 'healthCheck', ['everyone', 'adults']],
] as const satisfies readonly (readonly [string, Feature, readonly string[]])[];

export type Suit = { readonly reason: (typeof SUITS)[number][0]; readonly claim: Claim };

/** Texts under `product.elsewhere`. Without a plan it is a rider of this one. */
export type Elsewhere = {
  readonly reason:
    | 'older'
    | 'younger'
    | 'covered'
    | 'uncovered'
    | 'child'
    | 'sooner'
    | 'share'
    | 'room'
    | 'children'
    | 'bills'
    | 'managed';
  readonly values: Readonly<Record<string, number>>;
  readonly plan?: { readonly slug: ProductSlug; readonly variant: VariantName | '' };
};

const MOST = 4;

export function suitsOf(slug: ProductSlug, variant: VariantName | ''): readonly Suit[] {
  return SUITS.flatMap(([reason, feature, answers]): Suit[] => {
    const claim = claimOf(slug, variant, feature);
    const isOwn = claim && !claim.only && (answers as readonly string[]).includes(claim.answer);
    return isOwn ? [{ reason, claim }] : [];
  }).slice(0, MOST);
}

const featuresIn = (slug: ProductSlug, variant: VariantName | ''): PlanFeatures =>
  (PLAN_FEATURES[slug] as Readonly<Partial<Record<VariantName | '', PlanFeatures>>>)[variant] ?? {};

const SENIOR = { slug: 'senior-first', variant: 'Gold' } as const;
const FULL = { slug: 'health-companion', variant: '' } as const;
const TOP_UP = { slug: 'health-recharge', variant: '' } as const;
const MATERNITY = { slug: 'aspire', variant: 'Gold+' } as const;

/** Says what a plan lacks, and which other plan has it. */
export function elsewhereOf(
  slug: ProductSlug,
  variant: VariantName | '',
  today: IsoDate,
): readonly Elsewhere[] {
  const product = findProduct(slug);
  const terms = termsOf(slug, today);
  if (!product || !terms) return [];
  const own = featuresIn(slug, variant);
  const all = [
    ofMoney(product.pays, own),
    ofAge(terms.entryAge, today),
    ofMaternity(own, terms.children !== undefined),
    ofLimits(own, variant),
    !terms.children &&
      product.pays === 'hospitalBills' && { reason: 'children' as const, values: {}, plan: FULL },
    terms.riders.includes('smart-health') && {
      reason: 'managed' as const,
      values: { day: RIDER_FACTS['smart-health'].day, months: own.existingIllness?.values?.months ?? 0 },
    },
  ];
  return all.filter((each) => each !== false && each !== undefined).slice(0, MOST);
}

function ofMoney(pays: string, own: PlanFeatures): Elsewhere {
  if (pays === 'lumpSum') return { reason: 'bills', values: {}, plan: FULL };
  const { lakh } = own.youPayFirst?.values ?? {};
  if (lakh !== undefined) return { reason: 'uncovered', values: { lakh }, plan: FULL };
  const office = featuresIn(TOP_UP.slug, TOP_UP.variant).youPayFirst?.values?.lakh ?? 0;
  return { reason: 'covered', values: { lakh: office }, plan: TOP_UP };
}

function ofAge({ min, max }: { min: number; max: number }, today: IsoDate): Elsewhere | undefined {
  const senior = termsOf(SENIOR.slug, today)?.entryAge;
  if (senior && min >= senior.min) return { reason: 'younger', values: { age: min }, plan: FULL };
  if (senior && max < senior.max) return { reason: 'older', values: { age: max + 1 }, plan: SENIOR };
  return undefined;
}

function ofMaternity(own: PlanFeatures, hasChildren: boolean): Elsewhere | undefined {
  const sooner = featuresIn(MATERNITY.slug, MATERNITY.variant).maternity?.values?.months ?? 0;
  const months = own.maternity?.values?.months;
  if (!hasChildren || (months !== undefined && months <= sooner)) return undefined;
  const values = { sooner, ...(months !== undefined && { months }) };
  return { reason: months === undefined ? 'child' : 'sooner', values, plan: MATERNITY };
}

function ofLimits(own: PlanFeatures, variant: VariantName | ''): Elsewhere | undefined {
  const { percent } = own.coPayment?.values ?? {};
  if (percent !== undefined) {
    const plan = variant === '' ? FULL : ({ slug: 'senior-first', variant: 'Platinum' } as const);
    return { reason: 'share', values: { percent }, plan };
  }
  const isLimited = own.room !== undefined && own.room.answer !== 'any';
  return isLimited ? { reason: 'room', values: {}, plan: FULL } : undefined;
}
