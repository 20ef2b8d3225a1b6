import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import {
  canAdd,
  isFamilyComplete,
  parseFamilyForm,
  parsePeople,
  toAnswers,
  toFamilyForm,
  toFamilyQuery,
  toFieldName,
  withCount,
  type FamilyForm,
} from './familyForm';

const today = '2026-11-20';
const family: FamilyForm = {
  chosen: ['self', 'spouse', 'son-1', 'son-2'],
  dates: { self: '1992-04-02', spouse: '1994-01-20', 'son-1': '2018-03-01', 'son-2': '2020-06-14' },
  place: ' 411 038 ',
  existingIllness: 'no',
};

test('the form becomes answers and the answers the same form', () => {
  const answers = toAnswers(family);
  expect(answers.members.map(({ relation }) => relation)).toEqual(['self', 'spouse', 'son', 'son']);
  expect(answers).toMatchObject({ pincode: '411038', existingIllness: 'no' });
  expect(toFamilyForm(answers)).toEqual({ ...family, place: '411038' });
});

test('a name in the field of the place is a city', () => {
  expect(toAnswers({ ...family, place: 'Pune' })).toMatchObject({ city: 'Pune' });
});

test.each(['४११ ०३८', '௪௧௧௦௩௮'])('the pincode %s, in digits of another script, is no city', (place) => {
  expect(toAnswers({ ...family, place })).toMatchObject({ pincode: '411038' });
  expect(toFamilyQuery({ ...family, place }, today).location).toEqual({ pincode: '411038' });
});

test('whoever is taken out and comes back keeps the birth date', () => {
  const without = { ...family, chosen: withCount(family.chosen, 'son', 1) };
  expect(toAnswers(without).members).toHaveLength(3);
  const again = { ...without, chosen: withCount(without.chosen, 'son', 2) };
  expect(toAnswers(again).members[3]?.dateOfBirth).toBe('2020-06-14');
});

test('six people and five children are the most', () => {
  const six = ['self', 'spouse', 'father', 'mother', 'son-1', 'son-2'];
  expect(canAdd(six, 'daughter')).toBe(false);
  const children = withCount(withCount([], 'son', 3), 'daughter', 2);
  expect(canAdd(children, 'son')).toBe(false);
  expect(canAdd(children, 'self')).toBe(true);
});

test.each([null, 'text', {}, { chosen: 'self', dates: {} }, { chosen: [], dates: null }])(
  'the stored value %j is no family',
  (value) => {
    expect(parseFamilyForm(value)).toBeUndefined();
  },
);

test('of a damaged family what is usable is kept', () => {
  const stored = {
    chosen: ['self', 'self', 'uncle', 7],
    dates: { self: '1992-04-02', son: 4 },
    existingIllness: 'maybe',
  };
  expect(parseFamilyForm(stored)).toEqual({ chosen: ['self'], dates: { self: '1992-04-02' }, place: '' });
});

test.each([
  ['members[2].dateOfBirth', 'dates.son-1'],
  ['members[1].relation', 'chosen'],
  ['members', 'chosen'],
  ['pincode', 'place'],
  ['city', 'place'],
  ['existingIllness', 'existingIllness'],
])('a problem of %s belongs to the field %s', (path, name) => {
  expect(toFieldName(path, family.chosen)).toBe(name);
});

test('plans can be priced once ages and place are known', () => {
  expect(isFamilyComplete(family, today)).toBe(true);
  expect(isFamilyComplete({ ...family, existingIllness: undefined }, today)).toBe(false);
  expect(isFamilyComplete({ ...family, dates: {} }, today)).toBe(false);
  const { location } = toFamilyQuery({ ...family, existingIllness: undefined }, today);
  expect(location).toEqual({ pincode: '411038' });
  expect(toFamilyQuery({ ...family, place: '4110' }, today).members).toBeUndefined();
});

test.each([
  ['self,spouse,son-1', ['self', 'spouse', 'son-1']],
  ['mother,father', ['father', 'mother']],
  ['self,self', undefined],
  ['self,neighbour', undefined],
  ['self,son-1,son-2,son-3,son-4,son-5,daughter-1', undefined],
  [undefined, undefined],
])('a link that asks for %s chooses %s', (text, people) => {
  expect(parsePeople(text)).toEqual(people);
});

test('every category begins with people whom a form can have', () => {
  for (const category of CATEGORIES) {
    if (category.startsWith !== 'quote') continue;
    expect(parsePeople(category.family.join(','))).toEqual([...category.family]);
  }
});
