import { locales } from '@/lib/domain/common/locales';
import { nearestBranches } from '@/lib/domain/places/branches';
import { readText } from '@/lib/content/readText';
import { findCentre } from '@/lib/server/places/pincodeCentres';
import { branchesIn } from './branches';

const branchesOf = (locale: (typeof locales)[number]) =>
  branchesIn(
    readText(`pages/store-locator/${locale}.md`, { locale, words: { danger: '', price: '' } }).sections,
  );

test.each(locales)(
  'in %s every branch of the page has city, area, hours and a place on the map',
  (locale) => {
    const branches = branchesOf(locale);
    expect(branches).toHaveLength(14);
    expect(branches.filter(({ city, place, hours }) => !city || !place || !/\d/.test(hours))).toEqual([]);
    expect(branches.map(({ pincode }) => pincode)).toEqual(branchesOf('en').map(({ pincode }) => pincode));
  },
);

test.each([
  ['411038', 'Pune'],
  ['636007', 'Coimbatore'],
  ['801503', 'Patna'],
  ['110092', 'Delhi'],
])('from %s the nearest branch is that of %s', (pincode, city) => {
  const from = findCentre(pincode);
  const near = from ? nearestBranches(branchesOf('en'), from) : [];
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((one, other) => one - other));
  expect([near.length, near[0]?.city]).toEqual([3, city]);
});
