import type { Member, Relation } from '@/lib/domain/quote/members';
import type { Draft, Drafts, KnownFacts } from './answers';
import type { Gender } from './choices.data';
import type { Section } from './sections';

export type FilledForm = Readonly<Record<Section, Draft>>;

/** The insured are always the quote's, whatever a draft says. */
export function fillIn(facts: KnownFacts, drafts: Drafts): FilledForm {
  const proposer = { ...proposerOf(facts), ...drafts.proposer };
  const known = facts.members.map((member) =>
    withoutGaps({ gender: genderOf[member.relation], ...(member.relation === 'self' && ownPart(proposer)) }),
  );
  const { members } = facts;
  const people = toList(drafts.members?.['people']);
  const seats = seatsOf(members, people.map(toWhose));
  const answers = toList(drafts.medical?.['people']);
  const told = seatsOf(members, toWhoseList(drafts.medical?.['of']) ?? people.map(toWhose));
  return {
    proposer,
    members: {
      people: members.map((member, at) => ({ ...known[at], ...people[seats[at] ?? -1], ...member })),
    },
    medical: { people: members.map((_, at) => answers[told[at] ?? -1] ?? {}), of: members.map(whoseOf) },
    nominee: drafts.nominee ?? {},
    bank: { ...withoutGaps({ holder: proposer['name'] }), ...drafts.bank },
    declaration: { physicalCopy: 'no', ...drafts.declaration },
  };
}

/** Adds whose answers these are, since the quote may have other people when it is paid for anew. */
export function nameWhose(section: Section, draft: Draft, members: readonly Member[]): Draft {
  if (section === 'medical') return { of: members.map(whoseOf), ...draft };
  if (section !== 'members') return draft;
  const people = toList(draft['people']).map((person, at) => ({ ...members[at], ...person }));
  return { ...draft, people };
}

function whoseOf({ relation, dateOfBirth }: Member): string {
  return `${relation} ${dateOfBirth}`;
}

function toWhose({ relation, dateOfBirth }: Draft): string | undefined {
  return typeof relation === 'string' ? `${relation} ${String(dateOfBirth)}` : undefined;
}

function toWhoseList(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}

/**
 * For each member, the place of their answers, each used once. Answers that don't say whose they are go by their place.
 */
function seatsOf(
  members: readonly Member[],
  whose: readonly (string | undefined)[],
): readonly (number | undefined)[] {
  if (whose.every((each) => each === undefined)) return members.map((_, at) => at);
  const taken = new Set<number>();
  return members.map((member) => {
    const at = whose.findIndex((each, index) => each === whoseOf(member) && !taken.has(index));
    taken.add(at);
    return at < 0 ? undefined : at;
  });
}

function proposerOf({ members, name, dateOfBirth, pincode }: KnownFacts): Draft {
  const self = members.find(({ relation }) => relation === 'self');
  return withoutGaps({
    name,
    dateOfBirth: self?.dateOfBirth ?? dateOfBirth,
    pincode,
    maritalStatus: members.some(({ relation }) => relation === 'spouse') ? 'married' : undefined,
    residence: 'resident',
  });
}

function ownPart({ name, gender }: Draft): Draft {
  return withoutGaps({ name, gender });
}

const genderOf: Partial<Record<Relation, Gender>> = {
  father: 'male',
  'father-in-law': 'male',
  son: 'male',
  mother: 'female',
  'mother-in-law': 'female',
  daughter: 'female',
};

function toList(value: unknown): readonly Draft[] {
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => (typeof each === 'object' && each !== null ? (each as Draft) : {}));
}

function withoutGaps(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}
