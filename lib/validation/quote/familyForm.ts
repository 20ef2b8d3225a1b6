import type { TestFunction } from 'yup';
import { shape, text } from '@/lib/validation/common/base';
import { city, pincode } from './placeFields';
import { members } from './members';

export const existingIllness = () =>
  text('validation.existingIllness').oneOf(['yes', 'no'] as const, 'validation.existingIllness');

/** The questions about the family, in the browser's form as in the telecaller's. */
export const familyFields = {
  members: members().required('validation.members.noAdult'),
  pincode: pincode(),
  city: city(),
  existingIllness: existingIllness().required('validation.existingIllness'),
};

export const isPlaced: TestFunction<{ pincode?: string | undefined; city?: string | undefined }> = (
  { pincode: code, city: name },
  { createError },
) => (code || name ? true : createError({ path: 'pincode', message: 'validation.location' }));

export const familyFormSchema = shape(familyFields).test('location', isPlaced);
