import { findCity } from './cities';
import { CITIES } from './cities.data';
import { findCircle } from './pincodes';
import { namesOf } from './placeNames';
import { zoneOf } from './places';

/** Census of 2011; Pimpri-Chinchwad, the eighteenth, is found as Pune. */
const LARGEST =
  `Mumbai Delhi Bengaluru Hyderabad Ahmedabad Chennai Kolkata Surat Pune Jaipur Lucknow Kanpur Nagpur
  Indore Thane Bhopal Visakhapatnam Pimpri Patna Vadodara Ghaziabad Ludhiana Agra Nashik Faridabad Meerut Rajkot
  Kalyan-Dombivli Vasai-Virar Varanasi Srinagar Aurangabad Dhanbad Amritsar Navi_Mumbai Allahabad Howrah Ranchi
  Gwalior Jabalpur Coimbatore Vijayawada Jodhpur Madurai Raipur Kota Guwahati Chandigarh Solapur Hubballi-Dharwad`
    .split(/\s+/)
    .map((name) => name.replace('_', ' '));

test('every city has pincodes of its own that India Post knows', () => {
  const prefixes = CITIES.flatMap(({ pincodePrefixes }) => pincodePrefixes);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(findCircle(prefix.padEnd(6, '1'))).toBeDefined();
});

test('no name, in any language, belongs to two cities', () => {
  for (const city of CITIES) {
    for (const name of namesOf(city)) expect([name, findCity(name)?.name]).toEqual([name, city.name]);
  }
});

test('Hindi names are in Devanagari and Tamil names in Tamil', () => {
  for (const { hi, ta } of CITIES) {
    if (hi) expect(hi).toMatch(/^[\p{Script=Devanagari}\s-]+$/u);
    if (ta) expect(ta).toMatch(/^[\p{Script=Tamil}\s-]+$/u);
  }
});

test('the fifty largest cities have a name in all three languages', () => {
  expect(LARGEST).toHaveLength(50);
  for (const name of LARGEST) {
    expect(findCity(name)).toMatchObject({ hi: expect.any(String), ta: expect.any(String) });
  }
});

test('the list holds at least 120 cities, eight of them Tier-1', () => {
  expect(CITIES.length).toBeGreaterThanOrEqual(120);
  expect(CITIES.filter(({ tier }) => tier === 1)).toHaveLength(8);
});

test.each([
  ['bangalore', 'Bengaluru'],
  ['  BOMBAY ', 'Mumbai'],
  ['Calcutta', 'Kolkata'],
  ['कलकत्ता', 'Kolkata'],
  ['पुणे', 'Pune'],
  ['சென்னை', 'Chennai'],
  ['மெட்ராஸ்', 'Chennai'],
  ['फरीदाबाद', 'Faridabad'],
  ['गुड़गांव', 'Gurugram'],
  ['vasai virar', 'Vasai-Virar'],
])('%s is found as %s', (text, name) => {
  expect(findCity(text)?.name).toBe(name);
});

test('a product may rate a city otherwise', () => {
  const pune = findCity('Pune');
  expect(pune && zoneOf(pune, 'reassurev2')).toBe('B');
  expect(pune && zoneOf(pune, 'senior-first')).toBe('A');
});
