import { compareVariants, featuresOf, keyFeaturesOf } from './planFeatures';
import { PLAN_FEATURES } from './planFeatures.data';
import { PRODUCTS } from './products.data';
import type { RiderKey } from './riders.data';

test('every product tells of each of its tiers', () => {
  for (const { slug, tiers } of PRODUCTS) {
    expect(Object.keys(PLAN_FEATURES[slug]).toSorted()).toEqual(
      tiers.length > 0 ? [...tiers].toSorted() : [''],
    );
  }
});

test('a plan is told in reading order', () => {
  expect(featuresOf('reassurev2', 'Platinum+').slice(0, 4)).toEqual([
    { feature: 'room', answer: 'any' },
    { feature: 'firstDays', answer: 'days', values: { days: 30 } },
    { feature: 'existingIllness', answer: 'months', values: { months: 36 } },
    { feature: 'namedIllness', answer: 'months', values: { months: 24 } },
  ]);
  expect(featuresOf('reassurev2', 'Gold')).toEqual([]);
  expect(featuresOf('constructor', '')).toEqual([]);
});

test('a rider changes what is told of the plan that it is bought with', () => {
  const waits = (riders: readonly RiderKey[]) =>
    featuresOf('reassurev2', 'Bronze+', riders).filter(
      ({ feature }) => feature.endsWith('gedIllness') || feature === 'existingIllness',
    );
  const usual = { feature: 'existingIllness', answer: 'months', values: { months: 36 } };
  expect(waits([])).toEqual([usual]);
  expect(waits(['hospital-cash', 'smart-health'])).toEqual([
    usual,
    { feature: 'managedIllness', answer: 'day', values: { day: 31 } },
  ]);
  expect(waits(['shorter-wait'])).toEqual([{ ...usual, values: { months: 24 } }]);
});

test('a card tells of at most four features, and first of what the buyer pays', () => {
  const keysOf = (product: string) => keyFeaturesOf(product, '').map(({ feature }) => feature);
  expect(keysOf('health-recharge')).toEqual(['youPayFirst', 'room', 'existingIllness', 'maternity']);
  expect(keysOf('accident-care')).toEqual(['paidFor']);
});

test('tiers stand side by side, what differs first', () => {
  const comparison = compareVariants('reassurev2');
  expect(comparison?.tiers).toEqual(['Bronze+', 'Platinum+', 'Titanium+']);
  expect(comparison?.rows.filter(({ differs }) => differs).map(({ feature }) => feature)).toEqual([
    'room',
    'maternity',
    'refill',
    'unusedCover',
    'entryAge',
    'healthCheck',
  ]);
  expect(comparison?.rows.slice(6).map(({ feature }) => feature)).toEqual([
    'firstDays',
    'existingIllness',
    'namedIllness',
    'coPayment',
    'aroundHospital',
    'dayCare',
    'ambulance',
  ]);
  expect(
    comparison?.rows.find(({ feature }) => feature === 'unusedCover')?.answers.map(({ values }) => values),
  ).toEqual([{ times: 3 }, { times: 5 }, { times: 10 }]);
});

test.each(['reassurev2', 'aspire', 'aspire-saver', 'senior-first', 'health-premia', 'heartbeat'])(
  'the specification compares the tiers of %s',
  (slug) => {
    expect(compareVariants(slug)?.rows.some(({ differs }) => differs)).toBe(true);
  },
);

test('the six tables hold every tier and value that the specification names', () => {
  const compared = ['reassurev2', 'aspire', 'aspire-saver', 'senior-first', 'health-premia', 'heartbeat'];
  const tables = compared.flatMap((slug) => compareVariants(slug) ?? []);
  const valuesOf = (feature: string, value: string) => [
    ...new Set(
      tables
        .flatMap(({ rows }) =>
          rows.filter((row) => row.feature === feature).flatMap(({ answers }) => answers),
        )
        .flatMap(({ values }) => values?.[value] ?? []),
    ),
  ];
  expect(new Set(tables.flatMap(({ tiers }) => tiers))).toEqual(
    new Set(['Titanium+', 'Platinum+', 'Bronze+', 'Gold+', 'Diamond+', 'Gold', 'Platinum', 'Silver']),
  );
  expect(valuesOf('unusedCover', 'times').toSorted((a, b) => a - b)).toEqual([3, 5, 10]);
  expect(valuesOf('maternity', 'months').toSorted((a, b) => a - b)).toEqual([9, 24, 48]);
  expect(valuesOf('existingIllness', 'months')).toEqual([36]);
  expect(
    tables.some(({ rows }) =>
      rows.some(({ answers }) => answers.some(({ answer }) => answer === 'untilClaim')),
    ),
  ).toBe(true);
});

test('what comes in one form has nothing to compare', () => {
  expect(compareVariants('reassurev3')).toBeUndefined();
});
