import type { InferType } from 'yup';
import { parseMark } from '@/lib/domain/desk/drawer/history';
import { shape, text } from '../common/base';
import { id } from '../common/recordFields';

/** POST /api/telecaller-dashboard/quotes-history: `after` is the `next` of the page before. */
export const quoteHistoryBodySchema = shape({
  quoteId: id().required('validation.id'),
  after: text('validation.text').test(
    'mark',
    'validation.text',
    (value) => value === undefined || parseMark(value) !== undefined,
  ),
});

export type QuoteHistoryBody = InferType<typeof quoteHistoryBodySchema>;
