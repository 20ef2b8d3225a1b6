import type { LinkTokenBody } from '@/lib/validation/resume/requests';
import { withdrawConsentsOf } from '@/models/consents/consent';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { getLink, leadsTo, numberOf } from './resumeLinks';

/** Needs no sign-in. Grants no access, so expired links work too. */
export async function stopReminders({ input, now }: ApiRequest<LinkTokenBody>): Promise<void> {
  const link = await getLink(input.token);
  const { quoteId } = link;
  const quote = await findQuoteAtAll(quoteId);
  // A stranger who began a quote with another's number may have sent the link to themselves.
  if (quote && !leadsTo(link, quote)) throw new AppError('NOT_FOUND');
  const stop = { purposes: ['contact', 'marketing'] as const, withdrawnAt: now };
  await withdrawConsentsOf(quoteId, { ...stop, byMobileHash: numberOf(link) });
}
