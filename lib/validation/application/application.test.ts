import { fillIn } from '@/lib/domain/application/prefill';
import type { Drafts, KnownFacts } from '@/lib/domain/application/answers';
import { MEDICAL_QUESTIONS } from '@/lib/domain/application/medical.data';
import { SECTIONS, type Section } from '@/lib/domain/application/sections';
import { SCREEN_FIELDS } from '@/lib/domain/application/screenFields';
import { checkSection, toApplicationAnswers } from './checkSection';
import { bankSchema, nomineeSchema, personSchema, proposerSchema } from './sections';

const today = '2026-11-21';
const context = { today, isBlocked: false };

const facts: KnownFacts = {
  members: [
    { relation: 'self', dateOfBirth: '1992-04-02' },
    { relation: 'son', dateOfBirth: '2020-07-01' },
  ],
  name: 'Asha Sample',
  dateOfBirth: '1992-04-02',
  pincode: '411038',
};

const noToAll = Object.fromEntries(MEDICAL_QUESTIONS.map(({ id }) => [id, { answer: 'no' }]));

const whole: Record<Section, Record<string, unknown>> = {
  proposer: {
    fatherName: 'Ravi Sample',
    gender: 'female',
    maritalStatus: 'married',
    occupation: 'salaried',
    annualIncome: 'upTo10',
    email: 'Asha@mail.example ',
    addressLine: '12, Sample Street',
    locality: 'Kothrud',
  },
  members: {
    people: [
      { heightCm: '162', weightKg: '64' },
      { name: 'Arjun Sample', heightCm: '118', weightKg: '21' },
    ],
  },
  medical: { people: [noToAll, noToAll] },
  nominee: { name: 'Ravi Sample', relation: 'father', dateOfBirth: '1960-01-01' },
  bank: { accountNumber: '123456789012', ifsc: 'hdfc0000001', accountType: 'savings' },
  declaration: { isTrue: true, sharesData: true, hasInformationSheet: true },
};

function problemsOf(section: Section, draft: Record<string, unknown>, more = {}): Record<string, string> {
  const drafts: Drafts = { ...whole, [section]: { ...whole[section], ...draft } };
  const problems = checkSection(section, fillIn(facts, drafts), { ...context, ...more });
  return Object.fromEntries(Object.entries(problems).map(([path, { key }]) => [path, key]));
}

const { you, address, person, nominee, bank } = SCREEN_FIELDS;
test.each([
  ['proposer', [...you, ...address], proposerSchema.fields],
  // The quote says who a person is to the proposer.
  ['person', [...person, 'relation'], personSchema.fields],
  ['nominee', [...nominee, 'appointee'], nomineeSchema.fields],
  ['bank', bank, bankSchema.fields],
])(
  'each question of the %s has its screen, so that it is read back before signing',
  (_who, asked, fields) => {
    expect(asked.toSorted()).toEqual(Object.keys(fields).toSorted());
  },
);

test('what is known is not asked again', () => {
  const form = fillIn(facts, { proposer: { gender: 'female', name: 'Asha R. Sample' } });
  expect(form.proposer).toMatchObject({ dateOfBirth: '1992-04-02', pincode: '411038' });
  expect(form.members['people']).toEqual([
    { relation: 'self', dateOfBirth: '1992-04-02', name: 'Asha R. Sample', gender: 'female' },
    { relation: 'son', dateOfBirth: '2020-07-01', gender: 'male' },
  ]);
  expect(form.bank).toEqual({ holder: 'Asha R. Sample' });
});

test('what stands in the policy is written in letters that can be printed', () => {
  const key = 'validation.application.printable';
  expect(problemsOf('proposer', { name: 'আশা', addressLine: '12, Sample Street 😀' })).toMatchObject({
    name: key,
    addressLine: key,
  });
  expect(problemsOf('nominee', { name: 'ஆஷா मौर्य' })).toEqual({});
});

test('a draft can’t add people or change who is insured', () => {
  const people = [{ relation: 'spouse', dateOfBirth: '1950-01-01' }, {}, { relation: 'father' }];
  const form = fillIn(facts, { members: { people }, medical: { people: 'none' } });
  expect(form.members['people']).toMatchObject(facts.members);
  expect(form.medical['people']).toEqual([{}, {}]);
});

test('a whole form is answers: cleaned, and nothing but what was asked', () => {
  expect(SECTIONS.filter((section) => Object.keys(problemsOf(section, {})).length > 0)).toEqual([]);
  const answers = toApplicationAnswers(fillIn(facts, whole), context);
  expect(answers?.proposer.email).toBe('asha@mail.example');
  expect(answers?.bank.ifsc).toBe('HDFC0000001');
});

test('an empty form has a problem at every question, and is no answers', () => {
  const form = fillIn({ members: facts.members }, {});
  expect(Object.keys(checkSection('proposer', form, context))).toHaveLength(10);
  expect(Object.keys(checkSection('members', form, context))).toHaveLength(7);
  expect(Object.keys(checkSection('medical', form, context))).toHaveLength(10 - 1 + (10 - 3));
  expect(Object.keys(checkSection('declaration', form, context))).toHaveLength(3);
  expect(toApplicationAnswers(form, context)).toBeUndefined();
});

test.each<[Section, Record<string, unknown>, string, string]>([
  ['proposer', { gender: 'x' }, 'gender', 'validation.application.choose'],
  ['proposer', { email: 'asha@' }, 'email', 'validation.email'],
  ['proposer', { dateOfBirth: '2010-01-01' }, 'dateOfBirth', 'validation.dateOfBirth.adultTooYoung'],
  ['proposer', { addressLine: '   ' }, 'addressLine', 'validation.application.addressLine'],
  ['proposer', { locality: { $gt: '' } }, 'locality', 'validation.application.locality'],
  [
    'members',
    { people: [{ heightCm: '162', weightKg: '640' }] },
    'people.0.weightKg',
    'validation.application.weightTypo',
  ],
  [
    'members',
    { people: [{ heightCm: 'tall', weightKg: '64' }] },
    'people.0.heightCm',
    'validation.application.height',
  ],
  ['nominee', { dateOfBirth: '2027-01-01' }, 'dateOfBirth', 'validation.dateOfBirth.future'],
  ['nominee', { dateOfBirth: '2015-01-01' }, 'appointee.name', 'validation.name'],
  ['bank', { ifsc: 'HDFC1000001' }, 'ifsc', 'validation.ifsc'],
  ['bank', { accountNumber: '12345678' }, 'accountNumber', 'validation.application.accountNumber'],
  ['declaration', { abha: '1234' }, 'abha', 'validation.application.abha'],
  ['declaration', { isTrue: false }, 'isTrue', 'validation.application.agree'],
])('%s %j: %s says %s', (section, draft, path, key) => {
  expect(problemsOf(section, draft)).toMatchObject({ [path]: key });
});

test('a slip of ten is guessed', () => {
  const form = fillIn(facts, { members: { people: [{ weightKg: '640' }] } });
  expect(checkSection('members', form, context)['people.0.weightKg']?.values).toMatchObject({ guess: 64 });
});

test('an appointee is needed for a nominee under 18 alone, and must be an adult', () => {
  const appointee = { name: 'Ravi Sample', relation: 'father', dateOfBirth: '2012-01-01' };
  expect(problemsOf('nominee', { appointee })).toEqual({});
  expect(problemsOf('nominee', { dateOfBirth: '2015-01-01', appointee })).toEqual({
    'appointee.dateOfBirth': 'validation.dateOfBirth.adultTooYoung',
  });
});

test('a blocked premium asks for the permission to debit it', () => {
  expect(problemsOf('declaration', {}, { isBlocked: true })).toEqual({
    permitsDebit: 'validation.application.agree',
  });
  expect(problemsOf('declaration', { permitsDebit: true }, { isBlocked: true })).toEqual({});
});

const health = (answers: Record<string, unknown>) => ({ people: [{ ...noToAll, ...answers }, noToAll] });

test.each([
  ['no answer', { chronic: {} }, { 'chronic.answer': 'yesOrNo' }],
  [
    'a bare yes',
    { chronic: { answer: 'yes' } },
    { 'chronic.conditions': 'condition', 'chronic.since': 'since', 'chronic.details': 'details' },
  ],
  [
    'an illness nobody asked about',
    { serious: { answer: 'yes', conditions: ['flu'], since: '2020-01', details: 'Rest' } },
    { 'serious.conditions': 'condition' },
  ],
  [
    'a month to come',
    { medicine: { answer: 'yes', since: '2026-12', details: 'Aspirin' } },
    { 'medicine.since': 'since' },
  ],
  ['a habit without an amount', { tobacco: { answer: 'yes' } }, { 'tobacco.amount': 'amount' }],
  [
    'all of it',
    { chronic: { answer: 'yes', conditions: ['thyroid'], since: '2021-03', details: 'Thyronorm' } },
    {},
  ],
])('medical: %s', (_name, answers, expected) => {
  const keys = Object.entries(expected).map(([path, key]) => [
    `people.0.${path}`,
    `validation.application.${key}`,
  ]);
  expect(problemsOf('medical', health(answers))).toEqual(Object.fromEntries(keys));
});

test('a child is asked neither about tobacco nor alcohol, a man not about pregnancy', () => {
  const { tobacco: _tobacco, alcohol: _alcohol, pregnant: _pregnant, ...ofChild } = noToAll;
  expect(problemsOf('medical', { people: [noToAll, ofChild] })).toEqual({});
  expect(Object.keys(problemsOf('medical', { people: [ofChild, ofChild] }))).toEqual([
    'people.0.pregnant.answer',
    'people.0.tobacco.answer',
    'people.0.alcohol.answer',
  ]);
});
