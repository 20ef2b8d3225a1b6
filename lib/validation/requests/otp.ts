import type { InferType } from 'yup';
import { SERVICE_PURPOSES } from '@/lib/domain/otp.data';
import { attributionFields } from '../attribution';
import { shape, text } from '../base';
import { mobileNumber, recipientFields } from '../personFields';
import { id } from '../recordFields';

const staffId = () =>
  text('validation.staffId')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^[A-Z0-9-]{3,32}$/, 'validation.staffId');

export const otp = () =>
  text('validation.otp')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value))
    .matches(/^\d{6}$/, 'validation.otp');

/** POST /api/otp/phone/generate: to a number, or to the number of an own quote, which its owner sees masked. */
export const phoneOtpBodySchema = shape({
  quoteId: id(),
  mobileNumber: mobileNumber().when('quoteId', ([quoteId], schema) =>
    quoteId === undefined ? schema.required('validation.mobileNumber') : schema,
  ),
  ...attributionFields,
});

/** POST /api/otp/staff/generate */
export const staffOtpBodySchema = shape({
  staffId: staffId().required('validation.staffId'),
  ...attributionFields,
});

/** POST /api/otp-service/generate: to a mobile number, or by e-mail to an address. */
export const serviceOtpBodySchema = shape({
  ...recipientFields,
  purpose: text('validation.purpose')
    .oneOf(SERVICE_PURPOSES, 'validation.purpose')
    .required('validation.purpose'),
  ...attributionFields,
});

/** POST …/validate, in all three families */
export const otpTryBodySchema = shape({
  requestId: id().required('validation.id'),
  otp: otp().required('validation.otp'),
  ...attributionFields,
});

export type PhoneOtpBody = InferType<typeof phoneOtpBodySchema>;
export type StaffOtpBody = InferType<typeof staffOtpBodySchema>;
export type ServiceOtpBody = InferType<typeof serviceOtpBodySchema>;
export type OtpTryBody = InferType<typeof otpTryBodySchema>;
