import { CITIES } from './cities.data';
import { createPlaceSearch } from './placeSearch';

const search = createPlaceSearch(CITIES);
const names = (text: string) => search(text).map(({ name }) => name);

test('the search takes beginnings and later words, the biggest first', () => {
  expect(names('che')).toEqual(['Chennai']);
  expect(names('mumbai')).toEqual(['Mumbai', 'Navi Mumbai']);
  expect(names('मुं')[0]).toBe('Mumbai');
  expect(names('ba')[0]).toBe('Bengaluru');
});

test.each([
  ['a letter left out', 'banglore', 'Bengaluru'],
  ['a letter put in', 'kolkatta', 'Kolkata'],
  ['a letter changed', 'luckhow', 'Lucknow'],
  ['two letters swapped', 'mumbia', 'Mumbai'],
  ['two slips', 'hiderabed', 'Hyderabad'],
  ['a slip in an older name', 'calcuta', 'Kolkata'],
  ['a slip while it is still typed', 'visakapat', 'Visakhapatnam'],
  ['another Hindi spelling', 'मुम्बई', 'Mumbai'],
  ['a Tamil letter left out', 'செனை', 'Chennai'],
])('%s: %s is %s', (_slip, text, name) => {
  expect(names(text)[0]).toBe(name);
});

test('who spells a name right sees no others that are merely near', () => {
  expect(names('kota')).toEqual(['Kota']);
  expect(names('salem')).toEqual(['Salem']);
});

test.each(['', '  ', 'xyz', 'xqzwvk', 'zz', '()', '\u093c'])('%j finds nothing', (text) => {
  expect(names(text)).toEqual([]);
});

test('no more than eight are told, or as many as are asked for', () => {
  expect(names('a')).toHaveLength(8);
  expect(search('a', 3)).toHaveLength(3);
});
