import { toAnswers } from '@/lib/validation/my/changes';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import type { PaidAccount, PolicyPeople } from '@/lib/server/services/policy/policyRecord';
import { coolUntilOf } from '@/lib/server/services/policy/cooling';
import { formOf } from '@/lib/server/services/my/changeRecord';

/**
 * Puts the new account in, and keeps the last one whose own cooling time passed unstopped: a stop in this one's goes
 * back to it. Repeatable; each repeat begins the cooling time anew.
 */
export function withAccount(people: PolicyPeople, change: PolicyChangeRecord, now: Date): PolicyPeople {
  const { holder, accountNumber, ifsc } = toAnswers('account', formOf(change).data, todayInIndia(now));
  const coolUntil = coolUntilOf(now).toISOString();
  const before = lastCool(people, change._id, now);
  const account = { changeId: change._id, holder, accountNumber, ifsc, coolUntil };
  return { ...people, account: { ...account, ...(before && { before }) } };
}

function lastCool({ account }: PolicyPeople, changeId: string, now: Date): PaidAccount | undefined {
  if (!account) return undefined;
  if (account.changeId === changeId || account.coolUntil > now.toISOString()) return account.before;
  const { before: _older, ...last } = account;
  return last;
}

/** Puts the account of before this change back. Repeatable. */
export function withoutAccount(people: PolicyPeople, changeId: string): PolicyPeople {
  const { account, ...rest } = people;
  if (account?.changeId === changeId) return { ...rest, ...(account.before && { account: account.before }) };
  if (account?.before?.changeId !== changeId) return people;
  const { before: _stopped, ...last } = account;
  return { ...rest, account: last };
}
