import type { InferType } from 'yup';
import { CASE_DECISIONS, CASE_KINDS, CASE_REASON } from '@/lib/domain/desk/reviewCases';
import { shape, text } from '@/lib/validation/common/base';
import { id, page } from '@/lib/validation/common/recordFields';
import { staffReason } from './reason';

export const casesQuerySchema = shape({
  kind: text('validation.text').oneOf(CASE_KINDS, 'validation.text'),
  status: text('validation.text')
    .oneOf(['open', 'decided'] as const, 'validation.text')
    .default('open'),
  page: page(),
});

export const caseDecisionBodySchema = shape({
  caseId: id().required('validation.id'),
  decision: text('validation.decision')
    .oneOf(CASE_DECISIONS, 'validation.decision')
    .required('validation.decision'),
  reason: staffReason(CASE_REASON),
});

export type CasesQuery = InferType<typeof casesQuerySchema>;
export type CaseDecisionBody = InferType<typeof caseDecisionBodySchema>;
