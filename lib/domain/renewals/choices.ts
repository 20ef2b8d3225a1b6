import { ageInDays, type IsoDate, isIsoDate, isWholeDate } from '@/lib/domain/common/dates';
import { adultsOf, AGE_LIMITS, findMemberProblems, type Member } from '@/lib/domain/quote/members';

/** What was typed, as plain JSON that is not validated. Its fields are tenure, sumInsured, leave, child… */
export type RenewalDraft = Record<string, unknown>;

export const CHILD_RELATIONS = ['son', 'daughter'] as const;

export type NewChild = { relation: (typeof CHILD_RELATIONS)[number]; name: string; dateOfBirth: IsoDate };

export type Choices = {
  tenure: 1 | 2 | 3;
  sumInsured: number;
  leave: readonly string[];
  child?: NewChild;
};

export type ChoiceContext = {
  people: readonly (Member & { memberId: string })[];
  sums: readonly number[];
  /** The ending term's sum insured. */
  sumInsured: number;
  tenure: number;
  startsOn: IsoDate;
};

/** The choices of a draft as far as they can be priced. Any other stays as in the ending term. */
export function toChoices(draft: RenewalDraft, context: ChoiceContext): Choices {
  const { people, sums, startsOn } = context;
  const { tenure, sumInsured, leave } = draft;
  const asked = Array.isArray(leave) ? leave : [];
  const goes = people.filter(({ memberId, relation }) => relation !== 'self' && asked.includes(memberId));
  const leaving = staysAdult(people, goes) ? goes : [];
  const stay = people.filter((person) => !leaving.includes(person));
  const child = childOf(draft);
  const isTaken = child && findChildProblem(child.dateOfBirth, stay, startsOn) === undefined;
  return {
    tenure: ([1, 2, 3] as const).find((each) => each === (tenure ?? context.tenure)) ?? 1,
    sumInsured: sums.find((each) => each === sumInsured) ?? context.sumInsured,
    leave: leaving.map(({ memberId }) => memberId),
    ...(isTaken && { child }),
  };
}

function staysAdult(people: readonly Member[], goes: readonly Member[]): boolean {
  return adultsOf(people).some((each) => !goes.includes(each));
}

function childOf(draft: RenewalDraft): NewChild | undefined {
  const { hasChild, childName, childRelation, childBirth } = draft;
  const relation = CHILD_RELATIONS.find((each) => each === childRelation);
  if (hasChild !== true || !relation || !isIsoDate(childBirth)) return undefined;
  return { relation, dateOfBirth: childBirth, name: typeof childName === 'string' ? childName.trim() : '' };
}

/** Finds a key under `validation.` for a child that can't be added. */
export function findChildProblem(
  dateOfBirth: unknown,
  stay: readonly Member[],
  startsOn: IsoDate,
): string | undefined {
  if (!isIsoDate(dateOfBirth))
    return isWholeDate(dateOfBirth) ? 'dateOfBirth.invalid' : 'dateOfBirth.required';
  if (dateOfBirth > startsOn) return 'dateOfBirth.future';
  if (ageInDays(dateOfBirth, startsOn) < AGE_LIMITS.child.minDays) return 'dateOfBirth.childTooYoung';
  const family = [...stay, { relation: 'son', dateOfBirth } as const];
  return findMemberProblems(family, startsOn).find(({ at }) => at === 'all' || at === stay.length)?.key;
}
