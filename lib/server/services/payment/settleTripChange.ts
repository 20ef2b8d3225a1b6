import type { PaymentRecord } from '@/models/payment/payment';
import { findTripPolicyOf } from '@/models/travel/tripPolicy';
import { findLanguage } from '@/models/callbacks/dialerLead';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { applyTripChange } from '@/lib/server/services/travel/tripChanges';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import { tellPayer } from './paymentMessages';
import { movePayment } from './paymentRecord';

/** Of other days of a trip. Each consequence is idempotent. */
export async function settleTripChange(payment: PaymentRecord, now: Date): Promise<void> {
  switch (payment.status) {
    case 'paid':
      if (await applyTripChange(payment, now)) return;
      await movePayment(payment, 'refunding', { now, cause: 'these days are not wanted any more' });
      return;
    case 'blocked':
      // Such an order is never only blocked.
      await movePayment(payment, 'releasing', { now, cause: 'it was to be paid' });
      return;
    case 'refunded':
      return tell(payment, 'payment.refunded', now);
    case 'released':
      return tell(payment, 'payment.released', now);
    case 'failed':
      return tell(payment, 'payment.failed', now);
    case 'cancelled':
      if (payment.orderId) await gatewayNamed(payment.gateway).cancel(payment, now);
      return;
    default:
      return;
  }
}

async function tell(
  payment: PaymentRecord,
  key: 'payment.refunded' | 'payment.released' | 'payment.failed',
  now: Date,
): Promise<void> {
  const policy = await findTripPolicyOf(payment.quoteId);
  if (!policy) return;
  const locale = await findLanguage((await findQuoteAtAll(payment.quoteId))?.dialerId);
  await tellPayer(payment, key, { to: contractOf(policy).holder.mobileNumber, locale, now });
}
