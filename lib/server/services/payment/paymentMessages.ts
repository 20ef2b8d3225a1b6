import { paths } from '@/lib/config/paths';
import type { Locale } from '@/lib/domain/common/locales';
import { owedPaise } from '@/lib/domain/payment/payment';
import { formatMoney } from '@/lib/i18n/format';
import type { PaymentRecord } from '@/models/payment/payment';
import { postMessage } from '@/lib/server/services/common/outbox';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { siteLink } from '@/lib/server/siteLink';

/** Sent once however often it is called. */
export async function tellPayer(
  payment: PaymentRecord,
  key: MessageKey,
  { to, locale, now }: { to: string; locale: Locale; now: Date },
): Promise<void> {
  const { _id, quoteId, reference, failedAttempts } = payment;
  const amount = key === 'payment.refunded' ? owedPaise(payment) / 100 : payment.amount;
  const link = siteLink(paths.payment(_id), locale);
  const words = wordMessage(key, { amount: formatMoney(amount), reference, link }, locale);
  // Each failed attempt sends its own message; anything else is sent once.
  const about = key === 'payment.failed' ? [key, _id, failedAttempts.at(-1)] : [key, _id];
  const message = { purpose: 'payment', quoteId, ...words, link, onceFor: about.join('|') };
  await postMessage({ channel: 'sms', to, ...message }, now);
}
