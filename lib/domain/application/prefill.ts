import type { Relation } from '../quote/members';
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
  const people = toList(drafts.members?.['people']);
  const answers = toList(drafts.medical?.['people']);
  return {
    proposer,
    members: { people: facts.members.map((member, at) => ({ ...known[at], ...people[at], ...member })) },
    medical: { people: facts.members.map((_, at) => answers[at] ?? {}) },
    nominee: drafts.nominee ?? {},
    bank: { ...withoutGaps({ holder: proposer['name'] }), ...drafts.bank },
    declaration: { physicalCopy: 'no', ...drafts.declaration },
  };
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
