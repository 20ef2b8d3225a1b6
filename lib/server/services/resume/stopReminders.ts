import type { LinkTokenBody } from '@/lib/validation/resume/requests';
import { withdrawConsentsOf } from '@/models/consent';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { getLink, leadsTo, numberOf } from './resumeLinks';

/**
 * Takes back, for whoever holds a link that we sent, the consent to be written to or called about its quote: nobody
 * signs in to be left alone. It opens nothing, so a link that is too old does it as well.
 */
export async function stopReminders({ input, now }: ApiRequest<LinkTokenBody>): Promise<void> {
  const link = await getLink(input.token);
  const { quoteId } = link;
  const quote = await findQuote(quoteId, new Date(0));
  // Who began it with somebody's number may have sent a link to themselves.
  if (quote && !leadsTo(link, quote)) throw new AppError('NOT_FOUND');
  const stop = { purposes: ['contact', 'marketing'] as const, withdrawnAt: now };
  await withdrawConsentsOf(quoteId, { ...stop, byMobileHash: numberOf(link) });
}
