import { paths } from '@/lib/config/paths';
import { DAY_MS } from '@/lib/domain/common/dates';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy } from '@/models/policy/policy';
import { siteLink } from '@/lib/server/siteLink';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { peopleOf, type PolicyPeople } from '@/lib/server/services/policy/policyRecord';

const HEARS_DAYS = 30;

/**
 * Keeps the replaced address, and those before it that are still told, so that their owner hears of changes of money.
 */
export function mailBeforeOf(
  { holder, mailBefore: before }: PolicyPeople,
  { _id: changeId }: Pick<PolicyChangeRecord, '_id'>,
  email: string,
  now: Date,
): Pick<PolicyPeople, 'mailBefore'> {
  if (holder.email.toLowerCase() === email.toLowerCase()) return {};
  const until = new Date(now.getTime() + HEARS_DAYS * DAY_MS).toISOString();
  const isHeard = before !== undefined && before.until > now.toISOString();
  return { mailBefore: { email: holder.email, changeId, until, ...(isHeard && { before }) } };
}

/** All addresses that mail about money goes to, the present one first. */
export function mailsOf({ holder, mailBefore }: PolicyPeople, now: Date): readonly string[] {
  const mails = [holder.email];
  for (let each = mailBefore; each && each.until > now.toISOString(); each = each.before)
    mails.push(each.email);
  return [...new Set(mails)];
}

/** Tells the replaced address, and those before it, once each. */
export async function tellMailBefore(change: PolicyChangeRecord, now: Date): Promise<void> {
  const { _id, policyNumber, language = 'en' } = change;
  const policy = await findPolicy(policyNumber);
  const people = policy && peopleOf(policy);
  if (people?.mailBefore?.changeId !== _id) return;
  const link = siteLink(paths.my, language);
  const words = wordMessage('change.mailMoved', { policyNumber, link }, language);
  const purpose = 'change-mail-moved';
  const message = { ...words, purpose, link, quoteId: policy?.quoteId };
  for (const [at, to] of mailsOf(people, now).slice(1).entries()) {
    const onceFor = at === 0 ? `${purpose}|${_id}` : `${purpose}|${_id}|${at}`;
    await postMessage({ ...message, channel: 'email', to, onceFor }, now);
  }
}
