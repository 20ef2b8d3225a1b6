import { isCategorySlug, termsOf } from './catalogue';
import { CATEGORIES, type CategorySlug } from './categories.data';
import { PLAN_FEATURES } from './planFeatures.data';
import { PRODUCTS, type ProductSlug } from './products.data';
import { RIDER_KEYS } from './riders.data';
import { riderUinOf, uinOf } from './uins';

const today = '2026-11-20';
const slugsOf = (category: CategorySlug): readonly ProductSlug[] =>
  CATEGORIES.find(({ slug }) => slug === category)?.products ?? [];

test('the specification’s ten kinds of insurance hold every product', () => {
  expect(CATEGORIES.map(({ slug }) => slug)).toEqual([
    'individual',
    'family',
    'critical-illness',
    'personal-accident',
    'senior-citizens',
    'maternity',
    'mediclaim',
    'top-up',
    'travel',
    'corporate',
  ]);
  const listed = new Set(CATEGORIES.flatMap(({ slug }) => slugsOf(slug)));
  expect(PRODUCTS.filter(({ slug }) => !listed.has(slug))).toEqual([]);
});

test.each(CATEGORIES)('a visitor of $slug can start something', ({ slug, startsWith }) => {
  expect(slugsOf(slug).length > 0).toBe(startsWith === 'quote');
});

test('what stands under maternity covers it in every tier, and nothing that covers it is missing', () => {
  const covering = PRODUCTS.filter(({ slug }) =>
    Object.values(PLAN_FEATURES[slug]).every(({ maternity }) => maternity && maternity.answer !== 'none'),
  );
  expect(slugsOf('maternity').toSorted()).toEqual(covering.map(({ slug }) => slug).toSorted());
});

test('seniors see what takes people of 61 and more, families what takes children', () => {
  for (const slug of CATEGORIES[4].products) expect(termsOf(slug, today)?.entryAge.max).toBe(99);
  for (const slug of CATEGORIES[1].products) expect(termsOf(slug, today)?.children?.most).toBe(5);
});

test.each(['', 'Family', 'toString', 7])('%j is no category', (value) => {
  expect(isCategorySlug(value)).toBe(false);
});

test('every product tells its terms, its base sum among those on offer', () => {
  for (const { slug } of PRODUCTS) {
    const terms = termsOf(slug, today);
    expect(terms?.sumsInsured).toContain(terms?.baseSumInsured);
  }
  expect(termsOf('reassurev2', '2024-03-31')).toBeUndefined();
});

test.each([
  ['health-companion', 5_00_000],
  ['heartbeat', 5_00_000],
  ['health-premia', 5_00_000],
  ['health-pulse', 5_00_000],
  ['go-active', 5_00_000],
  ['reassurev2', 5_00_000],
  // Health Assurance is sold as these two.
  ['accident-care', 10_00_000],
  ['criti-care', 10_00_000],
  // 5 lakh, and 95 lakh from Health Recharge above them.
  ['aspire-saver', 1_00_00_000],
] as const)('the sample price of %s is shown for %i rupees', (slug, sum) => {
  expect(termsOf(slug, today)?.baseSumInsured).toBe(sum);
});

test('the terms of ReAssure 2.0 are those of its prospectus', () => {
  expect(termsOf('reassurev2', today)).toMatchObject({
    entryAge: { min: 18, max: 65 },
    children: { most: 5, minDays: 91, maxAge: 30 },
    largestFamily: 6,
    basis: 'floater',
    discountPercent: 5,
  });
});

test.each([
  ['go-active', 12],
  ['reassure', 5],
  // The strip of the specification: 15% on ReAssure 3.0.
  ['reassurev3', 15],
  ['health-pulse', 12],
  ['health-recharge', 5],
  ['accident-care', 10],
  ['criti-care', 10],
  ['aspire', 0],
] as const)('%s has a filed discount of %i%%', (slug, percent) => {
  expect(termsOf(slug, today)?.discountPercent).toBe(percent);
});

test('identification numbers are unlike each other, of the right form, and marked as samples', () => {
  const uins = PRODUCTS.map(({ slug }) => uinOf(slug, 'SUK'));
  expect(new Set(uins).size).toBe(16);
  for (const uin of uins) expect(uin).toMatch(/^SUK(HL|PA)IP\d{5}V\d{6} \(sample\)$/);
  const riders = RIDER_KEYS.map((rider) => riderUinOf(rider, 'SUK'));
  expect(new Set(riders).size).toBe(RIDER_KEYS.length);
  for (const uin of riders) expect(uin).toMatch(/^SUK(HL|PA)IA\d{5}V\d{6} \(sample\)$/);
});
