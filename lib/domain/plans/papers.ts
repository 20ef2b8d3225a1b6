import type { Locale } from '@/lib/domain/common/locales';

/** What is to be read of a plan before it is bought. */
export const PLAN_PAPERS = ['brochure', 'informationSheet', 'wording'] as const;

export type PlanPaper = (typeof PLAN_PAPERS)[number];

/** In kilobytes, by language. */
export type PaperSizes = Readonly<Record<PlanPaper, Readonly<Record<Locale, number>>>>;
