import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { PolicyRecord } from '@/models/policy/policy';

type Own = Pick<PolicyRecord, '_id' | 'quoteId' | 'applicationId' | 'mobileHash' | 'people'>;

/** A policy of one year up to this day, as it is stored. */
export function samplePolicy(own: Own, endsOn: IsoDate, now: Date): PolicyRecord {
  const startsOn = addDays(endsOn, -364);
  return {
    ...own,
    price: 'sealed',
    product: 'reassurev2',
    tier: 'Platinum+',
    riders: [],
    language: 'en',
    sumInsured: 10_00_000,
    tenure: 1,
    hasPhysicalCopy: false,
    endsOn,
    startsOn,
    issuedOn: startsOn,
    freeLookUntil: addDays(endsOn, -334),
    paidOn: startsOn,
    createdAt: now,
    expiresAt: keptUntil('policy', now),
  };
}
