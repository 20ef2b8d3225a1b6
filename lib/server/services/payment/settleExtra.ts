import type { Locale } from '@/lib/domain/common/locales';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import type { PaymentRecord } from '@/models/payment/payment';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { tellPayer } from './paymentMessages';
import { movePayment } from './paymentRecord';
import type { PaymentContext } from './toPaymentDto';

/** Something that is paid for after the first premium: a next term, another person, or other days of a trip. */
export type Extra = {
  /** Whether money that arrives now would buy it. */
  isWanted: (payment: PaymentRecord, now: Date) => Promise<boolean>;
  /** Whether this payment bought it. */
  isGiven: (payment: PaymentRecord) => Promise<boolean>;
  /** Gives what was paid for. Repeatable. False if this payment can't have it any more. */
  give: (payment: PaymentRecord, now: Date) => Promise<boolean>;
  /** The cause that the payment's history names when the money therefore goes back. */
  unwanted: string;
  /** What the payment's page shows of it. Throws NOT_FOUND to everybody but the policyholder. */
  contextOf: (
    payment: PaymentRecord,
    request: Pick<ApiRequest<unknown>, 'caller'>,
  ) => Promise<PaymentContext>;
  payer: (payment: PaymentRecord) => Promise<{ to: string; locale: Locale } | null>;
};

/** Carries out what the payment's status brings about. Each consequence is idempotent. */
export async function settleExtra(payment: PaymentRecord, extra: Extra, now: Date): Promise<void> {
  switch (payment.status) {
    case 'paid':
      if (await extra.give(payment, now)) return;
      await movePayment(payment, 'refunding', { now, cause: extra.unwanted });
      return;
    case 'blocked':
      // These orders are debits, so money that was only blocked is released.
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
