import { ageInDays, ageInYears, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { byCharacters } from '@/lib/domain/common/words/byCharacters';

export const RELATIONS = [
  'self',
  'spouse',
  'father',
  'mother',
  'father-in-law',
  'mother-in-law',
  'son',
  'daughter',
] as const;

export type Relation = (typeof RELATIONS)[number];

export type Member = {
  readonly relation: Relation;
  /** As in 1992-04-11. */
  readonly dateOfBirth: string;
};

// ReAssure 2.0 prospectus; adults to 99 is our own limit.
export const MEMBER_LIMITS = { members: 6, children: 5 } as const;
export const AGE_LIMITS = { adult: { min: 18, max: 99 }, child: { minDays: 91, max: 30 } } as const;

/** Translation keys under `validation.` */
export type DateOfBirthProblem =
  | 'dateOfBirth.invalid'
  | 'dateOfBirth.future'
  | 'dateOfBirth.adultTooYoung'
  | 'dateOfBirth.adultTooOld'
  | 'dateOfBirth.childTooYoung'
  | 'dateOfBirth.childTooOld';

export type CompositionProblem =
  | 'members.noAdult'
  | 'members.tooMany'
  | 'members.tooManyChildren'
  | 'members.duplicateRelation';

export function isRelation(value: unknown): value is Relation {
  return RELATIONS.some((relation) => relation === value);
}

export function isChild({ relation }: Pick<Member, 'relation'>): boolean {
  return relation === 'son' || relation === 'daughter';
}

export function adultsOf(members: readonly Member[]): readonly Member[] {
  return members.filter((member) => !isChild(member));
}

export function childrenOf(members: readonly Member[]): readonly Member[] {
  return members.filter(isChild);
}

export function eldestFirst<M extends Member>(members: readonly M[]): readonly M[] {
  return members.toSorted(
    (one, other) =>
      byCharacters(one.dateOfBirth, other.dateOfBirth) ||
      RELATIONS.indexOf(one.relation) - RELATIONS.indexOf(other.relation),
  );
}

/** `2A1C`, without children `2A`. */
export function familyCombination(members: readonly Member[]): string {
  const children = childrenOf(members).length;
  return `${members.length - children}A${children > 0 ? `${children}C` : ''}`;
}

export function findDateOfBirthProblem(
  dateOfBirth: string,
  kind: 'adult' | 'child',
  today: IsoDate,
): DateOfBirthProblem | undefined {
  if (!isIsoDate(dateOfBirth)) return 'dateOfBirth.invalid';
  if (dateOfBirth > today) return 'dateOfBirth.future';
  const age = ageInYears(dateOfBirth, today);
  if (kind === 'child') {
    if (ageInDays(dateOfBirth, today) < AGE_LIMITS.child.minDays) return 'dateOfBirth.childTooYoung';
    return age > AGE_LIMITS.child.max ? 'dateOfBirth.childTooOld' : undefined;
  }
  if (age < AGE_LIMITS.adult.min) return 'dateOfBirth.adultTooYoung';
  return age > AGE_LIMITS.adult.max ? 'dateOfBirth.adultTooOld' : undefined;
}

export type MemberProblem =
  | { at: 'all'; key: CompositionProblem }
  | { at: number; field: 'relation'; key: CompositionProblem }
  | { at: number; field: 'dateOfBirth'; key: DateOfBirthProblem };

export function findMemberProblems(members: readonly Member[], today: IsoDate): readonly MemberProblem[] {
  return [...findCompositionProblems(members), ...findAgeProblems(members, today)];
}

function findCompositionProblems(members: readonly Member[]): readonly MemberProblem[] {
  const problems: MemberProblem[] = [];
  if (adultsOf(members).length === 0) problems.push({ at: 'all', key: 'members.noAdult' });
  if (members.length > MEMBER_LIMITS.members) problems.push({ at: 'all', key: 'members.tooMany' });
  if (childrenOf(members).length > MEMBER_LIMITS.children) {
    problems.push({ at: 'all', key: 'members.tooManyChildren' });
  }
  members.forEach((member, at) => {
    const first = members.findIndex(({ relation }) => relation === member.relation);
    if (!isChild(member) && first < at) {
      problems.push({ at, field: 'relation', key: 'members.duplicateRelation' });
    }
  });
  return problems;
}

function findAgeProblems(members: readonly Member[], today: IsoDate): readonly MemberProblem[] {
  return members.flatMap((member, at) => {
    const kind = isChild(member) ? 'child' : 'adult';
    const key = findDateOfBirthProblem(member.dateOfBirth, kind, today);
    return key ? [{ at, field: 'dateOfBirth' as const, key }] : [];
  });
}

export function formatMembers(members: readonly Member[]): string {
  return members.map(({ relation, dateOfBirth }) => `${relation}:${dateOfBirth}`).join(',');
}

export function parseMembers(text: string): readonly Member[] | undefined {
  const members: Member[] = [];
  for (const part of text.split(',')) {
    const [relation, dateOfBirth, ...rest] = part.split(':');
    if (!isRelation(relation) || !isIsoDate(dateOfBirth) || rest.length > 0) return undefined;
    members.push({ relation, dateOfBirth });
  }
  return members;
}
