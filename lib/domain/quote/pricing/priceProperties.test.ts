import fc from 'fast-check';
import { findCity } from '@/lib/domain/places/cities';
import { addDays, dayAfterTerm } from '@/lib/domain/common/dates';
import { findMemberProblems, RELATIONS, type Member } from '@/lib/domain/quote/members';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { priceOne, type PriceInput } from './price';
import { RATE_TABLES } from './rates.data';

const today = '2026-11-20';
const pune = findCity('Pune');

const anyBirth = (relation: Member['relation']) =>
  relation === 'son' || relation === 'daughter'
    ? fc.integer({ min: 91, max: 11_000 }).map((days) => addDays(today, -days))
    : fc.integer({ min: 6_600, max: 36_000 }).map((days) => addDays(today, -days));
const anyMember: fc.Arbitrary<Member> = fc
  .constantFrom(...RELATIONS)
  .chain((relation) => anyBirth(relation).map((dateOfBirth) => ({ relation, dateOfBirth })));
const anyFamily = fc
  .array(anyMember, { minLength: 1, maxLength: 6 })
  .filter((members) => findMemberProblems(members, today).length === 0);
const anyInput: fc.Arbitrary<PriceInput> = fc.constantFrom(...RATE_TABLES).chain((table) =>
  fc.record({
    product: fc.constant(table.product),
    tier: fc.constantFrom(...Object.keys(table.tiers)),
    sumInsured: fc.constantFrom(...table.covers.map(([sum]) => sum)),
    tenure: fc.constantFrom(1, 2, 3),
    place: fc.constantFrom(...['Pune', 'Delhi', 'Nagpur'].map(findCity)),
    members: anyFamily,
    riders: fc.subarray([...RIDER_KEYS]),
  }),
);

/** The second price must be no lower, where both plans are available. */
function expectNoLower(input: PriceInput, other: PriceInput) {
  const [first, second] = [priceOne(input, today), priceOne(other, today)];
  if (first.kind === 'refused' || second.kind === 'refused') return;
  expect(second.price.priceAfterTax).toBeGreaterThanOrEqual(first.price.priceAfterTax);
}

test('a product’s tables are told apart by their versions, which say why a price changed', () => {
  const names = RATE_TABLES.map(({ product, version }) => `${product} ${version}`);
  expect(names).toEqual([...new Set(names)]);
});

test('the lines are whole rupees and add up to the price', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const outcome = priceOne(input, today);
      if (outcome.kind === 'refused') return;
      const { breakdown, priceBeforeTax, tax, priceAfterTax } = outcome.price;
      expect(breakdown.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterTax);
      expect(priceBeforeTax + tax).toBe(priceAfterTax);
      expect(priceAfterTax).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test('nobody pays less for being older', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(5), fc.nat(9_000), (input, at, days) => {
      const members = input.members.map((member, index) =>
        index === at ? { ...member, dateOfBirth: addDays(member.dateOfBirth, -days) } : member,
      );
      if (findMemberProblems(members, today).length === 0) expectNoLower(input, { ...input, members });
    }),
    { numRuns: 400 },
  );
});

test('more cover never costs less', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const sums =
        RATE_TABLES.find(({ product }) => product === input.product)?.covers.map(([sum]) => sum) ?? [];
      const more = sums[sums.indexOf(input.sumInsured) + 1];
      if (more !== undefined) expectNoLower(input, { ...input, sumInsured: more });
    }),
    { numRuns: 400 },
  );
});

test('one member more never costs less', () => {
  fc.assert(
    fc.property(anyInput, anyMember, (input, member) => {
      const members = [...input.members, member];
      if (findMemberProblems(members, today).length === 0) expectNoLower(input, { ...input, members });
    }),
    { numRuns: 400 },
  );
});

test('the order of members and riders is irrelevant', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const turned = { ...input, members: input.members.toReversed(), riders: input.riders?.toReversed() };
      expect(priceOne(turned, today)).toEqual(priceOne(input, today));
    }),
    { numRuns: 400 },
  );
});

test.each(RATE_TABLES)(
  'a price of $product ($version) ends on the day before a birthday that changes it',
  (table) => {
    const { product, effectiveFrom: day, ages, covers, tiers, entryAge } = table;
    const [sumInsured = 0] = covers[0] ?? [];
    const priceOf = (members: readonly Member[], on: string) => {
      const [tier] = Object.keys(tiers);
      const outcome = priceOne({ product, tier, sumInsured, tenure: 1, place: pune, members }, on);
      return outcome.kind === 'priced' ? outcome.price : undefined;
    };
    const bornBefore = (years: number) => dayAfterTerm(day, -12 * years);
    for (const age of [...ages.map(([from]) => from), entryAge.max + 1]) {
      for (const apart of [-3, 3]) {
        const turning: Member = { relation: 'self', dateOfBirth: addDays(bornBefore(age), 10) };
        const couple: Member[] = [turning, { relation: 'spouse', dateOfBirth: bornBefore(age + apart) }];
        const price = priceOf(couple, day);
        if (!price) continue;
        expect(priceOf(couple, addDays(day, 9))?.priceAfterTax).toBe(price.priceAfterTax);
        const isSame = priceOf(couple, addDays(day, 10))?.priceAfterTax === price.priceAfterTax;
        expect(price.validUntil).toBe(addDays(day, isSame ? 30 : 9));
      }
    }
  },
);
