import '@testing-library/jest-dom';
import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { locales } from '@/lib/i18n/locales';
import { prerenderIn, valuesOf } from '@/tests/browser/planTables';
import { Differences } from './Differences';
import { loadListing, type ListingKind } from './listing';

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
