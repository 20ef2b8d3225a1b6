import { shape, text } from '@/lib/validation/common/base';
import { city, pincode } from './placeFields';
import { members } from './members';

export const familyFormSchema = shape({
  members: members().required('validation.members.noAdult'),
  pincode: pincode(),
  city: city(),
  existingIllness: text('validation.existingIllness')
    .oneOf(['yes', 'no'] as const, 'validation.existingIllness')
    .required('validation.existingIllness'),
}).test('location', (value, context) =>
  value.pincode || value.city
    ? true
    : context.createError({ path: 'pincode', message: 'validation.location' }),
);
