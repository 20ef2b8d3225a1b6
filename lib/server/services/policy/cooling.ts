import { HOUR_MS } from '@/lib/domain/common/dates';
import { COOLING_HOURS } from '@/lib/domain/my/numberChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';

type Cooling = Pick<PolicyRecord, 'coolUntil'>;

export function coolUntilOf(now: Date): Date {
  return new Date(now.getTime() + COOLING_HOURS * HOUR_MS);
}

/** Whether the number was changed by request so recently that the old number may still object. */
export function isCooling({ coolUntil }: Cooling, now: Date): boolean {
  return coolUntil !== undefined && coolUntil > now;
}

export function checkNotCooling(policy: Cooling, now: Date): void {
  if (isCooling(policy, now)) throw new AppError('NUMBER_COOLING');
}
