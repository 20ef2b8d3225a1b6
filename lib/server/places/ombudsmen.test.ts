import grievance from '@/locales/en/grievance.json';
import {
  OMBUDSMAN_OFFICES,
  ombudsmanOfficesOf,
  statesOf,
  type OmbudsmanOffice,
} from '@/lib/domain/grievances/ombudsmen.data';
import rows from './pincodes.data.json';
import { findPincode } from './places';

const officesAt = (pincode: string) => {
  const place = findPincode(pincode);
  return place ? ombudsmanOfficesOf({ ...place, pincode }) : [];
};

test('every district that a pincode can lie in has an office', () => {
  expect(rows.filter((row) => ombudsmanOfficesOf(row).length === 0)).toEqual([]);
});

test.each([
  ['403001', 'Panaji', ['Pune']],
  ['411038', 'Pune', ['Pune']],
  ['440001', 'Nagpur', ['Pune']],
  ['400601', 'Thane', ['Thane']],
  ['400703', 'Navi Mumbai', ['Thane']],
  ['410206', 'Panvel in Raigad', ['Thane']],
  ['401404', 'Palghar', ['Thane']],
  ['400001', 'Fort in Mumbai', ['Mumbai']],
  ['400050', 'Bandra', ['Mumbai']],
  ['400080', 'Mulund, ward T', ['Thane', 'Mumbai']],
  ['201301', 'Noida', ['Noida']],
  ['226001', 'Lucknow', ['Lucknow']],
  ['282001', 'Agra', ['Noida']],
  ['221001', 'Varanasi', ['Lucknow']],
  ['122001', 'Gurugram', ['Delhi']],
  ['124507', 'Bahadurgarh', ['Delhi']],
  ['124103', 'Jhajjar', ['Chandigarh', 'Delhi']],
  ['132001', 'Karnal', ['Chandigarh']],
  ['605001', 'Puducherry', ['Chennai']],
  ['609602', 'Karaikal', ['Chennai']],
] as const)('%s, %s, belongs to %j', (pincode, _place, offices) => {
  expect(officesAt(pincode)).toEqual(offices);
});

/** How the page names what the pincodes call otherwise, or of which an office takes a part. */
const NAMED: Readonly<Record<string, string>> = {
  'Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli, Daman and Diu',
  'Chennai Puducherry': 'Puducherry town',
  'Hyderabad Puducherry': 'Yanam',
  'Kochi Puducherry': 'Mahe',
  'Mumbai Maharashtra': 'Mumbai',
  'Thane Maharashtra': 'Thane, Palghar and Raigad',
};

test.each<OmbudsmanOffice>([...OMBUDSMAN_OFFICES])('the page names each state of %s’s office', (office) => {
  const missing = statesOf(office).filter(
    (state) => !grievance.office.areas[office].includes(NAMED[`${office} ${state}`] ?? NAMED[state] ?? state),
  );
  expect(missing).toEqual([]);
});
