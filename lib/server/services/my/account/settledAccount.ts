import { HOUR_MS } from '@/lib/domain/common/dates';
import { findChange } from '@/models/my/policyChange';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { replaceInPolicy } from '../replaceInTerms';
import { withoutAccount } from './withAccount';

const AGAIN_MS = HOUR_MS;
/** A stop that is under way when the time is over is written first. */
const STOPPING_MS = 60_000;

/** Left by a server that died, or taken along by a renewal: what was stopped or refused is no account. */
export async function withSettledAccount(policy: PolicyRecord): Promise<PolicyRecord> {
  const { account } = peopleOf(policy);
  const change = account && (await findChange(account.changeId));
  if (change?.status !== 'withdrawn' && change?.status !== 'refused') return policy;
  await replaceInPolicy(policy._id, (people) => withoutAccount(people, change._id));
  return (await findPolicy(policy._id)) ?? policy;
}

/** By a change that nobody has finished settling no money goes anywhere. */
async function accountCoolUntil(policy: PolicyRecord, now: Date): Promise<Date | undefined> {
  const { account } = peopleOf(policy);
  if (!account) return undefined;
  const isAsked = (await findChange(account.changeId))?.status === 'asked';
  const coolUntil = new Date(account.coolUntil);
  const again = new Date(now.getTime() + AGAIN_MS);
  return isAsked && coolUntil <= now ? again : coolUntil;
}

/** Until money goes to the policyholder, by number and by account; undefined where it may go now. */
export async function payoutWaitsUntil(
  policy: PolicyRecord,
  own: { hasAccount: boolean; coolUntil?: Date },
  now: Date,
): Promise<Date | undefined> {
  const ofAccount = own.hasAccount ? own.coolUntil : await accountCoolUntil(policy, now);
  return lastWaitOf([policy.coolUntil, ofAccount], now);
}

/** The latest of these cooling times that money waits for still. */
export function lastWaitOf(coolUntil: readonly (Date | undefined)[], now: Date): Date | undefined {
  const waits = coolUntil
    .flatMap((until) => (until ? [new Date(until.getTime() + STOPPING_MS)] : []))
    .filter((until) => until > now);
  return waits.toSorted((one, other) => other.getTime() - one.getTime())[0];
}
