import { serverEnv } from '@/lib/config/serverEnv';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { markInvited, setPolicyDays } from '@/models/policy/policy';
import { insertRenewals } from '@/models/renewals/renewal';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { newRenewal } from './inviteRenewals';

const DAYS_LEFT = 20;

/** Ages a policy, so that a developer need not wait a year for a renewal. Throws NOT_FOUND in production. */
export async function agePolicy(request: ApiRequest<{ policyNumber: string }>): Promise<{ endsOn: string }> {
  if (serverEnv().APP_ENV === 'production') throw new AppError('NOT_FOUND');
  const policy = await findOwnPolicy(request);
  const { _id } = policy;
  const { now } = request;
  const endsOn = addDays(todayInIndia(now), DAYS_LEFT);
  const startsOn = addDays(endsOn, -364);
  const { opensOn: inviteOn } = renewalDatesOf(endsOn);
  await setPolicyDays(_id, { startsOn, issuedOn: startsOn, endsOn, inviteOn });
  await insertRenewals([newRenewal({ ...policy, endsOn }, now)]);
  await markInvited([_id]);
  return { endsOn };
}
