import { readAt, writeAt } from './fieldPath';
import { completeSections, firstOpenScreen, type OpenFields, openFieldsOf } from './progress';
import { screensOf } from './sections';

const draft = { name: 'Asha', people: [{ name: 'Asha' }, { name: 'Ravi', habits: { tea: '2' } }] };

test.each([
  ['name', 'Asha'],
  ['people.1.habits.tea', '2'],
  ['people.2.name', undefined],
  ['people.length.x', undefined],
  ['constructor', undefined],
])('at %s stands %s', (path, value) => {
  expect(readAt(draft, path)).toBe(value);
});

test('writing one field leaves all others, and the draft itself, as they are', () => {
  const changed = writeAt(draft, 'people.1.habits.coffee', '3');
  expect(changed).toEqual({
    name: 'Asha',
    people: [{ name: 'Asha' }, { name: 'Ravi', habits: { tea: '2', coffee: '3' } }],
  });
  expect(draft.people[1]).toEqual({ name: 'Ravi', habits: { tea: '2' } });
  expect(writeAt({}, 'appointee.name', 'Ravi')).toEqual({ appointee: { name: 'Ravi' } });
});

const none: OpenFields = {
  proposer: [],
  members: [],
  medical: [],
  nominee: [],
  bank: [],
  declaration: ['isTrue'],
};

test('each group is a screen, and each person has one for the body and one for the health', () => {
  const ids = screensOf(2).map(({ id }) => id);
  expect(ids).toEqual([
    'you',
    'address',
    'person-1',
    'person-2',
    'health-1',
    'health-2',
    'nominee',
    'bank',
    'review',
  ]);
});

test.each<[string, Partial<OpenFields>]>([
  ['you', { proposer: ['gender', 'email'] }],
  ['address', { proposer: ['email'], bank: ['ifsc'] }],
  ['person-2', { members: ['people.1.heightCm'] }],
  ['health-1', { medical: ['people.0.chronic.answer', 'people.1.chronic.answer'] }],
  ['review', {}],
])('one goes on at %s', (id, open) => {
  expect(firstOpenScreen(screensOf(2), { ...none, ...open })?.id).toBe(id);
});

test('only what stands on a screen keeps it open', () => {
  const open = { ...none, medical: ['people.0.chronic.answer', 'people.1.other.since'] };
  const [, , , , first, second] = screensOf(2);
  expect(first && openFieldsOf(first, open)).toEqual(['people.0.chronic.answer']);
  expect(second && openFieldsOf(second, open)).toEqual(['people.1.other.since']);
});

test('what is signed at the end is never counted as done before', () => {
  expect(completeSections(none)).toEqual(['proposer', 'members', 'medical', 'nominee', 'bank']);
  expect(completeSections({ ...none, bank: ['ifsc'] })).not.toContain('bank');
});
