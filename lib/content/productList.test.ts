import { brand } from '@/lib/brand';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { riderUinOf, travelUinOf, uinOf } from '@/lib/domain/plans/uins';
import { locales } from '@/lib/domain/common/locales';
import { loadSitePage } from './pages';

const { insurerCode } = brand.registration;

test.each(locales)('in %s the product list has the number of every plan, rider and trip', async (locale) => {
  const { page } = await loadSitePage('/legal/product-list', locale);
  const rows = (page.sections[0]?.html ?? '').split('<tr>').slice(1);
  const numbers = [
    ...PRODUCTS.map(({ slug }) => uinOf(slug, insurerCode)),
    ...RIDER_KEYS.map((rider) => riderUinOf(rider, insurerCode)),
    travelUinOf(insurerCode),
  ];
  expect(rows).toHaveLength(numbers.length);
  expect(numbers.filter((number, at) => !rows[at]?.includes(number))).toEqual([]);
  // Names of riders are the site's, in its language, never keys.
  expect(rows.filter((row) => RIDER_KEYS.some((key) => row.includes(`<td>${key}</td>`)))).toEqual([]);
});
