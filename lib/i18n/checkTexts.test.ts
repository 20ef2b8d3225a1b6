import { findProblems, placeholdersOf } from './checkTexts';

test('a key that is missing, left over or in English is told', () => {
  const english = { title: 'Plans', note: { from: 'from {price}' } };
  expect(findProblems(english, { title: 'प्लान', note: {} }, 'hi')).toEqual(['note.from is missing']);
  expect(findProblems(english, { title: 'Plans', note: { from: '{price} से' }, old: 'पुराना' }, 'hi')).toEqual([
    'old is not in English',
    'title is still in English',
  ]);
});

test('placeholders are compared by name, whatever the cases of a plural', () => {
  expect(placeholdersOf('{count, plural, one {# day} other {# days}} at <us>{number}</us>')).toBe(
    'count number us',
  );
  expect(findProblems({ a: '{date} and {time}' }, { a: '{date} और' }, 'hi')).toEqual([
    'a has other placeholders than English',
  ]);
});

test('what is Latin in every language needs no translation', () => {
  expect(
    findProblems({ gst: 'GST', rider: '{count} × {each}' }, { gst: 'GST', rider: '{count} × {each}' }, 'ta'),
  ).toEqual([]);
});
