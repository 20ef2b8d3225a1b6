import '@testing-library/jest-dom';
import { WordsAround } from '@/components/site/reading/around/WordsAround';
import { loadAroundPlan } from '@/lib/content/pages';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { locales } from '@/lib/i18n/locales';
import { prerenderIn, valuesOf } from '@/tests/browser/planTables';
import { Differences } from './Differences';
import { loadListing, type ListingKind } from './listing';
import { PlanListing } from './PlanListing';

const kinds = CATEGORIES.flatMap(({ slug }) => (slug === 'corporate' ? [] : [slug]));

test.each<ListingKind>([...kinds, 'health'])(
  'what %s says of its plans can be sent, and is theirs',
  async (kind) => {
    const { props } = await loadListing(kind, `/category/${kind}`, 'en');
    // Next refuses props that JSON can't express.
    expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
    for (const { answers } of props.differences) expect(answers).toHaveLength(props.offers.length);
    expect(props.family !== null).toBe(kind !== 'travel' && kind !== 'health');
  },
);

test.each(locales)(
  'in %s the plans of a family stand side by side with their own answers',
  async (locale) => {
    const { props } = await loadListing('family', '/category/family', locale);
    const rows = [...prerenderIn(locale, <Differences {...props} />).querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(props.offers.length);
    rows.forEach((row, at) => {
      expect(row.querySelector('th')).toHaveTextContent(props.offers[at]?.name ?? '');
      props.differences.forEach(({ answers }, column) => {
        const cell = row.querySelectorAll('td')[column];
        for (const value of valuesOf(answers[at] ?? undefined)) {
          expect(cell).toHaveTextContent(value.toLocaleString('en-IN'));
        }
      });
    });
  },
);

test.each(locales)(
  'in %s every word that a category’s text explains is explained on its page',
  async (locale) => {
    for (const kind of kinds) {
      const { props } = await loadListing(kind, `/category/${kind}`, locale);
      const main = prerenderIn(locale, <PlanListing {...props} />).querySelector('main');
      const explained = [...(main?.querySelectorAll('[popovertarget^="term-"]') ?? [])];
      const unexplained = explained.filter(
        (word) => !main?.querySelector(`#${word.getAttribute('popovertarget')}`),
      );
      expect([kind, unexplained]).toEqual([kind, []]);
    }
  },
);

test('every category and every plan leads to articles and explains words, once its script is there', async () => {
  for (const kind of kinds) {
    const { around } = (await loadListing(kind, `/category/${kind}`, 'en')).props;
    const part = prerenderIn('en', <WordsAround {...around} />);
    expect(part.querySelectorAll('a[href^="/health-insurance-articles/"]').length).toBeGreaterThan(0);
    expect(part.querySelectorAll('[popovertarget]').length).toBeGreaterThan(0);
  }
  for (const { slug } of PRODUCTS) {
    const { ways, words } = await loadAroundPlan(slug, 'en');
    expect([slug, ways.length > 0, words.length > 0]).toEqual([slug, true, true]);
  }
});

test('travel begins with the trip, and prices can be seen before a number is given', async () => {
  const { props } = await loadListing('travel', '/category/travel', 'en');
  const main = prerenderIn('en', <PlanListing {...props} />).querySelector('main');
  const [first] = [...(main?.querySelectorAll('section a[href^="/Travel"]') ?? [])];
  expect(first).toHaveTextContent('See prices first');
  expect(first).toHaveAttribute('href', '/Travel/get-quote');
});
