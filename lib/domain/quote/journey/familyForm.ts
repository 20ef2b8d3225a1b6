import type { IsoDate } from '@/lib/domain/common/dates';
import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';
import { byCharacters } from '@/lib/domain/common/words/byCharacters';
import {
  findMemberProblems,
  formatMembers,
  isRelation,
  MEMBER_LIMITS,
  RELATIONS,
  type Member,
  type Relation,
} from '@/lib/domain/quote/members';

/** `self`, `mother`, `son-1`, `son-2` … */
export type PersonId = string;

/** What is asked about the family as a whole, beside its people and its place. Each is answered with yes or no. */
export const FAMILY_QUESTIONS = ['existingIllness'] as const;
export type FamilyQuestion = (typeof FAMILY_QUESTIONS)[number];
export type FamilyQuestions = Partial<Record<FamilyQuestion, 'yes' | 'no'>>;

/** The form as typed. Keeps the birth date of a person who is removed, in case they are added again. */
export type FamilyForm = FamilyQuestions & {
  chosen: readonly PersonId[];
  dates: Readonly<Partial<Record<PersonId, string>>>;
  place: string;
};

export type FamilyAnswers = FamilyQuestions & {
  members: readonly Member[];
  pincode?: string;
  city?: string;
};

export const emptyFamily: FamilyForm = { chosen: ['self'], dates: {}, place: '' };

/** The people that a link asks for; undefined for anything but different people of one family. */
export function parsePeople(text: unknown): readonly PersonId[] | undefined {
  if (typeof text !== 'string') return undefined;
  const ids = text.split(',');
  const areKnown = ids.every((id) => isRelation(id.replace(/-[1-5]$/, '')));
  const areDifferent = new Set(ids).size === ids.length && ids.length <= MEMBER_LIMITS.members;
  return areKnown && areDifferent ? ids.toSorted(byRelation) : undefined;
}

const CHILDREN: readonly Relation[] = ['son', 'daughter'];

export function relationOf(id: PersonId): Relation {
  const relation = id.replace(/-\d$/, '');
  return isRelation(relation) ? relation : 'self';
}

function byRelation(one: PersonId, other: PersonId): number {
  return (
    RELATIONS.indexOf(relationOf(one)) - RELATIONS.indexOf(relationOf(other)) || byCharacters(one, other)
  );
}

export function countOf(chosen: readonly PersonId[], relation: Relation): number {
  return chosen.filter((id) => relationOf(id) === relation).length;
}

/** Children are numbered, so each keeps their date of birth. */
export function withCount(
  chosen: readonly PersonId[],
  relation: Relation,
  count: number,
): readonly PersonId[] {
  const others = chosen.filter((id) => relationOf(id) !== relation);
  const ids = Array.from({ length: count }, (_, at) =>
    CHILDREN.includes(relation) ? `${relation}-${at + 1}` : relation,
  );
  return [...others, ...ids].toSorted(byRelation);
}

export function canAdd(chosen: readonly PersonId[], relation: Relation): boolean {
  const children = countOf(chosen, 'son') + countOf(chosen, 'daughter');
  return (
    chosen.length < MEMBER_LIMITS.members &&
    (!CHILDREN.includes(relation) || children < MEMBER_LIMITS.children)
  );
}

/** The answered questions, without those that have no answer yet. */
export function questionsOf(form: Partial<Record<FamilyQuestion, unknown>>): FamilyQuestions {
  const isAnswered = (question: FamilyQuestion) => form[question] === 'yes' || form[question] === 'no';
  return Object.fromEntries(
    FAMILY_QUESTIONS.filter(isAnswered).map((question) => [question, form[question]]),
  );
}

export function areAllAnswered(form: FamilyQuestions): boolean {
  return Object.keys(questionsOf(form)).length === FAMILY_QUESTIONS.length;
}

/** Equal for two families whose people and answers are all the same. */
export function familyKeyOf(family: FamilyQuestions & Pick<FamilyAnswers, 'members'>): string {
  return JSON.stringify([formatMembers(family.members), questionsOf(family)]);
}

export function toAnswers({ chosen, dates, place, ...form }: FamilyForm): FamilyAnswers {
  const text = asciiDigits(place.trim());
  const isPincode = /^\d/.test(text);
  return {
    members: chosen.map((id) => ({ relation: relationOf(id), dateOfBirth: dates[id] ?? '' })),
    ...(text && (isPincode ? { pincode: text.replace(/\s/g, '') } : { city: text })),
    ...questionsOf(form),
  };
}

export function toFamilyForm({ members, pincode, city, ...answers }: FamilyAnswers): FamilyForm {
  const seen = new Map<Relation, number>();
  const people = members.map(({ relation, dateOfBirth }) => {
    const nth = (seen.get(relation) ?? 0) + 1;
    seen.set(relation, nth);
    return [CHILDREN.includes(relation) ? `${relation}-${nth}` : relation, dateOfBirth] as const;
  });
  return {
    chosen: people.map(([id]) => id).toSorted(byRelation),
    dates: Object.fromEntries(people),
    place: pincode ?? city ?? '',
    ...questionsOf(answers),
  };
}

export function parseFamilyForm(values: unknown): FamilyForm | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const { chosen, dates, place, ...answers } = values as Record<string, unknown>;
  if (!Array.isArray(chosen) || typeof dates !== 'object' || dates === null) return undefined;
  const ids = chosen.filter(
    (id): id is PersonId => typeof id === 'string' && isRelation(id.replace(/-\d$/, '')),
  );
  const typed = Object.entries(dates).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    chosen: [...new Set(ids)].toSorted(byRelation),
    dates: Object.fromEntries(typed),
    place: typeof place === 'string' ? place : '',
    ...questionsOf(answers),
  };
}

/** `members[1].dateOfBirth` (yup) and `members.1.dateOfBirth` (API) name the second person's date. */
export function toFieldName(path: string, chosen: readonly PersonId[]): string {
  const [, index, part] = /^members[[.](\d+)\]?\.?(\w*)/.exec(path) ?? [];
  if (index !== undefined) return part === 'dateOfBirth' ? `dates.${chosen[Number(index)]}` : 'chosen';
  if (path === 'members') return 'chosen';
  return path === 'pincode' || path === 'city' ? 'place' : path;
}

export function isFamilyComplete(form: FamilyForm, today: IsoDate): boolean {
  return areAllAnswered(form) && isFamilyKnown(form, today);
}

/** Questions aren't needed, since no price depends on them. */
function isFamilyKnown(form: FamilyForm, today: IsoDate): boolean {
  return form.place.trim() !== '' && findMemberProblems(toAnswers(form).members, today).length === 0;
}

export function toFamilyQuery(form: FamilyForm, today: IsoDate) {
  const { members, pincode, city } = toAnswers(form);
  if (!isFamilyKnown(form, today) || (pincode && !/^\d{6}$/.test(pincode)))
    return { members: undefined, location: undefined };
  return { members, location: pincode ? { pincode } : { city: city ?? '' } };
}
