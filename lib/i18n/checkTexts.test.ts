import { findProblems, placeholdersOf } from './checkTexts';
import { readTexts } from './readTexts';

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

test('a text is read where its area is named, and the rest of its key is written or composed', () => {
  const isRead = readTexts([
    "const t = useTranslations('quote.place'); t('title'); t(`lines.${at}.short`); t(`${side}.${end}`);",
    "useTranslations('menu'); t('links.home'); say(texts.resume.deleted);",
  ]);
  const read = ['quote.place.title', 'quote.place.lines.one.short', 'quote.place.left.up', 'menu.links.home'];
  const unread = ['quote.title', 'quote.place.gone', 'menu.left.up', 'menu.home.links', 'card.title'];
  expect([...read, 'resume.deleted', ...unread].filter(isRead)).toEqual([...read, 'resume.deleted']);
});
