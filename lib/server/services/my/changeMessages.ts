import { paths } from '@/lib/config/paths';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import type { PaymentRecord } from '@/models/payment/payment';
import type { PolicyRecord } from '@/models/policy/policy';
import { siteLink } from '@/lib/server/siteLink';
import { postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { tellAccount } from './account/accountMessages';
import { tellMailBefore } from './account/mailBefore';
import { formOf, sealedChangeReason } from './changeRecord';

/** Tells the customer of the change's present step: once, however often it is called. */
export async function tellChange(change: PolicyChangeRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { _id, status, kind, language = 'en', reason } = change;
  if (status === 'draft' || status === 'withdrawn') return;
  if (kind === 'account' && status !== 'toPay') return tellAccount(change, policy, { what: status, now });
  // The message about an added person is sent once it is paid (tellAdded).
  if (status === 'accepted' && kind === 'person') return;
  const values = {
    link: siteLink(status === 'accepted' ? paths.my : paths.change(policy._id, kind), language),
    reason: reason === undefined ? '' : sealedChangeReason.unseal(reason, _id),
    amount: formatMoney(formOf(change).addition?.price ?? 0),
  };
  await post(change, policy, { what: status, values, now });
  await tellMailBefore(change, now);
}

export async function tellAdded(
  { amount, reference }: Pick<PaymentRecord, 'amount' | 'reference'>,
  { change, policy }: { change: PolicyChangeRecord; policy: PolicyRecord },
  now: Date,
): Promise<void> {
  const { language = 'en', _id } = change;
  const { startsOn = '' } = policy.additions?.find(({ changeId }) => changeId === _id) ?? {};
  const link = siteLink(paths.policy(policy._id), language);
  const date = formatDate(startsOn, language);
  const values = { link, amount: formatMoney(amount), reference, date };
  await post(change, policy, { what: 'added', values, now });
}

type Told = {
  what: 'added' | Exclude<PolicyChangeRecord['status'], 'draft' | 'withdrawn'>;
  values: Record<string, string> & { link: string };
  now: Date;
};

async function post(change: PolicyChangeRecord, policy: PolicyRecord, { what, values, now }: Told) {
  const { _id, language = 'en' } = change;
  const words = wordMessage(`change.${what}`, { policyNumber: policy._id, ...values }, language);
  const message = { ...words, purpose: `change-${what}`, channel: 'sms', link: values.link } as const;
  const { mobileNumber: to } = peopleOf(policy).holder;
  const onceFor = `change-${what}|${_id}`;
  await postMessage({ ...message, to, onceFor, quoteId: policy.quoteId }, now);
}
