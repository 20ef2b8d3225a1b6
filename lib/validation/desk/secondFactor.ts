import type { InferType } from 'yup';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';
import { otp } from '@/lib/validation/verify/requests';

/** POST /api/staff/second-factor */
export const secondFactorBodySchema = shape({
  code: otp().required('validation.otp'),
  ...attributionFields,
});

export type SecondFactorBody = InferType<typeof secondFactorBodySchema>;
