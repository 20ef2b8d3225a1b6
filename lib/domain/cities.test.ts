import { CITIES } from './cities.data';
import { findCity, findPlace, findPlaceOfPincode, searchCities, toCityDto, zoneOf } from './cities';
import { findCircle } from './pincodes';

test('every city has pincodes of its own that India Post knows', () => {
  const prefixes = CITIES.flatMap(({ pincodePrefixes }) => pincodePrefixes);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(findCircle(prefix.padEnd(6, '1'))).toBeDefined();
});

test('no name, in any language, belongs to two cities', () => {
  for (const { name, alsoNamed = [], hi, ta } of CITIES) {
    for (const each of [name, ...alsoNamed, hi, ta]) if (each) expect(findCity(each)?.name).toBe(name);
  }
});

test('Hindi names are in Devanagari and Tamil names in Tamil', () => {
  for (const { hi, ta } of CITIES) {
    if (hi) expect(hi).toMatch(/^[\p{Script=Devanagari}\s-]+$/u);
    if (ta) expect(ta).toMatch(/^[\p{Script=Tamil}\s-]+$/u);
  }
});

test('the list holds at least 120 cities, eight of them Tier-1', () => {
  expect(CITIES.length).toBeGreaterThanOrEqual(120);
  expect(CITIES.filter(({ tier }) => tier === 1)).toHaveLength(8);
});

test.each([
  ['411038', 'Pune', 'B'],
  ['400001', 'Mumbai', 'A'],
  ['400601', 'Thane', 'A'],
  ['400703', 'Navi Mumbai', 'A'],
  ['201301', 'Noida', 'A'],
  ['201001', 'Ghaziabad', 'A'],
  ['600001', 'Chennai', 'B'],
  ['422001', 'Nashik', 'C'],
  ['641604', 'Tiruppur', 'C'],
  ['641001', 'Coimbatore', 'C'],
  ['122003', 'Gurugram', 'A'],
])('%s lies in %s, zone %s', (pincode, city, zone) => {
  expect(findPlaceOfPincode(pincode)).toMatchObject({ city: { name: city }, zone });
});

test('a pincode outside the big cities keeps the zone of its state', () => {
  expect(findPlaceOfPincode('415001')).toEqual({ state: 'Maharashtra', zone: 'C' });
  expect(findPlaceOfPincode('385001')).toEqual({ state: 'Gujarat', zone: 'B' });
});

test.each(['011038', '290001', '550001', '890001', '41103', '4110380', 'abcdef', ''])(
  '%j is no pincode',
  (pincode) => {
    expect(findPlaceOfPincode(pincode)).toBeUndefined();
  },
);

test.each([
  ['bangalore', 'Bengaluru'],
  ['  BOMBAY ', 'Mumbai'],
  ['पुणे', 'Pune'],
  ['சென்னை', 'Chennai'],
  ['फरीदाबाद', 'Faridabad'],
  ['vasai virar', 'Vasai-Virar'],
])('%s is found as %s', (text, name) => {
  expect(findCity(text)?.name).toBe(name);
});

test('the search takes beginnings and later words, the biggest first', () => {
  expect(searchCities('che').map(({ name }) => name)).toEqual(['Chennai']);
  expect(searchCities('mumbai').map(({ name }) => name)).toEqual(['Mumbai', 'Navi Mumbai']);
  expect(searchCities('मुं')[0]?.name).toBe('Mumbai');
  expect(searchCities('ba')[0]?.name).toBe('Bengaluru');
  expect(searchCities('')).toEqual([]);
  expect(searchCities('xyz')).toEqual([]);
});

test('a pincode tells more than the city beside it', () => {
  expect(findPlace({ pincode: '411038', city: 'Delhi' })?.city?.name).toBe('Pune');
  expect(findPlace({ city: 'Madras' })?.city?.name).toBe('Chennai');
  expect(findPlace({ city: 'Atlantis' })).toBeUndefined();
  expect(findPlace({})).toBeUndefined();
});

test('a product may rate a city otherwise', () => {
  const pune = findPlace({ city: 'Pune' });
  expect(pune && zoneOf(pune, 'reassurev2')).toBe('B');
  expect(pune && zoneOf(pune, 'senior-first')).toBe('A');
});

test('what the API shows of a city has no zone', () => {
  const pune = findCity('Pune');
  expect(pune && toCityDto(pune)).toEqual({
    name: 'Pune',
    state: 'Maharashtra',
    tier: 1,
    pincodePrefixes: ['411'],
  });
});
