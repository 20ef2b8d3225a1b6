import { HOUR_MS } from '@/lib/domain/common/dates';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { findChange } from '@/models/my/policyChange';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { replaceInPolicy } from '@/lib/server/services/my/replaceInTerms';
import { withoutAccount } from './withAccount';

const AGAIN_MS = HOUR_MS;
/** Leaves a stop that began in the last moment the time to be written. */
const STOPPING_MS = 60_000;

/** Takes out an account that was stopped or refused, but that a dead server or a renewal left in the policy. */
export async function withSettledAccount(policy: PolicyRecord): Promise<PolicyRecord> {
  const { account } = peopleOf(policy);
  const change = account && (await findChange(account.changeId));
  if (change?.status !== 'withdrawn' && change?.status !== 'refused') return policy;
  await replaceInPolicy(policy._id, (people) => withoutAccount(people, change._id));
  return (await findPolicy(policy._id)) ?? policy;
}

/** While the change of the account is still being settled, money waits and we look again in an hour. */
async function accountCoolUntil(policy: PolicyRecord, now: Date): Promise<Date | undefined> {
  const { account } = peopleOf(policy);
  if (!account) return undefined;
  const isAsked = (await findChange(account.changeId))?.status === 'asked';
  const coolUntil = new Date(account.coolUntil);
  const again = new Date(now.getTime() + AGAIN_MS);
  return isAsked && coolUntil <= now ? again : coolUntil;
}

/**
 * When money may go to the policyholder; undefined when it may go now. It waits after a change of the number, and after
 * one of the account: the claim's `own` where the desk entered one, else the policy's.
 */
export async function payoutWaitsUntil(
  policy: PolicyRecord,
  own: Pick<ClaimCaseRecord, 'account' | 'accountCoolUntil'>,
  now: Date,
): Promise<Date | undefined> {
  const ofAccount = own.account === undefined ? await accountCoolUntil(policy, now) : own.accountCoolUntil;
  return lastWaitOf([policy.coolUntil, ofAccount], now);
}

/** The latest of these cooling times that isn't over yet. */
export function lastWaitOf(coolUntil: readonly (Date | undefined)[], now: Date): Date | undefined {
  const waits = coolUntil
    .flatMap((until) => (until ? [new Date(until.getTime() + STOPPING_MS)] : []))
    .filter((until) => until > now);
  return waits.toSorted((one, other) => other.getTime() - one.getTime())[0];
}
