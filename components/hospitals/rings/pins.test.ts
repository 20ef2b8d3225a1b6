import { outermostOf, placeOf, ringsOf, roomForWords, spread } from './pins';

const list = (kms: readonly number[]) =>
  ({ hospitals: kms.map((km) => ({ from: { km } })) }) as unknown as Parameters<typeof outermostOf>[0];

test.each([
  ['a quarter', [0.3, 1.4], 2],
  ['a city', [1, 4], 5],
  ['a district', [1, 22], 40],
  ['the nearest page alone', [...Array.from({ length: 12 }, () => 3), 90], 5],
])('the outermost ring of %s', (_what, kms, outermost) => expect(outermostOf(list(kms))).toBe(outermost));

test('north is up, east is right, and the outermost ring is where its kilometres are', () => {
  expect(placeOf(10, 0, 10)).toEqual({ x: 50, y: 8.33 });
  expect(placeOf(10, 90, 10)).toEqual({ x: 91.67, y: 50 });
  expect(placeOf(0, 0, 10)).toEqual({ x: 50, y: 50 });
  expect(placeOf(30, 180, 10)).toEqual({ x: 50, y: 91.67 });
});

test('the rings are those of the drawing', () => {
  expect(ringsOf(10).map(({ r, km }) => [Math.round(r), km])).toEqual([
    [112, 2],
    [177, 5],
    [250, 10],
  ]);
});

test('pins of one place are spread until none covers another, and those that stand alone stay', () => {
  const alone = { x: 90, y: 50 };
  const places = spread([...Array.from({ length: 11 }, () => ({ x: 50, y: 30 })), alone]);
  expect(places.at(-1)?.x).toBeCloseTo(alone.x, 1);
  const gaps = places.flatMap((one, at) =>
    places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  expect(Math.max(...places.slice(0, -1).map(({ x, y }) => Math.hypot(x - 50, y - 30)))).toBeLessThan(20);
});

test.each([
  ['apart from all', [50, 30], [50, 70], [true, true]],
  ['on another’s pin', [50, 30], [50, 36], [false, true]],
  ['on another’s word', [50, 30], [59, 30], [true, false]],
  ['beyond the sheet', [2, 30], [98, 70], [false, false]],
])('a word %s has room: %j, %j, %j', (_where, one, other, room) => {
  const pins = [one, other].map(([x = 0, y = 0]) => ({ x, y, word: 'Parijat' }));
  expect(roomForWords(pins)).toEqual(room);
});
