import type { Locale } from '@/lib/domain/common/locales';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import type { PaymentRecord } from '@/models/payment/payment';
import { tellPayer } from './paymentMessages';
import { movePayment } from './paymentRecord';

/** What is paid for beside the first premium: another term, a person, other days. */
export type Extra = {
  /** Gives it, however often it is called; false when it is not to be had for this payment. */
  give: (payment: PaymentRecord, now: Date) => Promise<boolean>;
  /** Why the money goes back then. */
  unwanted: string;
  payer: (payment: PaymentRecord) => Promise<{ to: string; locale: Locale } | null>;
};

/** Each consequence is idempotent. */
export async function settleExtra(payment: PaymentRecord, extra: Extra, now: Date): Promise<void> {
  switch (payment.status) {
    case 'paid':
      if (await extra.give(payment, now)) return;
      await movePayment(payment, 'refunding', { now, cause: extra.unwanted });
      return;
    case 'blocked':
      // Such an order is never only blocked.
      await movePayment(payment, 'releasing', { now, cause: 'it was to be paid' });
      return;
    case 'refunded':
    case 'released':
    case 'failed': {
      const payer = await extra.payer(payment);
      if (payer) await tellPayer(payment, `payment.${payment.status}`, { ...payer, now });
      return;
    }
    case 'cancelled':
      if (payment.orderId) await gatewayNamed(payment.gateway).cancel(payment, now);
      return;
    default:
      return;
  }
}
