import type { PaymentRecord } from '@/models/payment/payment';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { coverAddition, findAddition } from '@/lib/server/services/my/additions';
import { tellAdded } from '@/lib/server/services/my/changeMessages';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { tellPayer } from './paymentMessages';
import { movePayment } from './paymentRecord';

/** Of a person who is added to a policy. Each consequence is idempotent. */
export async function settleAddition(payment: PaymentRecord, now: Date): Promise<void> {
  switch (payment.status) {
    case 'paid':
      return coverOrRefund(payment, now);
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

async function coverOrRefund(payment: PaymentRecord, now: Date): Promise<void> {
  const covered = await coverAddition(payment, now);
  if (covered) return tellAdded(payment, covered, now);
  await movePayment(payment, 'refunding', { now, cause: 'nobody is to be added for it' });
}

async function tell(
  payment: PaymentRecord,
  key: 'payment.refunded' | 'payment.released' | 'payment.failed',
  now: Date,
): Promise<void> {
  const found = await findAddition(payment);
  if (!found) return;
  const { change, policy } = found;
  const { language: locale = 'en' } = change;
  await tellPayer(payment, key, { to: peopleOf(policy).holder.mobileNumber, locale, now });
}
