import MiniSearch from 'minisearch';
import { readTerms } from '@/lib/content/library';
import { writeSearchIndex } from '@/lib/content/searchIndex';
import { type Locale, locales } from '@/lib/domain/common/locales';
import { type Found, SEARCH_OPTIONS, type Searched } from '@/lib/domain/site/search';
import { corpusOf, findAnswer, mayAnswer, readQuestion, searchedWords } from './findAnswer';
import { lineAddress } from './lineAddress';

const words = { danger: '', price: '' };
const indexes = Object.fromEntries(
  locales.map((locale) => [
    locale,
    MiniSearch.loadJSON<Searched>(writeSearchIndex({ locale, words }, []), SEARCH_OPTIONS),
  ]),
) as Record<Locale, MiniSearch<Searched>>;

const corpora = new Map(
  locales.map((locale) => [
    locale,
    corpusOf(indexes[locale].search(MiniSearch.wildcard) as unknown as Found[]),
  ]),
);

/** Asks as the panel does, among what the index holds completely. */
function ask(question: string, locale: Locale) {
  const index = indexes[locale];
  const asked = readQuestion(question, corpora.get(locale)!);
  const found = index.search(searchedWords(asked)) as unknown as Found[];
  const pages = mayAnswer(asked, found).map(({ path, title, summary }) => ({
    path,
    title,
    lines: [{ text: summary, heading: title }],
  }));
  return findAnswer(asked, pages);
}

describe.each(locales)('in %s', (locale) => {
  const questions = readTerms('questions', { locale, words });

  test('each question that our pages answer is answered by its own lines', () => {
    expect(questions.length).toBeGreaterThan(30);
    const missed = questions.filter(({ title, id }) => !ask(title, locale)?.path.endsWith(`#${id}`));
    expect(missed.map(({ title }) => title)).toEqual([]);
  });
});

test.each([
  ['en', 'what is proportionate deduction', '#proportionate-deduction'],
  ['en', 'my claim was refused', '#claim-refused'],
  ['en', 'two policies which one pays first', '#two-policies'],
  ['en', 'is the hospital in the network, can it be cashless', '#network-hospital'],
] as const)('in %s “%s” is answered by %s', (locale, question, id) => {
  expect(ask(question, locale)?.path).toContain(id);
});

test.each([
  ['en', 'Will you pay the hotel my parents stayed in while I was in hospital?'],
  ['en', 'Do you insure my bicycle?'],
  ['en', 'Who won the cricket match yesterday?'],
  ['en', 'How do I?'],
  ['en', '???'],
  ['hi', 'क्या आप मेरी साइकिल का बीमा करते हैं?'],
  ['hi', 'मुझे खुद क्या भुगतान करना होगा?'],
  ['hi', 'कल क्रिकेट मैच किसने जीता?'],
  ['ta', 'நேற்று கிரிக்கெட் போட்டியில் வென்றது யார்?'],
  ['ta', 'என் சைக்கிளுக்குக் காப்பீடு உண்டா?'],
] as const)('in %s nothing is said to “%s”', (locale, question) => {
  expect(ask(question, locale)).toBeUndefined();
});

test('a line’s address names its page, its section and its first words', () => {
  const line = { text: 'Pre-existing illness, & what it means for you', anchor: 'what' };
  expect(lineAddress({ path: '/glossary/waiting#x', line })).toBe(
    '/glossary/waiting#what:~:text=Pre%2Dexisting%20illness%2C%20%26%20what%20it%20means',
  );
});
