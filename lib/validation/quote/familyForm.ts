import type { TestFunction } from 'yup';
import type { FamilyAnswers, FamilyQuestion } from '@/lib/domain/quote/journey/familyForm';
import { shape, text } from '@/lib/validation/common/base';
import { city, pincode } from './placeFields';
import { members } from './members';

const yesOrNo = (key: string) => text(key).oneOf(['yes', 'no'] as const, key);

/** As in a request that leaves out what stays as it was. */
export const familyQuestions = {
  existingIllness: yesOrNo('validation.existingIllness'),
} satisfies Record<FamilyQuestion, unknown>;

/** The questions about the family, in the browser's form as in the telecaller's. */
export const familyFields = {
  members: members().required('validation.members.noAdult'),
  pincode: pincode(),
  city: city(),
  existingIllness: familyQuestions.existingIllness.required('validation.existingIllness'),
} satisfies Record<keyof FamilyAnswers, unknown>;

export const isPlaced: TestFunction<{ pincode?: string | undefined; city?: string | undefined }> = (
  { pincode: code, city: name },
  { createError },
) => (code || name ? true : createError({ path: 'pincode', message: 'validation.location' }));

export const familyFormSchema = shape(familyFields).test('location', isPlaced);
