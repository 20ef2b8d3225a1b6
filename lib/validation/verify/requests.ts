import type { InferType } from 'yup';
import { SERVICE_PURPOSES } from '@/lib/domain/verify/otp.data';
import { RIGHTS } from '@/lib/domain/verify/rights';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text, wholeNumber } from '@/lib/validation/common/base';
import { mobileNumber, recipientFields } from '@/lib/validation/common/personFields';
import { id } from '@/lib/validation/common/recordFields';

export const staffId = () =>
  text('validation.staffId')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^[A-Z0-9-]{3,32}$/, 'validation.staffId');

export const otp = () =>
  text('validation.otp')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value))
    .matches(/^\d{6}$/, 'validation.otp');

export const proofField = {
  proof: shape({
    challenge: text('validation.id')
      .matches(/^[\w.-]{1,200}$/, 'validation.id')
      .required('validation.id'),
    answer: wholeNumber('validation.id')
      .min(0, 'validation.id')
      .max(2 ** 31, 'validation.id')
      .required('validation.id'),
  }).optional(),
};

/** The id of a code or a sealed inbound offer. */
const challengeId = () => text('validation.id').matches(/^[\w.-]{1,600}$/, 'validation.id');

/** POST /api/otp/phone/generate: to a number, or to the masked number of an own quote. */
export const phoneOtpBodySchema = shape({
  quoteId: id(),
  mobileNumber: mobileNumber().when('quoteId', ([quoteId], schema) =>
    quoteId === undefined ? schema.required('validation.mobileNumber') : schema,
  ),
  ...proofField,
  ...attributionFields,
});

export const staffOtpBodySchema = shape({
  staffId: staffId().required('validation.staffId'),
  ...proofField,
  ...attributionFields,
});

export const serviceOtpBodySchema = shape({
  ...recipientFields,
  purpose: text('validation.purpose')
    .oneOf(SERVICE_PURPOSES, 'validation.purpose')
    .required('validation.purpose'),
  ...proofField,
  ...attributionFields,
});

/** POST …/validate of all three families: a code, or an inbound offer whose message has arrived. */
export const otpTryBodySchema = shape({
  requestId: challengeId().required('validation.id'),
  otp: otp().when('requestId', ([requestId], schema) =>
    isOffer(requestId) ? schema : schema.required('validation.otp'),
  ),
  ...attributionFields,
});

export const heardBodySchema = shape({
  requestId: challengeId().required('validation.id'),
  ...attributionFields,
});

export const deviceKeysQuerySchema = shape({
  right: text('validation.id').oneOf(RIGHTS, 'validation.id').required('validation.id'),
});

/** Sealed offers name their key before a dot; code ids have none. */
function isOffer(requestId: unknown): boolean {
  return typeof requestId === 'string' && requestId.includes('.');
}

export type PhoneOtpBody = InferType<typeof phoneOtpBodySchema>;
export type StaffOtpBody = InferType<typeof staffOtpBodySchema>;
export type ServiceOtpBody = InferType<typeof serviceOtpBodySchema>;
export type OtpTryBody = InferType<typeof otpTryBodySchema>;
export type DeviceKeysQuery = InferType<typeof deviceKeysQuerySchema>;
