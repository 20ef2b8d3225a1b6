import { paths } from '@/lib/config/paths';
import { lastDigits } from '@/lib/domain/common/keptNumbers';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { siteLink } from '@/lib/server/siteLink';
import { postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { objectionTokenOf } from '@/lib/server/services/my/number/objection';
import { mailsOf } from './mailBefore';
import { formOf, sealedChangeReason } from '@/lib/server/services/my/changeRecord';

type Told = 'asked' | 'accepted' | 'refused' | 'stopped';

/** Tells phone and mail, each once: a customer who has lost one of them to a thief hears of it by the other. */
export async function tellAccount(
  change: PolicyChangeRecord,
  policy: PolicyRecord,
  { what, now }: { what: Told; now: Date },
): Promise<void> {
  const { _id, language = 'en', reason } = change;
  const link = siteLink(pathOn(change, policy, what), language);
  const { accountNumber } = formOf(change).data;
  const values = {
    policyNumber: policy._id,
    link,
    digits: typeof accountNumber === 'string' ? lastDigits(accountNumber) : '',
    reason: reason === undefined ? '' : sealedChangeReason.unseal(reason, _id),
  };
  const words = wordMessage(`account.${what}`, values, language);
  const purpose = `change-account-${what}`;
  const message = { ...words, purpose, link, quoteId: policy.quoteId, onceFor: `${purpose}|${_id}` };
  const people = peopleOf(policy);
  await postMessage({ ...message, channel: 'sms', to: people.holder.mobileNumber }, now);
  for (const [at, to] of mailsOf(people, now).entries()) {
    const onceFor = at === 0 ? message.onceFor : `${message.onceFor}|${at}`;
    await postMessage({ ...message, channel: 'email', to, onceFor }, now);
  }
}

/** Until money goes to the new account, the message can stop it. */
function pathOn(change: PolicyChangeRecord, { _id }: PolicyRecord, what: Told): string {
  if (what === 'stopped') return paths.my;
  if (what === 'refused') return paths.change(_id, 'account');
  return paths.objectAccount(_id, objectionTokenOf(change, 'account'));
}
