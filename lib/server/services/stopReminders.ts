import type { LinkTokenBody } from '@/lib/validation/requests/revisit';
import { withdrawConsentsOf } from '@/models/consent';
import type { ApiRequest } from '../http/createHandler';
import { getLink } from './resumeLinks';

/**
 * Takes back, for whoever holds a link that we sent, the consent to be written to or called about its quote: nobody
 * signs in to be left alone. It opens nothing, so a link that is too old does it as well.
 */
export async function stopReminders({ input, now }: ApiRequest<LinkTokenBody>): Promise<void> {
  const { quoteId } = await getLink(input.token);
  await withdrawConsentsOf(quoteId, ['contact', 'marketing'], now);
}
