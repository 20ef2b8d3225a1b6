import { PLAN_FEATURES, type Answer, type Feature, type PlanFeatures } from './planFeatures.data';
import { rangesOf } from './planClaims';
import type { ProductSlug, VariantName } from './products.data';
import { RIDER_FACTS } from './riders.data';

/** The plan whose promotion page lists its variants. */
const PROMOTED: ProductSlug = 'reassurev2';
const PLAIN: ProductSlug = 'health-companion';

function variantsWith(feature: Feature, answer: Answer['answer']): string {
  const table = Object.entries<PlanFeatures>(PLAN_FEATURES[PROMOTED]) as [VariantName, PlanFeatures][];
  return table
    .filter(([, features]) => features[feature]?.answer === answer)
    .map(([variant]) => variant)
    .join(', ');
}

function boosters(): string {
  return Object.entries<PlanFeatures>(PLAN_FEATURES[PROMOTED])
    .map(([variant, { unusedCover }]) => `${unusedCover?.values?.times ?? 0}× ${variant}`)
    .join(', ');
}

/** Facts about our plans for texts, by placeholder. */
export type PlanFacts = Readonly<Record<string, string | number>>;

export function planFacts(): PlanFacts {
  const plain = rangesOf(PLAIN);
  const { minutes, lakh: coverLakh } = RIDER_FACTS['safeguard-plus'];
  return {
    existing: plain.existingIllnessMonthsMost ?? 0,
    named: plain.namedIllnessMonthsMost ?? 0,
    first: plain.firstDaysDaysMost ?? 0,
    before: plain.aroundHospitalBeforeMost ?? 0,
    after: plain.aroundHospitalAfterMost ?? 0,
    noClaim: rangesOf('criti-care').firstDaysDaysMost ?? 0,
    lakh: rangesOf('health-recharge').youPayFirstLakhMost ?? 0,
    coPayment: rangesOf('senior-first').coPaymentPercentMost ?? 0,
    shorter: RIDER_FACTS['shorter-wait'].months,
    smartDay: RIDER_FACTS['smart-health'].day,
    minutes,
    coverLakh,
    lock: variantsWith('entryAge', 'untilClaim'),
    once: variantsWith('refill', 'once'),
    always: variantsWith('refill', 'unlimited'),
    boosters: boosters(),
  };
}
