import { paths } from '@/lib/config/paths';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import type { PaymentRecord } from '@/models/payment/payment';
import type { PolicyRecord } from '@/models/policy/policy';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { issueRenewal } from '@/lib/server/services/renewals/issueRenewal';
import { askForReview } from '@/lib/server/services/reviews/askForReview';
import { languageOf } from '@/lib/server/services/renewals/renewalRecord';
import { findRenewed } from '@/lib/server/services/renewals/renewalPurchase';
import { siteLink } from '@/lib/server/siteLink';
import { tellPayer } from './paymentMessages';
import { movePayment } from './paymentRecord';

/** Of the next term of a policy. Each consequence is idempotent. */
export async function settleRenewal(payment: PaymentRecord, now: Date): Promise<void> {
  switch (payment.status) {
    case 'paid':
      return issueOrRefund(payment, now);
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

async function issueOrRefund(payment: PaymentRecord, now: Date): Promise<void> {
  const next = await issueRenewal(payment, now);
  if (next) return tellRenewed(payment, next, now);
  await movePayment(payment, 'refunding', { now, cause: 'the policy is not to be renewed by it' });
}

async function tellRenewed(
  { amount, reference }: PaymentRecord,
  policy: PolicyRecord,
  now: Date,
): Promise<void> {
  const { _id: policyNumber, quoteId, startsOn, endsOn } = policy;
  const language = await languageOf(policy);
  const link = siteLink(paths.policy(policyNumber), language);
  const dates = { startsOn: formatDate(startsOn, language), endsOn: formatDate(endsOn, language) };
  const values = { policyNumber, link, reference, amount: formatMoney(amount), ...dates };
  const words = wordMessage('renewal.renewed', values, language);
  const { mobileNumber: to } = peopleOf(policy).holder;
  const message = { ...words, purpose: 'renewal-renewed', quoteId, link, onceFor: `renewed|${policyNumber}` };
  await postMessage({ ...message, channel: 'sms', to }, now);
  await askForReview(
    { about: 'policy', subjectId: policyNumber, product: policy.product, to, language },
    now,
  );
}

async function tell(
  payment: PaymentRecord,
  key: 'payment.refunded' | 'payment.released' | 'payment.failed',
  now: Date,
): Promise<void> {
  const policy = await findRenewed(payment);
  if (!policy) return;
  const to = peopleOf(policy).holder.mobileNumber;
  await tellPayer(payment, key, { to, locale: await languageOf(policy), now });
}
