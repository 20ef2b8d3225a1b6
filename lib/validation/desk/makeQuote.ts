import type { InferType } from 'yup';
import { locales } from '@/lib/domain/common/locales';
import { flag, shape, text } from '@/lib/validation/common/base';
import { dateOfBirth, mobileNumber, personName } from '@/lib/validation/common/personFields';
import { familyFields, isPlaced } from '@/lib/validation/quote/familyForm';
import { product, sumInsured, tenure, tier } from '@/lib/validation/quote/planFields';

/** What a telecaller types for a caller: of health a yes or no, and nothing more. */
export const makeQuoteBodySchema = shape({
  name: personName().required('validation.name'),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  dateOfBirth: dateOfBirth('adult').required('validation.dateOfBirth.required'),
  ...familyFields,
  product: product().required('validation.product'),
  tier: tier(),
  sumInsured: sumInsured().required('validation.sumInsured'),
  tenure: tenure().required('validation.tenure'),
  /** The language of the text that was read out. */
  language: text('validation.language').oneOf(locales, 'validation.language').required('validation.language'),
  consent: flag('validation.spokenConsent')
    .oneOf([true], 'validation.spokenConsent')
    .required('validation.spokenConsent'),
}).test('location', isPlaced);

export type MakeQuoteBody = InferType<typeof makeQuoteBodySchema>;
