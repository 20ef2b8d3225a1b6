import { locales } from '@/lib/domain/common/locales';
import type { InferType } from 'yup';
import { CANCELLATION_REASONS, POLICY_DOCUMENTS } from '@/lib/domain/policy/contract';
import { CARD_CODE } from '@/lib/domain/policy/cardCode';
import { attributionFields } from '@/lib/validation/common/attribution';
import { digits, shape, text, wholeNumber } from '@/lib/validation/common/base';
import { policyNumber } from '@/lib/validation/common/recordFields';

export const policyQuerySchema = shape({ policyNumber: policyNumber() });

/** GET /api/policy/document. Health cards are per person, counted from 1; links carry the language. */
export const policyDocumentQuerySchema = shape({
  policyNumber: policyNumber(),
  kind: text('validation.text').oneOf(POLICY_DOCUMENTS, 'validation.text').required('validation.text'),
  language: text('validation.text').oneOf(locales, 'validation.text'),
  person: digits('validation.page').min(1, 'validation.page').max(9, 'validation.page'),
});

/** POST …/cancel: `amount` as the customer saw it, in whole rupees; a page from before a deploy says nothing of it. */
export const cancelPolicyBodySchema = shape({
  policyNumber: policyNumber(),
  amount: wholeNumber('validation.amount'),
  reason: text('validation.application.choose')
    .oneOf(CANCELLATION_REASONS, 'validation.application.choose')
    .required('validation.application.choose'),
  ...attributionFields,
});

export const cardCheckBodySchema = shape({
  code: text('validation.id').matches(CARD_CODE, 'validation.id').required('validation.id'),
  ...attributionFields,
});

export type CardCheckBody = InferType<typeof cardCheckBodySchema>;
export type CancelPolicyBody = InferType<typeof cancelPolicyBodySchema>;
export type PolicyDocumentQuery = InferType<typeof policyDocumentQuerySchema>;
