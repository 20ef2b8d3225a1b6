import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { RenewalStatus } from '@/lib/domain/renewals/contract';
import { renewalStageOn } from '@/lib/domain/renewals/renewalDates';
import type { PolicyRecord } from '@/models/policy/policy';
import { findRenewal, insertRenewals, type RenewalRecord } from '@/models/renewals/renewal';
import { newRenewal } from './inviteRenewals';
import { renewalIdOf } from './renewalRecord';

/** The renewal of a policy; made now if its customer comes before the worker has invited them. */
export async function openedFor(policy: PolicyRecord, now: Date): Promise<RenewalRecord | null> {
  const status = statusOf(policy, todayInIndia(now));
  const found = await findRenewal(renewalIdOf(policy._id));
  if (found || policy.cancelled || (status !== 'open' && status !== 'grace')) return found;
  await insertRenewals([newRenewal(policy, now)]);
  return findRenewal(renewalIdOf(policy._id));
}

export function statusOf({ endsOn, renewedBy }: PolicyRecord, today: IsoDate): RenewalStatus {
  return renewedBy === undefined ? renewalStageOn(endsOn, today) : 'renewed';
}
