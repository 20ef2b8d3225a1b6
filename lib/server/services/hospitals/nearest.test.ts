import fc from 'fast-check';
import { kmBetween } from '@/lib/domain/hospitals/geography';
import { packEntries, readEntries, unpackEntries } from './entries';
import { lookAround } from './nearest';

const pune = { lat: 18.52, lng: 73.85 };
const entry = fc.record({
  number: fc.nat(100_000),
  traits: fc.nat(2 ** 18),
  lat: fc.double({ min: 18.2, max: 18.8, noNaN: true }).map(Math.fround),
  lng: fc.double({ min: 73.5, max: 74.2, noNaN: true }).map(Math.fround),
});

test('what is packed is read back, wherever its bytes begin', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.nat(3), (entries, shift) => {
      const packed = packEntries(entries);
      const shifted = Buffer.concat([Buffer.alloc(shift), packed]).subarray(shift);
      expect(unpackEntries(shifted)).toEqual(entries);
    }),
  );
});

const bits = fc.nat(3).map((few) => few << 15);

test('of all around the nearest come first, as on the sphere, and each filter counts what it would leave', () => {
  const wanted = fc.record({
    centre: fc.constant(pune),
    radius: fc.constantFrom(5, 10, 40),
    count: fc.integer({ min: 1, max: 30 }),
    base: bits,
    left: bits,
    filters: fc.record({ cashless: bits, allDay: bits }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { selector: ({ number }) => number, size: 'max', maxLength: 200 }),
      wanted,
      (all, given) => {
        const { base, left, filters, radius, count } = given;
        const found = lookAround(given, (take) => {
          readEntries(packEntries(all), take);
        });
        const here = all
          .map((each) => ({ ...each, km: kmBetween(pune, each) }))
          .filter(({ traits }) => (traits & base) === base);
        const [inner, outer] = [-1, 1].map((sign) => radius + sign * (0.04 + radius / 300));
        const bounds = (has: number) => {
          const having = here.filter(({ traits }) => (traits & has) === has);
          return [inner, outer].map((limit = 0) => having.filter(({ km }) => km <= limit).length);
        };
        const expectWithin = (value: number, [least = 0, most = 0]: number[]) => {
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(most);
        };
        expectWithin(found.total, bounds(left));
        expectWithin(found.counts.cashless, bounds(filters.cashless));
        expectWithin(found.counts.allDay, bounds(filters.allDay));
        expect(found.near).toHaveLength(Math.min(count, found.total));
        const kms = found.near.map(({ km }) => km);
        expect(kms).toEqual(kms.toSorted((one, other) => one - other));
        const taken = new Set(found.near.map(({ number }) => number));
        const others = here.filter(({ number, traits }) => !taken.has(number) && (traits & left) === left);
        if (found.total > count)
          for (const { km } of others) expect(km).toBeGreaterThan((kms.at(-1) ?? 0) * 0.996 - 0.04);
      },
    ),
  );
});
