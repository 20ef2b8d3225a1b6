import { COOLING_HOURS } from '@/lib/domain/my/numberChange';
import { toAnswers } from '@/lib/validation/my/changes';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import type { PolicyPeople } from '@/lib/server/services/policy/policyRecord';
import { formOf } from '../changeRecord';

const HOUR_MS = 60 * 60_000;

/** Money waits for the cooling time, in which it can be taken back. Repeatable. */
export function withAccount(people: PolicyPeople, change: PolicyChangeRecord, now: Date): PolicyPeople {
  const { account: before } = people;
  if (before?.changeId === change._id) return people;
  const { holder, accountNumber, ifsc } = toAnswers('account', formOf(change).data, todayInIndia(now));
  const coolUntil = new Date(now.getTime() + COOLING_HOURS * HOUR_MS).toISOString();
  const { before: _older, ...last } = before ?? {};
  return {
    ...people,
    account: {
      ...{ changeId: change._id, holder, accountNumber, ifsc, coolUntil },
      ...(before && { before: last as typeof before }),
    },
  };
}

/** As it was before this change. Repeatable. */
export function withoutAccount(people: PolicyPeople, changeId: string): PolicyPeople {
  const { account, ...rest } = people;
  if (account?.changeId !== changeId) return people;
  return { ...rest, ...(account.before && { account: account.before }) };
}
