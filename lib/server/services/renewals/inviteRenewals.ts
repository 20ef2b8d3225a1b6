import { keptUntil } from '@/lib/domain/common/retention';
import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import {
  listUninvited,
  listWithoutInvite,
  markInvited,
  type PolicyRecord,
  setInviteDays,
} from '@/models/policy/policy';
import { insertRenewals, type RenewalRecord } from '@/models/renewals/renewal';
import { renewalIdOf } from './renewalRecord';

const AT_ONCE = 100;

/**
 * Worker job: opens renewals whose day has come. Each policy gets one, whatever stops in between, since the renewal's
 * id derives from the policy's number.
 */
export async function inviteNext(now: Date): Promise<boolean> {
  const today = todayInIndia(now);
  const due = await listUninvited(today, AT_ONCE);
  if (due.length === 0) return false;
  const offered = due.filter(
    ({ cancelled, endsOn }) => !cancelled && today <= renewalDatesOf(endsOn).graceUntil,
  );
  await insertRenewals(offered.map((policy) => newRenewal(policy, now)));
  await markInvited(due.map(({ _id }) => _id));
  return true;
}

export function newRenewal({ _id: policyNumber, endsOn }: PolicyRecord, now: Date): RenewalRecord {
  return {
    _id: renewalIdOf(policyNumber),
    policyNumber,
    endsOn,
    status: 'open',
    version: 1,
    tellDueAt: now,
    invitedAt: now,
    expiresAt: keptUntil('renewal', startInIndia(renewalDatesOf(endsOn).lapsesOn)),
  };
}

/** Gives policies of older servers the day of their invitation. */
export async function fillNextInvites(): Promise<boolean> {
  const policies = await listWithoutInvite(AT_ONCE);
  if (policies.length === 0) return false;
  await setInviteDays(policies.map(({ _id, endsOn }) => ({ _id, inviteOn: renewalDatesOf(endsOn).opensOn })));
  return true;
}
