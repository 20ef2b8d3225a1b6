import { findCity } from '@/lib/domain/places/cities';
import { addDays, minimumAgeDate } from '@/lib/domain/common/dates';
import type { Member } from '@/lib/domain/quote/members';
import { toPaise, toRupees } from '@/lib/domain/common/money';
import { PRODUCTS, type ProductSlug } from '@/lib/domain/plans/products.data';
import { type Line, riderLines, termLines, totalOf } from './billLines';
import { priceOne, type PriceInput } from './price';
import { findRateTable } from './rates';

const today = '2026-11-20';

function born(years: number): string {
  return minimumAgeDate(today, years);
}

const born34 = () => ({ relation: 'self', dateOfBirth: born(34) }) as const;

/** The worked example: 34, 32 and 6, Pune 411038, ReAssure 2.0 Platinum+, 10 lakh. */
function aPriceInput(change: Partial<PriceInput> = {}): PriceInput {
  return {
    product: 'reassurev2',
    tier: 'Platinum+',
    sumInsured: 10_00_000,
    tenure: 1,
    place: findCity('Pune'),
    members: [
      { relation: 'self', dateOfBirth: born(34) },
      { relation: 'spouse', dateOfBirth: born(32) },
      { relation: 'daughter', dateOfBirth: born(6) },
    ],
    ...change,
  };
}

function getPrice(change: Partial<PriceInput> = {}, day = today) {
  const outcome = priceOne(aPriceInput(change), day);
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  return outcome.price;
}

function getReason(change: Partial<PriceInput> = {}) {
  const outcome = priceOne(aPriceInput(change), today);
  return outcome.kind === 'refused'
    ? { reason: outcome.refused.reason, values: outcome.refused.values }
    : undefined;
}

function inForce(product: ProductSlug) {
  const table = findRateTable(product, today);
  if (!table) throw new Error(`${product} has no rates`);
  return table;
}

const amounts = (change: Partial<PriceInput> = {}) => getPrice(change).breakdown.map(({ amount }) => amount);

test.each([
  [1, 10_000],
  [2, 19_250],
  [3, 27_750],
])('an annual premium of 10,000 is, for %i years, %i', (tenure, expected) => {
  const annual = toPaise(10_000);
  const terms = termLines(annual, tenure, inForce('reassurev2'));
  expect(toRupees(totalOf([{ key: 'year', label: 'year', amount: annual }, ...terms]))).toBe(expected);
});

test('the worked family pays 12,488 for one year', () => {
  expect(getPrice()).toEqual({
    product: 'reassurev2',
    productName: 'ReAssure 2.0',
    tier: 'Platinum+',
    sumInsured: 10_00_000,
    tenure: 1,
    familyCombination: '2A1C',
    zone: 'B',
    breakdown: [
      {
        key: 'member',
        label: 'memberEldest',
        values: { relation: 'self', age: 34, from: 31, to: 35 },
        amount: 8_826,
      },
      { key: 'member', label: 'member', values: { relation: 'spouse', age: 32 }, amount: 3_942 },
      { key: 'member', label: 'member', values: { relation: 'daughter', age: 6 }, amount: 1_520 },
      {
        key: 'zone',
        label: 'zone',
        values: { place: 'Pune', zone: 'B', percent: 8 },
        amount: -1_143,
      },
      { key: 'discount', label: 'discount', values: { name: 'reassure', percent: 5 }, amount: -657 },
      { key: 'tax', label: 'gstExempt', values: { percent: 0 }, amount: 0 },
      { key: 'fee', label: 'fee', amount: 0 },
    ],
    priceBeforeTax: 12_488,
    tax: 0,
    priceAfterTax: 12_488,
    rateVersion: 'sample-2026-11',
    validUntil: '2026-12-20',
  });
});

test.each([
  [1, 12_488, []],
  [2, 24_039, [11_551]],
  [3, 34_654, [11_551, 10_615]],
])('for %i years the worked family pays %i', (tenure, total, further) => {
  expect(getPrice({ tenure }).priceAfterTax).toBe(total);
  expect(amounts({ tenure })).toEqual([8_826, 3_942, 1_520, -1_143, -657, ...further, 0, 0]);
});

test.each([
  [1, 13_487],
  [2, 25_962],
  [3, 37_426],
])('with Safeguard+, for %i years, it pays %i', (tenure, total) => {
  const change = { tenure, riders: ['safeguard-plus'] as const };
  expect(getPrice(change).priceAfterTax).toBe(total);
  expect(amounts(change).slice(0, 6)).toEqual([8_826, 3_942, 1_520, -1_143, 1_052, -710]);
});

test('what riders and further years cost is of the table, so that a change of it has a day and a reason', () => {
  const table = inForce('reassurev2');
  const riders = { ...table.riders, 'hospital-cash': { perMember: 300 } };
  const [self] = aPriceInput().members;
  const rupees = (lines: readonly Line[]) => lines.map(({ amount }) => toRupees(amount));
  expect(rupees(riderLines(toPaise(10_000), ['hospital-cash'], self ? [self] : [], riders))).toEqual([300]);
  expect(rupees(termLines(toPaise(10_000), 2, { termDiscounts: [0, 1_000] }))).toEqual([9_000]);
});

test('each further year tells what it saves', () => {
  const terms = getPrice({ tenure: 3 }).breakdown.filter(({ key }) => key === 'term');
  expect(terms.map(({ values }) => values)).toEqual([
    { year: 2, percent: 7.5, saves: 937 },
    { year: 3, percent: 15, saves: 1_873 },
  ]);
});

test('who pays in instalments has no discount for years ahead', () => {
  expect(getPrice({ tenure: 3, frequency: 'monthly' }).priceAfterTax).toBe(3 * 12_488);
  expect(getPrice({ tenure: 3, frequency: 'once' }).priceAfterTax).toBe(34_654);
});

test.each([
  ['monthly', { first: 1_048, further: 11, amount: 1_040 }],
  ['quarterly', { first: 3_122, further: 3, amount: 3_122 }],
  ['half-yearly', { first: 6_244, further: 1, amount: 6_244 }],
  ['once', undefined],
] as const)('paid %s, the parts add up to the price', (frequency, instalments) => {
  expect(getPrice({ frequency }).instalments).toEqual(instalments);
});

test('the parts of three years add up too', () => {
  const { instalments, priceAfterTax } = getPrice({ frequency: 'monthly', tenure: 3 });
  expect(instalments && instalments.first + instalments.further * instalments.amount).toBe(priceAfterTax);
  expect(instalments?.further).toBe(35);
});

test.each([
  ['Bronze+', [7_502, 3_351, 1_292, -972, -559]],
  ['Titanium+', [10_768, 4_809, 1_854, -1_394, -802]],
])('the tier %s has its own lines', (tier, lines) => {
  expect(amounts({ tier }).slice(0, 5)).toEqual(lines);
});

test.each([
  ['hospital-cash', 780],
  ['personal-accident', 1_240],
  ['shorter-wait', 2_310],
  ['smart-health', 7_800],
] as const)('the rider %s costs the family %i a year', (rider, amount) => {
  expect(getPrice({ riders: [rider] }).breakdown.find(({ key }) => key === 'rider')?.amount).toBe(amount);
});

test('a loading stands below the members and is part of what the zone takes off', () => {
  const [self, ...others] = aPriceInput().members;
  const members = [{ ...(self as Member), loading: 2_000 }, ...others];
  expect(amounts({ members })).toEqual([8_826, 3_942, 1_520, 1_765, -1_284, -738, 0, 0]);
});

test('two people on individual covers save a tenth of their lines, one alone saves nothing', () => {
  const [self, spouse] = aPriceInput().members as [Member, Member];
  const lines = (members: readonly Member[]) =>
    getPrice({ product: 'criti-care', tier: '', members }).breakdown.map(({ label, amount }) => [
      label,
      amount,
    ]);
  expect(lines([self, spouse]).slice(0, 3)).toEqual([
    ['member', 2_480],
    ['member', 2_480],
    ['familyDiscount', -496],
  ]);
  expect(lines([self]).map(([label]) => label)).not.toContain('familyDiscount');
});

test('the dearest zone is shown as a line of nothing', () => {
  const zone = getPrice({ place: findCity('Delhi') }).breakdown.find(({ key }) => key === 'zone');
  expect(zone).toMatchObject({ label: 'zoneDearest', amount: 0 });
  expect(Object.is(zone?.amount, 0)).toBe(true);
});

test('outside the big cities the district is named, in the one spelling that it has', () => {
  const satara = {
    name: 'Satara',
    state: 'Maharashtra',
    tier: 2,
    zone: 'C',
    pincodePrefixes: ['415'],
  } as const;
  const zone = getPrice({ place: satara }).breakdown.find(({ key }) => key === 'zone');
  expect(zone?.values).toMatchObject({ place: 'Satara', zone: 'C', percent: 15 });
});

test('a plan of one price everywhere says so', () => {
  const zone = getPrice({ product: 'criti-care', tier: '', members: [born34()] }).breakdown.find(
    ({ key }) => key === 'zone',
  );
  expect(zone).toMatchObject({ label: 'zoneSame', amount: 0 });
});

test('in an individual plan each pays by the own age', () => {
  const members = [born34(), { relation: 'spouse', dateOfBirth: born(46) } as const];
  const { breakdown, priceAfterTax } = getPrice({ product: 'criti-care', tier: '', members });
  expect(breakdown.map(({ label, amount }) => [label, amount]).slice(0, 2)).toEqual([
    ['member', 3_452],
    ['member', 2_480],
  ]);
  expect(priceAfterTax).toBe(3_452 + 2_480 - 593 - 534);
});

test('GST was 18% until 21 September 2025 and is nothing since', () => {
  const before = getPrice({}, '2025-09-21');
  expect([before.priceBeforeTax, before.tax, before.priceAfterTax]).toEqual([11_771, 2_119, 13_890]);
  expect(before.breakdown.find(({ key }) => key === 'tax')).toMatchObject({
    label: 'gst',
    values: { percent: 18 },
  });
  expect(getPrice({}, '2025-09-22').tax).toBe(0);
  expect(getPrice({}, '2025-09-10').validUntil).toBe('2025-09-21');
});

test('the table in force on a day makes the price, and its last day ends it', () => {
  const before = getPrice({}, '2026-10-20');
  expect([before.priceAfterTax, before.rateVersion]).toEqual([11_771, 'sample-2024-04']);
  expect(before.validUntil).toBe('2026-10-31');
  expect(getPrice({}, '2026-10-31').priceAfterTax).toBe(11_771);
  expect(getPrice({}, '2026-11-01').priceAfterTax).toBe(12_488);
  expect(priceOne(aPriceInput(), '2024-03-31').kind).toBe('refused');
});

test('a price holds until the day before the eldest moves into the next row', () => {
  const eldest = { relation: 'self', dateOfBirth: addDays(born(36), 10) } as const;
  expect(getPrice({ members: [eldest] }).validUntil).toBe('2026-11-29');
  const spouse = { relation: 'spouse', dateOfBirth: addDays(born(31), 10) } as const;
  expect(getPrice({ members: [{ ...eldest, dateOfBirth: born(34) }, spouse] }).validUntil).toBe('2026-12-20');
});

test.each([
  [
    { product: 'senior-first', tier: undefined },
    { reason: 'eldestTooYoung', values: { age: 61, eldest: 34 } },
  ],
  [
    { members: [{ relation: 'self', dateOfBirth: born(66) }] },
    { reason: 'eldestTooOld', values: { age: 65, eldest: 66 } },
  ],
  [
    { sumInsured: 7_00_000 },
    { reason: 'sumInsuredNotOffered', values: { range: 'many', leastLakh: 5, mostLakh: 100 } },
  ],
  [{ tier: 'Gold' }, { reason: 'variantNotOffered' }],
  [{ place: undefined }, { reason: 'placeUnknown' }],
  [{ members: [] }, { reason: 'notOffered' }],
] as const)('%j is refused with its reason', (change, refusal) => {
  expect(getReason(change)).toEqual({ values: undefined, ...refusal });
});

test('Senior First takes people from 61, without children', () => {
  const senior = { relation: 'self', dateOfBirth: born(61) } as const;
  const senior60 = { ...senior, dateOfBirth: addDays(born(61), 1) };
  const son = { relation: 'son', dateOfBirth: born(20) } as const;
  const plan = { product: 'senior-first', tier: undefined } as const;
  expect(getReason({ ...plan, members: [senior] })).toBeUndefined();
  expect(getReason({ ...plan, members: [senior60] })?.reason).toBe('eldestTooYoung');
  expect(getReason({ ...plan, members: [senior, son] })?.reason).toBe('noChildren');
  expect(getReason({ ...plan, members: [senior], riders: ['personal-accident'] })?.reason).toBe(
    'riderNotOffered',
  );
});

test('every product has rates, each of its tiers too', () => {
  for (const { slug, tiers } of PRODUCTS) {
    const table = findRateTable(slug, today);
    expect(Object.keys(table?.tiers ?? {}).toSorted()).toEqual(
      tiers.length > 0 ? [...tiers].toSorted() : [''],
    );
  }
});
