import type { Feature } from '@/lib/domain/plans/planFeatures.data';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import type { RiderKey } from '@/lib/domain/plans/riders.data';

export type PlanKey = 'reassure' | 'premia' | 'recharge' | 'aspire' | 'senior' | 'smart';

/** The home page's six cards, and a plan with a rider that only the recommendation offers. */
export type OfferKey = PlanKey | 'seniorSmart';

export type HomePlan = {
  slug: ProductSlug;
  riders: readonly RiderKey[];
  /** Four features of the plan, in order; or a rider's own texts. */
  points: readonly Feature[] | 'rider';
};

/** The specification's home headings, verbatim. */
export const homeHeadings: Readonly<Record<PlanKey, string>> = {
  reassure: 'ReAssure2.0',
  premia: 'Health Premia',
  recharge: 'HEALTH RECHARGE',
  aspire: 'Aspire',
  senior: 'Senior First',
  smart: 'SmartHealth + Disease Management Add-On',
};

export const planKeys = Object.keys(homeHeadings) as readonly PlanKey[];

export const homePlans: Readonly<Record<OfferKey, HomePlan>> = {
  reassure: {
    slug: 'reassurev2',
    riders: [],
    points: ['refill', 'unusedCover', 'entryAge', 'existingIllness'],
  },
  premia: { slug: 'health-premia', riders: [], points: ['maternity', 'doctorVisits', 'room', 'coPayment'] },
  recharge: {
    slug: 'health-recharge',
    riders: [],
    points: ['youPayFirst', 'room', 'coPayment', 'existingIllness'],
  },
  aspire: { slug: 'aspire', riders: [], points: ['maternity', 'unusedCover', 'entryAge', 'existingIllness'] },
  senior: {
    slug: 'senior-first',
    riders: [],
    points: ['existingIllness', 'coPayment', 'refill', 'healthCheck'],
  },
  smart: { slug: 'reassurev2', riders: ['smart-health'], points: 'rider' },
  seniorSmart: { slug: 'senior-first', riders: ['smart-health'], points: 'rider' },
};
