import { paths } from '@/lib/config/paths';
import { DAY_MS } from '@/lib/domain/common/dates';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy } from '@/models/policy/policy';
import { siteLink } from '@/lib/server/siteLink';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { peopleOf, type PolicyPeople } from '@/lib/server/services/policy/policyRecord';

const HEARS_DAYS = 30;

/** What is kept of the address that another one takes the place of. Repeatable. */
export function mailBeforeOf(
  { holder }: PolicyPeople,
  { _id: changeId }: Pick<PolicyChangeRecord, '_id'>,
  email: string,
  now: Date,
): Pick<PolicyPeople, 'mailBefore'> {
  if (holder.email.toLowerCase() === email.toLowerCase()) return {};
  const until = new Date(now.getTime() + HEARS_DAYS * DAY_MS).toISOString();
  return { mailBefore: { email: holder.email, changeId, until } };
}

/** Where mail about money goes. */
export function mailsOf({ holder, mailBefore }: PolicyPeople, now: Date): readonly string[] {
  const isHeard = mailBefore !== undefined && mailBefore.until > now.toISOString();
  return isHeard ? [holder.email, mailBefore.email] : [holder.email];
}

/** To the address that was replaced, once. */
export async function tellMailBefore(change: PolicyChangeRecord, now: Date): Promise<void> {
  const { _id, policyNumber, language = 'en' } = change;
  const policy = await findPolicy(policyNumber);
  const before = policy && peopleOf(policy).mailBefore;
  if (before?.changeId !== _id) return;
  const link = siteLink(paths.my, language);
  const words = wordMessage('change.mailMoved', { policyNumber, link }, language);
  const purpose = 'change-mail-moved';
  const message = { ...words, purpose, link, quoteId: policy?.quoteId, onceFor: `${purpose}|${_id}` };
  await postMessage({ ...message, channel: 'email', to: before.email }, now);
}
