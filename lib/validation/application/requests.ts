import type { InferType } from 'yup';
import { SECTIONS } from '@/lib/domain/application/sections';
import { IFSC } from '@/lib/domain/application/ifsc';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text } from '@/lib/validation/common/base';
import { pincode } from '@/lib/validation/quote/placeFields';
import { quickQuoteForm } from '@/lib/validation/quote/quickQuoteForm';
import { id, version } from '@/lib/validation/common/recordFields';
import { otp } from '@/lib/validation/verify/requests';

export const redirectionLinkBodySchema = shape({
  quoteId: id().required('validation.id'),
  ...attributionFields,
});

/** POST …/application-form: signed with `submit`. A closing page's last save has no version and is merged. */
export const applicationBodySchema = shape({
  applicationId: id().required('validation.id'),
  section: text('validation.text').oneOf(SECTIONS, 'validation.text').required('validation.text'),
  data: quickQuoteForm().required('validation.form'),
  version: version(),
  submit: flag('validation.flag'),
  signature: shape({
    requestId: id().required('validation.id'),
    otp: otp().required('validation.otp'),
  }).notRequired(),
  ...attributionFields,
});

export const applicationQuerySchema = shape({ applicationId: id().required('validation.id') });

/** `version`: of the answers that are shown; without one, those that are stored are signed. */
export const signatureBodySchema = shape({
  applicationId: id().required('validation.id'),
  version: version(),
  ...attributionFields,
});

export const pincodeQuerySchema = shape({ code: pincode().required('validation.pincode') });

export const ifscQuerySchema = shape({
  code: text('validation.ifsc').matches(IFSC, 'validation.ifsc').required('validation.ifsc'),
});

export type ApplicationBody = InferType<typeof applicationBodySchema>;
