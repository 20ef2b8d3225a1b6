import type { InferType } from 'yup';
import { parseMark } from '@/lib/domain/desk/drawer/history';
import { CALL_SLOTS } from '@/lib/domain/callbacks/callSlots';
import { CONTACT_OUTCOMES, DESK_NOTE_MAX } from '@/lib/domain/desk/drawer/notes';
import { typed } from '@/lib/validation/application/fields';
import { flag, shape, text } from '@/lib/validation/common/base';
import { id } from '@/lib/validation/common/recordFields';
import { withoutNumbers } from './reason';

/** POST /api/telecaller-dashboard/quotes-history: `after` is the `next` of the page before. */
export const quoteHistoryBodySchema = shape({
  quoteId: id().required('validation.id'),
  after: text('validation.text').test(
    'mark',
    'validation.text',
    (value) => value === undefined || parseMark(value) !== undefined,
  ),
});

const note = () =>
  withoutNumbers(
    typed('validation.note.length')
      .max(DESK_NOTE_MAX, 'validation.note.length')
      .required('validation.note.length'),
  );

export const deskNoteBodySchema = shape({ quoteId: id().required('validation.id'), text: note() });

/** `subject`: of the quote that was shown, for a plan that was agreed; `numberMark`: of the number that was called. */
export const outcomeBodySchema = shape({
  quoteId: id().required('validation.id'),
  outcome: text('validation.text').oneOf(CONTACT_OUTCOMES, 'validation.text').required('validation.text'),
  subject: text('validation.text'),
  numberMark: text('validation.text'),
});

/** The time is India's. `to` names a colleague who calls; without it the caller is whoever asks. */
export const callBackBodySchema = shape({
  quoteId: id().required('validation.id'),
  day: text('validation.callSlot').required('validation.callSlot'),
  time: text('validation.callSlot').oneOf(CALL_SLOTS, 'validation.callSlot').required('validation.callSlot'),
  to: id(),
});

export const omniPaymentBodySchema = shape({
  quoteId: id().required('validation.id'),
  check: flag('validation.flag'),
});

export const relogBodySchema = shape({ applicationId: id().required('validation.id') });

export type QuoteHistoryBody = InferType<typeof quoteHistoryBodySchema>;
export type DeskNoteBody = InferType<typeof deskNoteBodySchema>;
export type OutcomeBody = InferType<typeof outcomeBodySchema>;
export type CallBackBody = InferType<typeof callBackBodySchema>;
export type OmniPaymentBody = InferType<typeof omniPaymentBodySchema>;
export type RelogBody = InferType<typeof relogBodySchema>;
