import { flag, shape } from '@/lib/validation/common/base';
import { dateOfBirth, mobileNumber, personName } from '@/lib/validation/common/personFields';

/** Name and date of birth are the eldest insured's. */
export const leadFormSchema = shape({
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  name: personName().required('validation.name'),
  dateOfBirth: dateOfBirth('adult').required('validation.dateOfBirth.required'),
  marketingConsent: flag('validation.flag'),
});
