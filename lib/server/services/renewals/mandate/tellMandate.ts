import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { debitOn, type MandateNoticeKind } from '@/lib/domain/renewals/mandate';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import type { PolicyRecord } from '@/models/policy/policy';
import type { MandateRecord } from '@/models/renewals/mandate';
import { planName, toPlanData } from '@/lib/server/documents/plan';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { messageIdOf, postMessage } from '@/lib/server/services/common/outbox';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { renewalLink } from '@/lib/server/services/renewals/renewalRecord';

const keys = {
  given: 'renewal.mandateGiven',
  ended: 'renewal.mandateEnded',
  debit: 'renewal.mandateDebit',
  over: 'renewal.mandateOver',
  unready: 'renewal.mandateUnready',
} as const;

type About = { policy: PolicyRecord; amount?: number; now: Date };

/**
 * Sends a message that belongs to the mandate, even to customers who want no messages: once for each state of the
 * mandate. Returns the message's id.
 */
export async function tellMandate(
  mandate: MandateRecord,
  what: MandateNoticeKind | 'given' | 'ended',
  { policy, amount = 0, now }: About,
): Promise<string> {
  const { _id: policyNumber, quoteId, endsOn } = policy;
  const { language, limit, version, _id } = mandate;
  const link = renewalLink(policyNumber, language);
  const plan = toPlanData(policy);
  const values = {
    policyNumber,
    link,
    plan: plan ? planName(plan) : policyNumber,
    amount: formatMoney(amount),
    limit: formatMoney(limit),
    debitOn: formatDate(debitOn(endsOn, now), language),
  };
  const { mobileNumber: to } = peopleOf(policy).holder;
  const message = { ...wordMessage(keys[what], values, language), purpose: `renewal-mandate-${what}` };
  const onceFor = `mandate|${_id}|${what}|${version}`;
  // The day that it names is right if it goes out today. A notice that never went out is written anew.
  const giveUpAt = startInIndia(addDays(todayInIndia(now), 1));
  await postMessage({ ...message, giveUpAt, link, onceFor, channel: 'sms', to, quoteId }, now);
  return messageIdOf('sms', onceFor);
}
