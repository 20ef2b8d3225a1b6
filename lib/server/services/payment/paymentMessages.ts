import { paths } from '@/lib/config/paths';
import type { Locale } from '@/lib/domain/common/locales';
import { formatDayMonthYear, type IsoDate } from '@/lib/domain/common/dates';
import { owedPaise } from '@/lib/domain/payment/payment';
import { formatMoney } from '@/lib/i18n/format';
import type { PaymentRecord } from '@/models/payment/payment';
import { postMessage } from '@/lib/server/services/common/outbox';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { siteLink } from '@/lib/server/siteLink';

/** Sends the payer a text message, once however often it is called. */
export async function tellPayer(
  payment: PaymentRecord,
  key: MessageKey,
  { to, locale, until, now }: { to: string; locale: Locale; until?: IsoDate | undefined; now: Date },
): Promise<void> {
  const { _id, quoteId, reference, failedAttempts } = payment;
  const amount = key === 'payment.refunded' ? owedPaise(payment) / 100 : payment.amount;
  const link = siteLink(paths.payment(_id), locale);
  const lastDay = until === undefined ? '' : formatDayMonthYear(until);
  const values = { amount: formatMoney(amount), reference, link, until: lastDay };
  const words = wordMessage(key, values, locale);
  // Each failed attempt sends its own message; anything else is sent once.
  const about = key === 'payment.failed' ? [key, _id, failedAttempts.at(-1)] : [key, _id];
  const message = { purpose: 'payment', quoteId, ...words, link, onceFor: about.join('|') };
  await postMessage({ channel: 'sms', to, ...message }, now);
}
