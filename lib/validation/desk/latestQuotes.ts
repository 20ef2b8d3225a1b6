import { mixed, type InferType } from 'yup';
import { isIsoDate, parseDayMonthYear, type IsoDate } from '@/lib/domain/common/dates';
import { OWNER_FILTERS } from '@/lib/domain/desk/list/contract';
import { isSearch, readSearch } from '@/lib/domain/desk/list/search';
import { LEAD_STATUSES, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { SEGMENTS, SOURCES } from '@/lib/domain/quote/segments';
import { digits, shape, text } from '@/lib/validation/common/base';
import { product } from '@/lib/validation/quote/planFields';

const QUOTE_SORTS = ['-updatedAt', 'updatedAt'] as const;
const MAX_LIMIT = 100;
const MAX_PAGE = 100;
/** Milliseconds and an id: the place of a list's last row. */
const CURSOR = /^(\d{1,14})\.([\w-]{1,64})$/;

const day = () =>
  mixed<IsoDate>()
    .transform((_value, original: unknown) => {
      if (typeof original !== 'string') return undefined;
      return isIsoDate(original) ? original : parseDayMonthYear(original);
    })
    .test('day', 'validation.day', (value, { originalValue }) => value !== undefined || !originalValue);

const lastDay = () =>
  day().test('order', 'validation.dayOrder', (to, { parent }) => {
    const { from } = parent as { from?: IsoDate };
    return to === undefined || from === undefined || from <= to;
  });

const search = () =>
  text('validation.text')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value))
    .max(160, 'validation.text')
    .test('search', (value, context) => {
      const read = value === undefined ? undefined : readSearch(value);
      if (read === undefined || isSearch(read)) return true;
      return context.createError({ message: `validation.search.${read}` });
    });

const filterFields = {
  from: day(),
  to: lastDay(),
  product: product(),
  segment: text('validation.text').oneOf(SEGMENTS, 'validation.text'),
  source: text('validation.text').oneOf(SOURCES, 'validation.text'),
  owner: text('validation.text').oneOf(OWNER_FILTERS, 'validation.text').default('all'),
  q: search(),
};

/** In a search the filters narrow what it finds. */
export const latestQuotesQuerySchema = shape({
  ...filterFields,
  status: mixed<LeadStatus>()
    .transform((_value, original: unknown) => (original === '' ? undefined : Number(original)))
    .oneOf(LEAD_STATUSES, 'validation.status'),
  cursor: text('validation.cursor').matches(CURSOR, 'validation.cursor'),
  /** Asks only for what changed since, as the open page does by itself. */
  since: text('validation.time').test(
    'time',
    'validation.time',
    (value) => value === undefined || !Number.isNaN(Date.parse(value)),
  ),
  page: digits('validation.page').min(1, 'validation.page').max(MAX_PAGE, 'validation.page').default(1),
  limit: digits('validation.page').min(1, 'validation.page').max(MAX_LIMIT, 'validation.page').default(20),
  sort: text('validation.text').oneOf(QUOTE_SORTS, 'validation.text').default('-updatedAt'),
});

export const quoteCountsQuerySchema = shape(filterFields);

export type LatestQuotesQuery = InferType<typeof latestQuotesQuerySchema>;
export type QuoteCountsQuery = InferType<typeof quoteCountsQuerySchema>;

export function readCursor(cursor: string): { updatedAt: Date; _id: string } | undefined {
  const [, time, id] = CURSOR.exec(cursor) ?? [];
  return time === undefined || id === undefined ? undefined : { updatedAt: new Date(Number(time)), _id: id };
}
