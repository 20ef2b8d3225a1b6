import { CITIES } from '@/lib/domain/places/cities.data';
import { findCircle } from '@/lib/domain/places/pincodes';
import { packPincodes, unpackPincodes } from './pincodeRanges';
import rows from './pincodes.data.json';
import { findPincode, findPlace, findPlaceNamed, searchPlaces } from './places';

const pincodes = rows.flatMap((row) => unpackPincodes(row.pincodes).map(String));

test('all 19,584 pincodes of India Post are known once, and each has a place', () => {
  expect(pincodes).toHaveLength(19_584);
  expect(new Set(pincodes).size).toBe(pincodes.length);
  expect(pincodes.filter((pincode) => !findPincode(pincode)?.district || !findCircle(pincode))).toEqual([]);
});

test('every city has pincodes, and no two places have one name', () => {
  const cities = new Set(rows.map(({ city }) => city));
  expect(CITIES.filter(({ name }) => !cities.has(name))).toEqual([]);
  for (const { district, city } of rows) {
    if (city === '') expect(findPlaceNamed(district)?.name).toBe(district);
  }
});

test.each([
  ['411038', 'Pune', 'Pune', 'Maharashtra', 'B'],
  ['412207', 'Pune', 'Pune', 'Maharashtra', 'B'],
  ['400001', 'Mumbai', 'Mumbai', 'Maharashtra', 'A'],
  ['400601', 'Thane', 'Thane', 'Maharashtra', 'A'],
  ['400703', 'Navi Mumbai', 'Thane', 'Maharashtra', 'A'],
  ['401107', 'Mira-Bhayandar', 'Thane', 'Maharashtra', 'A'],
  ['422601', 'Ahilyanagar', 'Ahilyanagar', 'Maharashtra', 'C'],
  ['415001', 'Satara', 'Satara', 'Maharashtra', 'C'],
  ['385001', 'Banaskantha', 'Banaskantha', 'Gujarat', 'B'],
  ['110092', 'Delhi', 'East', 'Delhi', 'A'],
  ['201301', 'Noida', 'Gautam Buddha Nagar', 'Uttar Pradesh', 'A'],
  ['160055', 'Mohali', 'Sahibzada Ajit Singh Nagar', 'Punjab', 'B'],
  ['500019', 'Hyderabad', 'Ranga Reddy', 'Telangana', 'B'],
  ['641604', 'Tiruppur', 'Tiruppur', 'Tamil Nadu', 'C'],
  ['682001', 'Kochi', 'Ernakulam', 'Kerala', 'B'],
])('%s is %s: district %s, %s, zone %s', (pincode, name, district, state, zone) => {
  expect(findPincode(pincode)).toMatchObject({ place: { name, zone }, district, state });
});

test('a soldier’s pincode is known, though India Post’s list has none of them', () => {
  expect(findPincode('900056')?.place).toMatchObject({ name: 'Army Post Office', zone: 'C' });
});

test.each(['411999', '290001', '110999', '011038', '41103', '4110380', 'abcdef', '', '__proto__'])(
  '%j is no pincode',
  (pincode) => {
    expect(findPincode(pincode)).toBeUndefined();
  },
);

test('a place found by pincode is the same by its name, so that both have one price', () => {
  const places = [...new Set(pincodes.map((pincode) => findPincode(pincode)?.place))];
  expect(places.length).toBeGreaterThan(700);
  expect(places.filter((place) => findPlaceNamed(place?.name ?? '') !== place)).toEqual([]);
});

test('a pincode tells more than the city beside it', () => {
  expect(findPlace({ pincode: '411038', city: 'Delhi' })?.name).toBe('Pune');
  expect(findPlace({ city: 'Madras' })?.name).toBe('Chennai');
  expect(findPlace({ city: 'satara' })?.name).toBe('Satara');
  expect(findPlace({ city: 'Atlantis' })).toBeUndefined();
  expect(findPlace({})).toBeUndefined();
});

test('districts are found beside the cities, those of one name by their states', () => {
  expect(searchPlaces('sata')[0]).toMatchObject({ name: 'Satara', state: 'Maharashtra', tier: 2 });
  expect(searchPlaces('aurangabad').map(({ name }) => name)).toEqual([
    'Chhatrapati Sambhajinagar',
    'Aurangabad (Bihar)',
  ]);
  expect(searchPlaces('hamirpur').map(({ state }) => state)).toEqual(['Himachal Pradesh', 'Uttar Pradesh']);
});

test('pincodes are packed without loss', () => {
  const some = ['411001', '411002', '411003', '411038', '412000', '412999'];
  expect(packPincodes(some)).toBe('411:001-003,038 412:000,999');
  expect(unpackPincodes(packPincodes(some)).map(String)).toEqual(some);
});
