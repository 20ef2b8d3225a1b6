import { compareTiers, featuresOf } from './planFeatures';
import { PLAN_FEATURES } from './planFeatures.data';
import { PRODUCTS } from './products.data';

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

test('tiers stand side by side, what differs first', () => {
  const comparison = compareTiers('reassurev2');
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
    expect(compareTiers(slug)?.rows.some(({ differs }) => differs)).toBe(true);
  },
);

test('what comes in one form has nothing to compare', () => {
  expect(compareTiers('reassurev3')).toBeUndefined();
});
