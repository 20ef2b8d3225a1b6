import { number, object, string } from 'yup';
import { isIsoDate } from '@/lib/domain/common/dates';
import { SPECIALITIES, type Speciality } from '@/lib/domain/hospitals/specialities.data';
import { PINCODE } from '@/lib/domain/places/pincode';

const MOST_BEDS = 10_000;

const empty = (value: unknown) => (value === '' ? undefined : value);
/** Marks that turn the direction of writing; the sign for bytes that are no UTF-8; line ends and the like. */
const UNREADABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffd]/u;
const writing = () =>
  string()
    .transform(empty)
    .test(
      'readable',
      'a letter can’t be read: is the file in UTF-8?',
      (value) => value === undefined || !UNREADABLE.test(value),
    );
const cell = (what: string) => writing().required(what);
const name = () => writing().max(120, 'a name has at most 120 letters');
const yesOrNo = (column: string) =>
  cell(`${column} is yes or no`)
    .lowercase()
    .oneOf(['yes', 'no'] as const, `${column} is yes or no`);
const day = (column: string) =>
  string()
    .transform(empty)
    .test('day', `${column} is a day like 2026-11-23`, (value) => value === undefined || isIsoDate(value));
const from = (least: number, most: number, what: string) =>
  number()
    .transform((_value, original: unknown) => (empty(original) === undefined ? undefined : Number(original)))
    .typeError(what)
    .min(least, what)
    .max(most, what);
const hour = (column: string) =>
  from(0, 24, `${column} is a whole hour`).integer(`${column} is a whole hour`);

const PHONE = /^[+\d][\d -]{6,18}$/;

/**
 * A row of the list of hospitals that `npm run import` reads. Its messages are for the operator who maintains the list.
 */
export const hospitalRowSchema = object({
  code: cell('a code is missing')
    .lowercase()
    .matches(/^[a-z0-9][a-z0-9-]{1,39}$/, 'a code is 2 to 40 letters, digits and hyphens'),
  name: name().required('a name is missing'),
  name_hi: name(),
  name_ta: name(),
  address: cell('an address is missing').max(200, 'an address has at most 200 letters'),
  pincode: cell('a pincode is missing').matches(PINCODE, 'a pincode has six digits'),
  phone: cell('a phone number is missing').matches(PHONE, 'a phone number has digits, blanks and hyphens'),
  desk_phone: writing().matches(PHONE, 'desk_phone has digits, blanks and hyphens'),
  desk_opens_at: hour('desk_opens_at'),
  desk_closes_at: hour('desk_closes_at'),
  specialities: cell('a speciality is missing').test(
    'specialities',
    `specialities are some of ${SPECIALITIES.join('|')}`,
    (value) => listSpecialities(value).every((each) => SPECIALITIES.some((known) => known === each)),
  ),
  beds: from(1, MOST_BEDS, `beds is a number from 1 to ${MOST_BEDS}`)
    .integer('beds is a whole number')
    .required('the number of beds is missing'),
  cashless: yesOrNo('cashless'),
  not_cashless_since: day('not_cashless_since'),
  open_all_day: yesOrNo('open_all_day'),
  opens_at: hour('opens_at'),
  closes_at: hour('closes_at'),
  checked_on: day('checked_on').required('checked_on is missing'),
  lat: from(5, 38, 'lat is a latitude of India'),
  lng: from(67, 99, 'lng is a longitude of India'),
});

export const HOSPITAL_COLUMNS = Object.keys(hospitalRowSchema.fields);

export function listSpecialities(cell: string): Speciality[] {
  return cell.split('|').map((each) => each.trim()) as Speciality[];
}
