import type { InferType } from 'yup';
import { locales } from '@/lib/domain/common/locales';
import { PLAN_PAPERS } from '@/lib/domain/plans/papers';
import { product } from '@/lib/validation/quote/planFields';
import { shape, text } from '@/lib/validation/common/base';

/**
 * GET /api/health-insurance-plan/paper. The language is that of the address alone: caches keep the answer and give it to
 * others, who read in another one.
 */
export const planPaperQuerySchema = shape({
  product: product().required('validation.product'),
  paper: text('validation.text').oneOf(PLAN_PAPERS, 'validation.text').required('validation.text'),
  language: text('validation.text')
    .oneOf(locales, 'validation.text')
    .default('en' as const),
});

export type PlanPaperQuery = InferType<typeof planPaperQuerySchema>;
