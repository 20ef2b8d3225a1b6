import fc from 'fast-check';
import { kmBetween } from '@/lib/domain/hospitals/geography';
import { packEntries, unpackEntries } from './entries';
import { nearest, within } from './nearest';

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

test('the nearest come first, as on the sphere', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.integer({ min: 1, max: 30 }), (entries, count) => {
      const near = within(entries, pune, 40);
      const found = nearest(near, count);
      expect(found).toHaveLength(Math.min(count, near.length));
      for (const each of found)
        expect(Math.abs(each.km - kmBetween(pune, each))).toBeLessThan(0.04 + each.km / 300);
      const kms = found.map(({ km }) => km);
      expect(kms).toEqual(kms.toSorted((one, other) => one - other));
      const others = near.filter((each) => !found.includes(each)).map(({ km }) => km);
      expect(Math.min(...others)).toBeGreaterThanOrEqual(kms.at(-1) ?? 0);
    }),
  );
});
