import { api } from '@/lib/config/paths';
import type { PlanPaper } from '@/lib/domain/plans/papers';

/** Each language by its own name. */
export const languageNames = { en: 'English', hi: 'हिंदी', ta: 'தமிழ்' } as const;

export const paperHref = (product: string, paper: PlanPaper, language: string) =>
  `${api.planPaper}?${new URLSearchParams({ product, paper, language })}`;
