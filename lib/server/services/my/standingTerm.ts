import { todayInIndia } from '@/lib/domain/common/dates';
import type { PolicyDto, NextTermDto } from '@/lib/domain/policy/contract';
import type { PolicyRecord } from '@/models/policy/policy';
import { findNextTerm } from '@/lib/server/services/policy/nextTerm';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { findPerson } from './names';

/** The next term, if it is issued and not cancelled. */
export async function standingTermAfter({ _id }: PolicyRecord): Promise<PolicyRecord | undefined> {
  const next = await findNextTerm(_id);
  return next && !next.cancelled ? next : undefined;
}

export function toNextTerm({ _id: policyNumber, startsOn }: PolicyRecord): NextTermDto {
  return { policyNumber, startsOn };
}

/** Names who was added after the next term was bought: that term doesn't cover them. */
export async function withoutAdded(policy: PolicyRecord): Promise<Pick<PolicyDto, 'withoutAdded'>> {
  const { additions = [], cancelled } = policy;
  const next = additions.length > 0 && !cancelled ? await standingTermAfter(policy) : undefined;
  if (!next) return {};
  const boughtOn = todayInIndia(next.createdAt);
  const later = additions.filter(({ startsOn, paidOn = startsOn }) => paidOn >= boughtOn);
  const names = peopleOf(policy)
    .insured.filter(({ memberId }) => later.some((addition) => addition.memberId === memberId))
    .filter((person) => !findPerson(peopleOf(next), person))
    .map(({ name }) => name);
  return names.length > 0 ? { withoutAdded: { ...toNextTerm(next), names } } : {};
}
