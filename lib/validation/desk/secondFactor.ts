import type { InferType } from 'yup';
import { attributionFields } from '../common/attribution';
import { shape } from '../common/base';
import { otp } from '../verify/requests';

/** POST /api/staff/second-factor */
export const secondFactorBodySchema = shape({
  code: otp().required('validation.otp'),
  ...attributionFields,
});

export type SecondFactorBody = InferType<typeof secondFactorBodySchema>;
