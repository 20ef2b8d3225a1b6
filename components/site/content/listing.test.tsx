import '@testing-library/jest-dom';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
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
    // Next refuses what JSON can't say.
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

/** Below it a page of words is thin. */
const LEAST_WORDS = 250;

test.each(locales)('in %s every category says enough, and leads on', async (locale) => {
  for (const kind of kinds) {
    const { props } = await loadListing(kind, `/category/${kind}`, locale);
    const main = prerenderIn(locale, <PlanListing {...props} />).querySelector('main');
    const words = main?.textContent?.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
    expect([kind, words > LEAST_WORDS]).toEqual([kind, true]);
    expect(main?.querySelectorAll('a[href*="/health-insurance-articles/"]').length).toBeGreaterThan(0);
    const explained = [...(main?.querySelectorAll('[popovertarget^="term-"]') ?? [])];
    expect(explained.length).toBeGreaterThan(0);
    const unexplained = explained.filter(
      (word) => !main?.querySelector(`#${word.getAttribute('popovertarget')}`),
    );
    expect(unexplained).toEqual([]);
  }
});

test('travel begins with the trip, and prices can be seen before a number is given', async () => {
  const { props } = await loadListing('travel', '/category/travel', 'en');
  const main = prerenderIn('en', <PlanListing {...props} />).querySelector('main');
  const [first] = [...(main?.querySelectorAll('section a[href^="/Travel"]') ?? [])];
  expect(first).toHaveTextContent('See prices first');
  expect(first).toHaveAttribute('href', '/Travel/get-quote');
});
