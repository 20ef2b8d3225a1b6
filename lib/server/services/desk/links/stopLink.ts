import { isCallTime } from '@/lib/domain/callbacks/callHours';
import type { StopReason } from '@/lib/domain/desk/links';
import type { OutboxRecord } from '@/models/common/outbox';
import type { SentLinkRecord } from '@/models/desk/sentLink';
import { contactConsentOf, isStoppedFor } from '@/lib/server/services/consents/contactConsent';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { findLinkOf } from './linkDelivery';

/** Why a link may not go out any more. It is asked at each delivery, since a carrier may be tried for minutes. */
export async function stopOfLink(
  message: Pick<OutboxRecord, '_id' | 'quoteId'>,
  now: Date,
): Promise<StopReason | undefined> {
  const { quoteId = '' } = message;
  const link = await findLinkOf(message);
  if (!link?.isLive) return 'cancelled';
  if (link.validUntil <= now) return 'expired';
  const quote = await findQuote(quoteId, now);
  if (!quote || quote.mobileHash !== link.mobileHash) return 'cancelled';
  if (link.kind !== 'application' && quote.paidAt) return 'paid';
  // The customer renewed it, so needs no consent for it.
  if (link.by === 'customer') return undefined;
  return stopOfContact(link, now);
}

async function stopOfContact({ quoteId, mobileHash }: SentLinkRecord, now: Date) {
  const { state } = await contactConsentOf(mobileHash, now);
  if (state !== 'given' || (await isStoppedFor({ _id: quoteId, mobileHash }))) return 'consent';
  return isCallTime(now) ? undefined : 'hours';
}
