import fc from 'fast-check';
import { cellOf, cellsWithin, degreesTo, directionOf, kmBetween } from './geography';

const kothrud = { lat: 18.507, lng: 73.807 };
const point = fc.record({
  lat: fc.double({ min: 8, max: 37, noNaN: true }),
  lng: fc.double({ min: 68, max: 97, noNaN: true }),
});
const step = fc.double({ min: -0.5, max: 0.5, noNaN: true });

test.each([
  ['Erandwane', { lat: 18.513, lng: 73.829 }, 2.4, 'east'],
  ['Bavdhan', { lat: 18.53, lng: 73.777 }, 4.06, 'northWest'],
  ['Mumbai', { lat: 18.94, lng: 72.835 }, 113, 'northWest'],
] as const)('%s', (_name, there, km, direction) => {
  expect(Math.abs(kmBetween(kothrud, there) - km)).toBeLessThan(km / 20);
  expect(directionOf(degreesTo(kothrud, there))).toBe(direction);
});

test('whatever lies within a circle lies in one of its cells', () => {
  fc.assert(
    fc.property(point, step, step, (from, north, east) => {
      const there = { lat: from.lat + north, lng: from.lng + east };
      const km = kmBetween(from, there);
      fc.pre(km <= 40);
      expect(cellsWithin(from, km + 0.001)).toContain(cellOf(there));
    }),
  );
});

test('the way there is as long as the way back, and leads the other way', () => {
  fc.assert(
    fc.property(point, step, step, (from, north, east) => {
      const there = { lat: from.lat + north, lng: from.lng + east };
      expect(kmBetween(from, there)).toBeCloseTo(kmBetween(there, from));
      fc.pre(kmBetween(from, there) > 0.1);
      const turned = Math.abs(degreesTo(from, there) - degreesTo(there, from));
      expect(Math.abs(turned - 180)).toBeLessThanOrEqual(1);
    }),
  );
});
