import { serverEnv } from '@/lib/config/serverEnv';
import { lookupHash } from '@/lib/server/crypto';

const MOST_DAYS = 366;

/** Active days of the last year. Until an app counts them: samples outside production, none in it. */
export function activeDaysOf(policyNumber: string): number {
  if (serverEnv().APP_ENV === 'production') return 0;
  const bits = Buffer.from(lookupHash('sample-activity', policyNumber), 'base64url').readUInt32BE();
  return bits % MOST_DAYS;
}
