import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import type { Member } from '@/lib/domain/quote/members';
import { priceOne, type PriceInput } from '@/lib/domain/quote/pricing/price';
import { findPriceCauses, findPriceReasons } from './priceCauses';

const today = '2026-11-20';
const memberOf = (relation: Member['relation'], age: number): Member => ({
  relation,
  dateOfBirth: minimumAgeDate(today, age),
});
const family = [memberOf('self', 34), memberOf('father-in-law', 60), memberOf('son', 6)];

function getPrice(change: Partial<PriceInput> = {}, day = today) {
  const input = {
    product: 'reassurev2',
    tier: 'Platinum+',
    sumInsured: 10_00_000,
    tenure: 1,
    place: findCity('Pune'),
    members: family,
  } as const;
  const outcome = priceOne({ ...input, ...change }, day);
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  return outcome.price;
}

const causes = (change: Partial<PriceInput>, day = today) =>
  findPriceCauses(getPrice(), getPrice(change, day));

test('what is the same is no cause', () => {
  expect(causes({})).toEqual([]);
});

test('another birth date of the eldest is told with the row that it leads to', () => {
  expect(
    causes({ members: [memberOf('self', 34), memberOf('father-in-law', 64), memberOf('son', 6)] }),
  ).toEqual([
    { key: 'age', values: { relation: 'father-in-law', was: 60, is: 64 } },
    { key: 'row', values: { was: '56–60', is: '61–65' } },
  ]);
});

test('who came and who went is told by relation', () => {
  const members = [memberOf('self', 34), memberOf('father-in-law', 60), memberOf('spouse', 30)];
  expect(causes({ members })).toEqual([
    { key: 'joined', values: { relation: 'spouse' } },
    { key: 'left', values: { relation: 'son' } },
  ]);
});

test.each([
  [
    { tier: 'Bronze+' },
    { key: 'plan', values: { was: 'ReAssure 2.0 Platinum+', is: 'ReAssure 2.0 Bronze+' } },
  ],
  [{ sumInsured: 25_00_000 }, { key: 'cover', values: { was: 10_00_000, is: 25_00_000 } }],
  [{ tenure: 3 }, { key: 'years', values: { was: 1, is: 3 } }],
  [{ riders: ['hospital-cash'] }, { key: 'riderAdded', values: { rider: 'hospital-cash' } }],
  [{ frequency: 'monthly' }, { key: 'parts', values: { was: 'one', is: 'several' } }],
] as const)('%j is told as what it is', (change, cause) => {
  expect(causes(change)).toEqual([cause]);
});

test.each([
  ['en', 'Pune', 'Delhi'],
  ['hi', 'पुणे', 'दिल्ली'],
  ['ta', 'புனே', 'டெல்லி'],
] as const)('another place is told in %s', (language, cityWas, city) => {
  const [was, is] = [getPrice(), getPrice({ place: findCity('Delhi') })];
  expect(findPriceCauses(sayPlace(was, language), sayPlace(is, language))).toMatchObject([
    { key: 'place', values: { cityWas, city, zoneWas: 'B', zone: 'A' } },
  ]);
});

test('a tax that was abolished meanwhile is told', () => {
  const taxed = getPrice({}, '2026-11-20');
  const breakdown = taxed.breakdown.map((line) =>
    line.key === 'tax' ? { ...line, values: { percent: 18 } } : line,
  );
  expect(findPriceCauses({ ...taxed, breakdown }, taxed)).toEqual([
    { key: 'tax', values: { was: 18, is: 0 } },
  ]);
});

test('what moved by itself is told without names: a birthday, new rates, another tax', () => {
  const before = getPrice();
  const older = { members: [memberOf('self', 34), memberOf('father-in-law', 61), memberOf('son', 7)] };
  const after = { ...getPrice(older), rateVersion: 'sample-next' };
  expect(findPriceReasons(before, after)).toEqual(['birthday', 'rates']);
  expect(findPriceReasons(before, before)).toEqual([]);
  expect(findPriceReasons(before, getPrice({ tenure: 2 }))).toEqual([]);
});
