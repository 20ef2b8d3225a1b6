import { HOLDER } from '@/lib/domain/my/changes';
import type { NamedPerson } from '@/lib/domain/my/contract';
import type { PolicyRecord } from '@/models/policy/policy';
import { peopleOf, type PolicyPeople } from '@/lib/server/services/policy/policyRecord';

/** Everybody insured, and the policyholder even if they are not. */
export function namedPeopleOf(policy: PolicyRecord): readonly NamedPerson[] {
  const { holder, insured } = peopleOf(policy);
  const people = insured.map(({ memberId, name, relation }) => ({ memberId, name, relation }));
  const isInsured = people.some(({ relation }) => relation === 'self');
  return isInsured ? people : [{ memberId: HOLDER, name: holder.name }, ...people];
}

type Insured = PolicyPeople['insured'][number];

/** Finds the same person among the insured of another term. */
export function findPerson(
  { insured }: Pick<PolicyPeople, 'insured'>,
  meant: Pick<Insured, 'name' | 'relation' | 'dateOfBirth'>,
): Insured | undefined {
  return insured.find(
    ({ name, relation, dateOfBirth }) =>
      name === meant.name && relation === meant.relation && dateOfBirth === meant.dateOfBirth,
  );
}

/** The member id of the same person in another term, which numbers its people anew; undefined if they are not in it. */
export function sameMember(memberId: string, before: PolicyPeople, people: PolicyPeople): string | undefined {
  const meant = before.insured.find((each) => each.memberId === memberId);
  if (!meant) return memberId;
  const same = findPerson(people, meant);
  return same?.memberId ?? (meant.relation === 'self' ? HOLDER : undefined);
}

/** Changes the name wherever the policy has it: of the insured, and of the policyholder if they are the same. */
export function withName(
  people: PolicyPeople,
  { memberId, name }: { memberId: string; name: string },
): PolicyPeople {
  const isHolder =
    memberId === HOLDER ||
    people.insured.some((each) => each.memberId === memberId && each.relation === 'self');
  return {
    ...people,
    ...(isHolder && { holder: { ...people.holder, name } }),
    insured: people.insured.map((each) => (each.memberId === memberId ? { ...each, name } : each)),
  };
}
