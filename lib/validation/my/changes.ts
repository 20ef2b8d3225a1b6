import type { InferType } from 'yup';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { BankAccount, Nominee, Proposer } from '@/lib/domain/application/answers';
import { withAppointee } from '@/lib/domain/application/nominee';
import { GENDERS } from '@/lib/domain/application/choices.data';
import { normaliseName } from '@/lib/domain/common/words/name';
import {
  ADDED_RELATIONS,
  CHANGE_KINDS,
  type ChangeDraft,
  type ChangeKind,
  NAME_REASONS,
  needsProof,
} from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { findMemberProblems, isRelation, type Member } from '@/lib/domain/quote/members';
import { bankSchema, nomineeSchema, proposerSchema } from '@/lib/validation/application/sections';
import { choice, line, printed } from '@/lib/validation/application/fields';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text } from '@/lib/validation/common/base';
import { personName } from '@/lib/validation/common/personFields';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';
import { id, policyNumber, shownAmount, version } from '@/lib/validation/common/recordFields';
import { paperFields } from '@/lib/validation/papers/paperFields';
import { quickQuoteForm } from '@/lib/validation/quote/quickQuoteForm';

const CHOOSE = 'validation.application.choose';

const personSchema = shape({
  relation: choice(ADDED_RELATIONS),
  name: printed(personName()).required('validation.name'),
  dateOfBirth: text('validation.dateOfBirth.invalid').required('validation.dateOfBirth.required'),
  gender: choice(GENDERS),
  illness: choice(['yes', 'no'] as const),
  note: text('validation.application.details').when('illness', ([illness], schema) =>
    illness === 'yes' ? line(2, 500, 'validation.application.details') : schema,
  ),
});

const nameSchema = shape({
  memberId: text(CHOOSE).required(CHOOSE),
  name: printed(personName()).required('validation.name'),
  reason: choice(NAME_REASONS),
});

const schemas = {
  nominee: nomineeSchema,
  address: proposerSchema.pick(['addressLine', 'locality', 'pincode', 'email']),
  person: personSchema,
  name: nameSchema,
  account: bankSchema,
} as const;

type ChangeAnswers = {
  nominee: Nominee;
  address: Pick<Proposer, 'addressLine' | 'locality' | 'pincode' | 'email'>;
  person: InferType<typeof personSchema>;
  name: InferType<typeof nameSchema>;
  account: BankAccount;
};

type CheckContext = Pick<ChangeFormDto, 'today' | 'members' | 'people' | 'papers'>;

export function checkChange(kind: ChangeKind, data: ChangeDraft, context: CheckContext): Problems {
  const { today, members } = context;
  const given = kind === 'nominee' ? withAppointee(data, today) : data;
  const problems = problemsIn(schemas[kind], given, today);
  if (kind === 'nominee' || kind === 'address') return problems;
  const more = {
    name: () => nameProblems(data, context),
    person: () => familyProblems(data, members, today),
    account: () => ({}),
  }[kind]();
  // In the order of the form. Of one field, what is missing comes before what is wrong.
  return { ...problems, ...more, ...problems, ...proofProblems(kind, context) };
}

/** The valid answers: trimmed, without unknown fields. */
export function toAnswers<Kind extends ChangeKind>(
  kind: Kind,
  data: ChangeDraft,
  today: IsoDate,
): ChangeAnswers[Kind] {
  const given = kind === 'nominee' ? withAppointee(data, today) : data;
  return schemas[kind].cast(given, { stripUnknown: true }) as ChangeAnswers[Kind];
}

/** Another name than the present one, of somebody in the policy. */
function nameProblems({ memberId, name }: ChangeDraft, { people = [] }: CheckContext): Problems {
  const person = people.find((each) => each.memberId === memberId);
  const isSame = typeof name === 'string' && person?.name === normaliseName(name);
  return {
    ...(!person && { memberId: { key: CHOOSE, values: {} } }),
    ...(isSame && { name: { key: 'validation.change.sameName', values: {} } }),
  };
}

const proofWords = {
  name: 'validation.change.proof',
  person: 'validation.change.personProof',
  account: 'validation.change.accountProof',
} as const;

function proofProblems(kind: keyof typeof proofWords, { papers = [] }: CheckContext): Problems {
  const isThere = !needsProof(kind) || papers.some(({ state }) => state === 'kept');
  return isThere ? {} : { proof: { key: proofWords[kind], values: {} } };
}

/** Problems of the new person beside the family that is covered already. */
function familyProblems(data: ChangeDraft, members: readonly Member[], today: IsoDate): Problems {
  const { relation, dateOfBirth } = data;
  if (!isRelation(relation) || typeof dateOfBirth !== 'string') return {};
  const family = [...members, { relation, dateOfBirth }];
  const found = findMemberProblems(family, today).filter(({ at }) => at === 'all' || at === members.length);
  const entries = found.map((problem) => [
    problem.at === 'all' ? 'relation' : problem.field,
    { key: `validation.${problem.key}`, values: {} },
  ]);
  return Object.fromEntries(entries) as Problems;
}

const kind = () => text('validation.text').oneOf(CHANGE_KINDS, 'validation.text').required('validation.text');

export const changeQuerySchema = shape({ policyNumber: policyNumber(), kind: kind() });

/** POST /api/my/change. A closing page's last save has no version and is merged. */
export const changeBodySchema = shape({
  policyNumber: policyNumber(),
  kind: kind(),
  data: quickQuoteForm().required('validation.form'),
  version: version(),
  submit: flag('validation.flag'),
  ...attributionFields,
});

/** POST /api/my/addition. Amount and `about` as the payer was shown; the server compares them with its own. */
export const additionBodySchema = shape({
  changeId: id().required('validation.id'),
  amount: shownAmount(),
  about: id(),
  ...attributionFields,
});

/** POST /api/my/change-document: names the file and, but at the beginning, carries one of its parts. */
export const proofBodySchema = shape({
  changeId: id().required('validation.id'),
  kind: text(CHOOSE)
    .oneOf(['proof'] as const, CHOOSE)
    .required(CHOOSE),
  ...paperFields,
  ...attributionFields,
});

export const withdrawChangeQuerySchema = shape({ changeId: id().required('validation.id') });

export type ChangeQuery = InferType<typeof changeQuerySchema>;
export type AdditionBody = InferType<typeof additionBodySchema>;
export type ProofBody = InferType<typeof proofBodySchema>;
export type ChangeBody = InferType<typeof changeBodySchema>;
