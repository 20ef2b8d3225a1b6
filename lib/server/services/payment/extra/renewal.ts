import { paths } from '@/lib/config/paths';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import type { PaymentRecord } from '@/models/payment/payment';
import type { PolicyRecord } from '@/models/policy/policy';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { issueRenewal } from '@/lib/server/services/renewals/issueRenewal';
import { askForReview } from '@/lib/server/services/reviews/askForReview';
import { languageOf } from '@/lib/server/services/renewals/renewalRecord';
import {
  findBought,
  findRenewed,
  isRenewalWanted,
  renewalContext,
} from '@/lib/server/services/renewals/renewalPurchase';
import { siteLink } from '@/lib/server/siteLink';
import type { Extra } from '@/lib/server/services/payment/settleExtra';

/** The next term of a policy. */
export const renewal: Extra = {
  isWanted: async (payment, now) => {
    const policy = await findRenewed(payment);
    return policy !== null && isRenewalWanted(payment, policy, now);
  },
  isGiven: async (payment) => (await findBought(payment)) !== undefined,
  give: async (payment, now) => {
    const next = await issueRenewal(payment, now);
    if (next) await tellRenewed(payment, next, now);
    return Boolean(next);
  },
  unwanted: 'the policy is not to be renewed by it',
  contextOf: renewalContext,
  payer: async (payment) => {
    const policy = await findRenewed(payment);
    return policy && { to: peopleOf(policy).holder.mobileNumber, locale: await languageOf(policy) };
  },
};

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
