import { serverEnv } from '@/lib/config/serverEnv';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { findPolicy, setPolicyDays } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { inviteNext } from './inviteRenewals';

const DAYS_LEFT = 20;

/** For who develops: nobody waits a year for a renewal. Throws NOT_FOUND in production. */
export async function agePolicy({
  input: { policyNumber },
  now,
}: ApiRequest<{ policyNumber: string }>): Promise<{ endsOn: string }> {
  if (serverEnv().APP_ENV === 'production') throw new AppError('NOT_FOUND');
  if (!(await findPolicy(policyNumber))) throw new AppError('NOT_FOUND');
  const endsOn = addDays(todayInIndia(now), DAYS_LEFT);
  const startsOn = addDays(endsOn, -364);
  const { opensOn: inviteOn } = renewalDatesOf(endsOn);
  await setPolicyDays(policyNumber, { startsOn, issuedOn: startsOn, endsOn, inviteOn });
  while (await inviteNext(now));
  return { endsOn };
}
