import { addDays, type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { QuoteMarks } from '@/lib/domain/quote/quote';

/**
 * Our acceptance is of the health that was told then. After these days it is asked again. A sample, as long as a free
 * look.
 */
export const ACCEPTED_DAYS = 30;

type Accepted = Pick<QuoteMarks, 'acceptedAt'>;

/** The last day on which an accepted proposal that has no money can be paid. */
export function acceptedUntil({ acceptedAt }: Accepted): IsoDate | undefined {
  return acceptedAt && addDays(todayInIndia(acceptedAt), ACCEPTED_DAYS);
}

export function isAcceptanceOver(quote: Accepted, at: Date): boolean {
  const until = acceptedUntil(quote);
  return until !== undefined && todayInIndia(at) > until;
}
