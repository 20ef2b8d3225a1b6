import { addDays, minimumAgeDate } from '@/lib/domain/common/dates';
import {
  eldestFirst,
  familyCombination,
  findDateOfBirthProblem,
  findMemberProblems,
  formatMembers,
  parseMembers,
  RELATIONS,
  type Member,
} from './members';

const today = '2026-11-20';
const self: Member = { relation: 'self', dateOfBirth: '1992-04-02' };
const spouse: Member = { relation: 'spouse', dateOfBirth: '1994-01-20' };
const son: Member = { relation: 'son', dateOfBirth: '2020-06-14' };
const daughter: Member = { relation: 'daughter', dateOfBirth: '2022-06-14' };

test('a family is named by its adults and children', () => {
  expect(familyCombination([self])).toBe('1A');
  expect(familyCombination([self, spouse])).toBe('2A');
  expect(familyCombination([son, self, daughter, spouse])).toBe('2A2C');
});

test('the eldest comes first whatever the order', () => {
  expect(eldestFirst([son, spouse, self])).toEqual([self, spouse, son]);
});

test.each([
  ['adult', minimumAgeDate(today, 18), undefined],
  ['adult', addDays(minimumAgeDate(today, 18), 1), 'dateOfBirth.adultTooYoung'],
  ['adult', addDays(minimumAgeDate(today, 100), 1), undefined],
  ['adult', minimumAgeDate(today, 100), 'dateOfBirth.adultTooOld'],
  ['child', addDays(today, -91), undefined],
  ['child', addDays(today, -90), 'dateOfBirth.childTooYoung'],
  ['child', addDays(minimumAgeDate(today, 31), 1), undefined],
  ['child', minimumAgeDate(today, 31), 'dateOfBirth.childTooOld'],
  ['child', addDays(today, 1), 'dateOfBirth.future'],
  ['adult', '2023-02-30', 'dateOfBirth.invalid'],
] as const)('an insured %s born on %s: %s', (kind, dateOfBirth, problem) => {
  expect(findDateOfBirthProblem(dateOfBirth, kind, today)).toBe(problem);
});

test('a usual family has no problem', () => {
  expect(findMemberProblems([self, spouse, son, son, daughter], today)).toEqual([]);
});

test('children alone need an adult', () => {
  expect(findMemberProblems([son], today)).toEqual([{ at: 'all', key: 'members.noAdult' }]);
  expect(findMemberProblems([], today)).toEqual([{ at: 'all', key: 'members.noAdult' }]);
});

test('one policy holds six people and five children', () => {
  const five = Array.from({ length: 5 }, () => son);
  expect(findMemberProblems([self, ...five], today)).toEqual([]);
  expect(findMemberProblems([self, spouse, ...five], today)).toEqual([{ at: 'all', key: 'members.tooMany' }]);
  expect(findMemberProblems([self, ...five, daughter], today)).toEqual([
    { at: 'all', key: 'members.tooMany' },
    { at: 'all', key: 'members.tooManyChildren' },
  ]);
});

test.each(RELATIONS.slice(0, 6))('there is at most one %s', (relation) => {
  const member = { relation, dateOfBirth: '1970-01-01' };
  expect(findMemberProblems([member, member], today)).toEqual([
    { at: 1, field: 'relation', key: 'members.duplicateRelation' },
  ]);
});

test('a wrong birth date is told at its member', () => {
  expect(findMemberProblems([self, { ...son, dateOfBirth: today }], today)).toEqual([
    { at: 1, field: 'dateOfBirth', key: 'dateOfBirth.childTooYoung' },
  ]);
});

test('the price query carries members there and back', () => {
  const text = 'self:1992-04-02,spouse:1994-01-20';
  expect(parseMembers(text)).toEqual([self, spouse]);
  expect(formatMembers([self, spouse])).toBe(text);
});

test.each(['', 'self', 'self:1992-02-30', 'uncle:1992-04-02', 'self:1992-04-02,', 'self:1992-04-02:x'])(
  'the query %j is refused whole',
  (text) => {
    expect(parseMembers(text)).toBeUndefined();
  },
);
