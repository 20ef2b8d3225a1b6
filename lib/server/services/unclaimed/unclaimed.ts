import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { SAMPLE_UNCLAIMED } from '@/lib/domain/unclaimed/sample.data';
import type { UnclaimedDto, UnclaimedKind } from '@/lib/domain/unclaimed/contract';
import { lookupHash } from '@/lib/server/crypto';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import type { UnclaimedBody } from '@/lib/validation/unclaimed/requests';
import type { PolicyRecord } from '@/models/policy/policy';
import type { TripPolicyRecord } from '@/models/travel/tripPolicy';
import { dropUnclaimed, findUnclaimed, saveUnclaimed } from '@/models/unclaimed/unclaimed';

const idOf = (policyNumber: string, dateOfBirth: string) =>
  lookupHash('unclaimed', [policyNumber, dateOfBirth].join('|'));

/**
 * Tells what is owed to anybody who knows policy number and birth date, and nothing of the policy. A code to a number
 * would shut out those whom this is for, since their number is often not theirs any more. Records are named by a keyed
 * hash of both, so that an unknown policy and a wrong birth date take the same single read by id, and get the same
 * answer in the same time. Guesses at one policy's birth date are counted over all addresses.
 */
export async function lookUpUnclaimed({ input, now }: ApiRequest<UnclaimedBody>): Promise<UnclaimedDto> {
  const { policyNumber, dateOfBirth } = input;
  const addressHash = lookupHash('unclaimed-policy', policyNumber);
  await countRequest(limits.unclaimedOfPolicy, { route: 'unclaimed-of-policy', addressHash, now });
  const found = await findUnclaimed(idOf(policyNumber, dateOfBirth));
  return { amounts: Object.values(found?.amounts ?? {}) };
}

type Owed = { kind: UnclaimedKind; reference: string; amountPaise: number };

/**
 * The people whom money is owed to, and who can find it by policy number and birth date. A trip's buyer tells no birth
 * date, so any of its travellers can find it.
 */
export type OwedTo = { policyNumber: string; bornOn: readonly IsoDate[] };

export function holderOf(policy: PolicyRecord): OwedTo {
  return { policyNumber: policy._id, bornOn: [peopleOf(policy).holder.dateOfBirth] };
}

export function travellersOf(trip: TripPolicyRecord): OwedTo {
  return { policyNumber: trip._id, bornOn: contractOf(trip).trip.travellers };
}

/** Notes money that came back from the bank. Repeatable. */
export async function noteUnclaimed(to: OwedTo, { reference, ...owed }: Owed, now: Date): Promise<void> {
  for (const id of idsOf(to)) await saveUnclaimed(id, reference, { ...owed, since: todayInIndia(now) });
}

/** Removes money that was paid after all. Repeatable. */
export async function settleUnclaimed(to: OwedTo, reference: string): Promise<void> {
  for (const id of idsOf(to)) await dropUnclaimed(id, reference);
}

export async function addSampleUnclaimed(): Promise<void> {
  const { policyNumber, dateOfBirth, reference, amount } = SAMPLE_UNCLAIMED;
  await saveUnclaimed(idOf(policyNumber, dateOfBirth), reference, amount);
}

export async function removeSampleUnclaimed(): Promise<void> {
  const { policyNumber, dateOfBirth, reference } = SAMPLE_UNCLAIMED;
  await dropUnclaimed(idOf(policyNumber, dateOfBirth), reference);
}

function idsOf({ policyNumber, bornOn }: OwedTo): string[] {
  return [...new Set(bornOn)].map((day) => idOf(policyNumber, day));
}
