import type { PolicyRecord } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import { peopleOf } from './policyRecord';

type Cooling = Pick<PolicyRecord, 'coolUntil'>;

/** For a day after its number was changed by request: the old number may still object. */
export function isCooling({ coolUntil }: Cooling, now: Date): boolean {
  return coolUntil !== undefined && coolUntil > now;
}

/** Until money goes to the policyholder, by number and by account; undefined where it may go now. */
export function payoutWaitsUntil(
  policy: PolicyRecord,
  isPolicysAccount: boolean,
  now: Date,
): Date | undefined {
  const { account } = peopleOf(policy);
  const waits = [
    ...(policy.coolUntil ? [policy.coolUntil] : []),
    ...(account && isPolicysAccount ? [new Date(account.coolUntil)] : []),
  ].filter((until) => until > now);
  return waits.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

export function checkNotCooling(policy: Cooling, now: Date): void {
  if (isCooling(policy, now)) throw new AppError('NUMBER_COOLING');
}
