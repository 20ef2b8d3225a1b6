import { isSameTyped, mayBeSameTyped } from './sameTyped';

test.each([
  ['A', 'A'],
  ['', undefined],
  [
    { name: 'Asha', city: 'Pune' },
    { city: 'Pune', name: 'Asha' },
  ],
  [{ name: 'Asha', city: '' }, { name: 'Asha' }],
  [{ flags: { dust: undefined } }, {}],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  ['••••••111A', '••••••111A'],
])('%j is what the server tells as %j', (typed, told) => {
  expect(isSameTyped(typed, told)).toBe(true);
  expect(mayBeSameTyped(typed, told)).toBe(true);
});

test.each([
  ['A', 'B'],
  ['A', ''],
  [false, undefined],
  [0, ''],
  [{ name: 'Asha' }, { name: 'Asha', city: 'Pune' }],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  ['AAAPS1111A', '••••••222B'],
  ['AAAPS1111A', '•••••111A'],
])('%j is not what the server tells as %j', (typed, told) => {
  expect(isSameTyped(typed, told)).toBe(false);
  expect(mayBeSameTyped(typed, told)).toBe(false);
});

test.each([
  ['AAAPS1111A', '••••••111A'],
  [{ accountNumber: '1234 5678 9012' }, { accountNumber: '••••••••9012' }],
])('%j may be what the server tells as %j, whose beginning nobody sees', (typed, told) => {
  expect(mayBeSameTyped(typed, told)).toBe(true);
  expect(isSameTyped(typed, told)).toBe(false);
});
