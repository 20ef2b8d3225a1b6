import type { InferType } from 'yup';
import { NUMBER_SIDES, NUMBER_WAYS } from '@/lib/domain/my/numberChange';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text } from '@/lib/validation/common/base';
import { mobileNumber } from '@/lib/validation/common/personFields';
import { id, policyNumber } from '@/lib/validation/common/recordFields';
import { paperFields } from '@/lib/validation/papers/paperFields';
import { otp, proofField } from '@/lib/validation/verify/requests';

const changeId = () => id().required('validation.id');

export const numberQuerySchema = shape({ policyNumber: policyNumber() });
export const numberChangeSchema = shape({ changeId: changeId(), ...attributionFields });

export const numberBodySchema = shape({
  policyNumber: policyNumber(),
  mobileNumber: mobileNumber().required('validation.mobileNumber'),
  way: text('validation.text').oneOf(NUMBER_WAYS, 'validation.text').required('validation.text'),
  ...attributionFields,
});

export const numberCodeBodySchema = shape({
  changeId: changeId(),
  side: text('validation.text').oneOf(NUMBER_SIDES, 'validation.text').required('validation.text'),
  ...proofField,
  ...attributionFields,
});

export const numberTryBodySchema = shape({
  changeId: changeId(),
  requestId: id().required('validation.id'),
  otp: otp().required('validation.otp'),
  ...attributionFields,
});

/** Names the file and, but at the beginning, carries one of its parts. */
export const numberPaperBodySchema = shape({
  changeId: changeId(),
  kind: text('validation.text')
    .oneOf(['proof'] as const, 'validation.text')
    .required('validation.text'),
  ...paperFields,
  ...attributionFields,
});

export const objectionBodySchema = shape({
  token: text('validation.id')
    .matches(/^[\w.-]{1,200}$/, 'validation.id')
    .required('validation.id'),
  ...attributionFields,
});

export type NumberQuery = InferType<typeof numberQuerySchema>;
export type NumberBody = InferType<typeof numberBodySchema>;
export type NumberCodeBody = InferType<typeof numberCodeBodySchema>;
export type NumberTryBody = InferType<typeof numberTryBodySchema>;
export type NumberPaperBody = InferType<typeof numberPaperBodySchema>;
