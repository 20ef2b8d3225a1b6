import type { Locale } from '@/lib/domain/common/locales';

/** The papers to be read before a plan is bought. */
export const PLAN_PAPERS = ['brochure', 'informationSheet', 'wording'] as const;

export type PlanPaper = (typeof PLAN_PAPERS)[number];

/** Sizes in kilobytes, by language. */
export type PaperSizes = Readonly<Record<PlanPaper, Readonly<Record<Locale, number>>>>;
