import type { InferType } from 'yup';
import { SERVICE_PURPOSES } from '@/lib/domain/verify/otp.data';
import { attributionFields } from '../common/attribution';
import { shape, text, wholeNumber } from '../common/base';
import { mobileNumber, recipientFields } from '../common/personFields';
import { id } from '../common/recordFields';

const staffId = () =>
  text('validation.staffId')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^[A-Z0-9-]{3,32}$/, 'validation.staffId');

export const otp = () =>
  text('validation.otp')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value))
    .matches(/^\d{6}$/, 'validation.otp');

/** The answer to a proof of work, with the challenge as it was given. */
const proofField = {
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

/** A code's id, or what an inbound offer was sealed into. */
const challengeId = () => text('validation.id').matches(/^[\w.-]{1,600}$/, 'validation.id');

/** POST /api/otp/phone/generate: to a number, or to the number of an own quote, which its owner sees masked. */
export const phoneOtpBodySchema = shape({
  quoteId: id(),
  mobileNumber: mobileNumber().when('quoteId', ([quoteId], schema) =>
    quoteId === undefined ? schema.required('validation.mobileNumber') : schema,
  ),
  ...proofField,
  ...attributionFields,
});

/** POST /api/otp/staff/generate */
export const staffOtpBodySchema = shape({
  staffId: staffId().required('validation.staffId'),
  ...proofField,
  ...attributionFields,
});

/** POST /api/otp-service/generate: to a mobile number, or by e-mail to an address. */
export const serviceOtpBodySchema = shape({
  ...recipientFields,
  purpose: text('validation.purpose')
    .oneOf(SERVICE_PURPOSES, 'validation.purpose')
    .required('validation.purpose'),
  ...proofField,
  ...attributionFields,
});

/** POST …/validate, in all three families: a code, or without one the offer whose message the phone has sent. */
export const otpTryBodySchema = shape({
  requestId: challengeId().required('validation.id'),
  otp: otp().when('requestId', ([requestId], schema) =>
    isOffer(requestId) ? schema : schema.required('validation.otp'),
  ),
  ...attributionFields,
});

/** POST /api/otp/heard */
export const heardBodySchema = shape({
  requestId: challengeId().required('validation.id'),
  ...attributionFields,
});

/** What is sealed names its key before a dot; the id of a code has none. */
function isOffer(requestId: unknown): boolean {
  return typeof requestId === 'string' && requestId.includes('.');
}

export type PhoneOtpBody = InferType<typeof phoneOtpBodySchema>;
export type StaffOtpBody = InferType<typeof staffOtpBodySchema>;
export type ServiceOtpBody = InferType<typeof serviceOtpBodySchema>;
export type OtpTryBody = InferType<typeof otpTryBodySchema>;
