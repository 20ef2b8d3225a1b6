import { findCircle } from '@/lib/domain/places/pincodes';
import { text } from '@/lib/validation/common/base';

export const pincode = () =>
  text('validation.pincode').test(
    'pincode',
    'validation.pincode',
    (value) => value === undefined || findCircle(value) !== undefined,
  );

export const city = () =>
  text('validation.city')
    // yup's trim() throws at anything but text.
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .min(1, 'validation.city')
    .max(60, 'validation.city');
