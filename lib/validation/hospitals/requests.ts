import { mixed, number, type InferType, type NumberSchema } from 'yup';
import { RADII, type Radius } from '@/lib/domain/hospitals/contract';
import { SPECIALITIES } from '@/lib/domain/hospitals/specialities.data';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text, wholeNumber } from '@/lib/validation/common/base';

const MAX_TEXT = 80;
const MAX_PAGE = 100;
/** A little more than India. */
const BOUNDS = { lat: [5, 38], lng: [67, 99] } as const;

const words = () =>
  text('validation.text')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value))
    .max(MAX_TEXT, 'validation.hospitals.long');

const degrees = ([least, most]: readonly [number, number]): NumberSchema =>
  number()
    .transform((_value, original: unknown) => original)
    .typeError('validation.hospitals.location')
    .nonNullable('validation.hospitals.location')
    .min(least, 'validation.hospitals.location')
    .max(most, 'validation.hospitals.location');

export const hospitalsBodySchema = shape({
  ...attributionFields,
  /** Pincode, city, name and speciality, as typed, in any of the three languages. */
  q: words(),
  pincode: words(),
  city: words(),
  speciality: text('validation.text').oneOf(SPECIALITIES, 'validation.text'),
  isCashless: flag('validation.text'),
  isOpenAllDay: flag('validation.text'),
  /** Kilometres. */
  radius: mixed<Radius>()
    .transform((_value, original: unknown) => original)
    .nonNullable('validation.text')
    .oneOf(RADII, 'validation.text'),
  lat: degrees(BOUNDS.lat),
  lng: degrees(BOUNDS.lng),
  page: wholeNumber('validation.page').min(1, 'validation.page').max(MAX_PAGE, 'validation.page').default(1),
});

export type HospitalsBody = InferType<typeof hospitalsBodySchema>;
