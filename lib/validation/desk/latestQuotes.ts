import { mixed, type InferType } from 'yup';
import { isIsoDate, parseDayMonthYear, type IsoDate } from '@/lib/domain/common/dates';
import { LEAD_STATUSES, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { digits, shape, text } from '../common/base';
import { product } from '../quote/planFields';

export const QUOTE_SORTS = ['-updatedAt', 'updatedAt'] as const;
const MAX_LIMIT = 100;
const MAX_PAGE = 1000;

const day = () =>
  mixed<IsoDate>()
    .transform((_value, original: unknown) => {
      if (typeof original !== 'string') return undefined;
      return isIsoDate(original) ? original : parseDayMonthYear(original);
    })
    .test('day', 'validation.day', (value, { originalValue }) => value !== undefined || !originalValue);

/** `q` is a full phone number or quote id. */
export const latestQuotesQuerySchema = shape({
  from: day(),
  to: day(),
  status: mixed<LeadStatus>()
    .transform((_value, original: unknown) => (original === '' ? undefined : Number(original)))
    .oneOf(LEAD_STATUSES, 'validation.status'),
  product: product(),
  q: text('validation.text').trim().max(64, 'validation.text'),
  page: digits('validation.page').min(1, 'validation.page').max(MAX_PAGE, 'validation.page').default(1),
  limit: digits('validation.page').min(1, 'validation.page').max(MAX_LIMIT, 'validation.page').default(20),
  sort: text('validation.text').oneOf(QUOTE_SORTS, 'validation.text').default('-updatedAt'),
});

export type LatestQuotesQuery = InferType<typeof latestQuotesQuerySchema>;
