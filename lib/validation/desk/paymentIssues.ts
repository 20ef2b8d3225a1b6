import type { InferType } from 'yup';
import { ISSUE_NOTE } from '@/lib/domain/desk/paymentIssues';
import { line } from '@/lib/validation/application/fields';
import { shape, text } from '@/lib/validation/common/base';
import { page } from '@/lib/validation/common/recordFields';
import { withoutNumbers } from './reason';

/** A gateway's name and its event id. */
const ISSUE_ID = /^[\w|.:-]{1,160}$/;

export const paymentIssuesQuerySchema = shape({
  status: text('validation.text')
    .oneOf(['open', 'seen'] as const, 'validation.text')
    .default('open'),
  page: page(),
});

export const issueSeenBodySchema = shape({
  issueId: text('validation.id').matches(ISSUE_ID, 'validation.id').required('validation.id'),
  // A bank's reference has as many digits as an Aadhaar or a card.
  note: withoutNumbers(line(ISSUE_NOTE.min, ISSUE_NOTE.max, 'validation.reason'), ['phone']),
});

export type PaymentIssuesQuery = InferType<typeof paymentIssuesQuerySchema>;
export type IssueSeenBody = InferType<typeof issueSeenBodySchema>;
