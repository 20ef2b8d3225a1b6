import { brand } from '@/lib/brand';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toPolicyNumber } from '@/lib/domain/policy/policyNumber';
import { TRIP_POLICY_PREFIX } from '@/lib/domain/travel/tripPolicy';
import { lookupHash } from '@/lib/server/crypto';

const INSURERS = {
  'policy-number': brand.registration.insurerCode,
  'trip-policy-number': TRIP_POLICY_PREFIX,
} as const;

/** A number derived from what is bought, or the earlier term, so that concurrent servers try the same one. */
export function newPolicyNumber(
  kind: keyof typeof INSURERS,
  source: string,
  tries: number,
  now: Date,
): string {
  const hash = Buffer.from(lookupHash(kind, `${source}|${tries}`), 'base64url');
  const year = Number(todayInIndia(now).slice(0, 4));
  return toPolicyNumber({ insurer: INSURERS[kind], year, chance: hash.readBigUInt64BE() });
}
