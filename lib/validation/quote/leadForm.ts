import { flag, shape } from '@/lib/validation/common/base';
import { dateOfBirth, mobileNumber, personName } from '@/lib/validation/common/personFields';

/** The name and birth date are those of the eldest member to insure. */
export const leadFormSchema = shape({
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  name: personName().required('validation.name'),
  dateOfBirth: dateOfBirth('adult').required('validation.dateOfBirth.required'),
  marketingConsent: flag('validation.flag'),
});
