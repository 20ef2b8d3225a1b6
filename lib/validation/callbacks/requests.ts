import type { InferType } from 'yup';
import { CALL_SLOTS } from '@/lib/domain/callbacks/callSlots';
import { CALL_OUTCOMES, CALL_TOPICS, REVEAL_REASONS } from '@/lib/domain/callbacks/contract';
import { locales } from '@/lib/domain/common/locales';
import { CALL_TIMES } from '@/lib/domain/kyc/form';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { mobileNumber, personName } from '@/lib/validation/common/personFields';
import { id, type quoteIdSchema } from '@/lib/validation/common/recordFields';

const CHOOSE = 'validation.application.choose';
const SLOT = 'validation.askedSlot';

export const callbackBodySchema = shape({
  quoteId: id().required('validation.id'),
  when: text('validation.callTime').oneOf(CALL_TIMES, 'validation.callTime').required('validation.callTime'),
  ...attributionFields,
});

/** POST /api/leads/call; the form checks the same. */
export const topicCallBodySchema = shape({
  topic: text(CHOOSE).oneOf(CALL_TOPICS, CHOOSE).required(CHOOSE),
  language: text(CHOOSE).oneOf(locales, CHOOSE).required(CHOOSE),
  day: text(SLOT)
    .matches(/^\d{4}-\d\d-\d\d$/, SLOT)
    .required(SLOT),
  time: text(SLOT).oneOf(CALL_SLOTS, SLOT).required(SLOT),
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  ...attributionFields,
});

/** POST /api/telecaller-dashboard/callbacks: without an outcome the call is claimed. */
export const deskCallBodySchema = shape({
  callbackId: id().required('validation.id'),
  outcome: text('validation.text').oneOf(CALL_OUTCOMES, 'validation.text'),
});

export const revealBodySchema = shape({
  leadId: id().required('validation.id'),
  reason: text('validation.text').oneOf(REVEAL_REASONS, 'validation.text').required('validation.text'),
});

export type CallbackQuery = InferType<typeof quoteIdSchema>;
export type CallbackBody = InferType<typeof callbackBodySchema>;
export type TopicCallBody = InferType<typeof topicCallBodySchema>;
export type DeskCallBody = InferType<typeof deskCallBodySchema>;
export type RevealBody = InferType<typeof revealBodySchema>;
