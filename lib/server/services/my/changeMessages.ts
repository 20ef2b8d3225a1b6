import { paths } from '@/lib/config/paths';
import { formatMoney } from '@/lib/i18n/format';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { siteLink } from '@/lib/server/siteLink';
import { postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { formOf, sealedChangeReason } from './changeRecord';

/** At each step, sent once however often it is called. */
export async function tellChange(change: PolicyChangeRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { _id, status, language = 'en', reason } = change;
  if (status === 'draft' || status === 'withdrawn') return;
  const link = siteLink(paths.my, language);
  const values = {
    policyNumber: policy._id,
    link,
    reason: reason === undefined ? '' : sealedChangeReason.unseal(reason, _id),
    amount: formatMoney(formOf(change).addition?.price ?? 0),
  };
  const { mobileNumber: to } = peopleOf(policy).holder;
  const words = wordMessage(`change.${status}`, values, language);
  const onceFor = `change-${status}|${_id}`;
  const message = { ...words, purpose: `change-${status}`, channel: 'sms', to, link, onceFor } as const;
  await postMessage({ ...message, quoteId: policy.quoteId }, now);
}
