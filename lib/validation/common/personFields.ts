import { isIsoDate } from '@/lib/domain/common/dates';
import { findDateOfBirthProblem } from '@/lib/domain/quote/members';
import { normaliseName } from '@/lib/domain/common/words/name';
import { CHANNELS } from '@/lib/domain/verify/otp.data';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { text, todayOf } from './base';

export const mobileNumber = () =>
  text('validation.mobileNumber')
    .transform((value: unknown) => (typeof value === 'string' ? (normaliseMobile(value) ?? value) : value))
    .test(
      'mobile',
      'validation.mobileNumber',
      (value) => value === undefined || normaliseMobile(value) !== undefined,
    );

export const email = () =>
  text('validation.email')
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
    .max(254, 'validation.email')
    .matches(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'validation.email');

export const personName = () =>
  text('validation.name')
    .transform((value: unknown) => (typeof value === 'string' ? (normaliseName(value) ?? value) : value))
    .test('name', 'validation.name', (value) => value === undefined || normaliseName(value) !== undefined);

export const dateOfBirth = (kind: 'adult' | 'child') =>
  text('validation.dateOfBirth.invalid').test('dateOfBirth', (value, context) => {
    if (value === undefined) return true;
    const problem = findDateOfBirthProblem(value, kind, todayOf(context));
    return problem ? context.createError({ message: `validation.${problem}` }) : true;
  });

/** The birth date of anybody, from a baby to somebody who died at 105. Must be a day in the past. */
export const anyDateOfBirth = () =>
  text('validation.dateOfBirth.invalid').test('dateOfBirth', (value, context) => {
    if (value === undefined) return true;
    if (!isIsoDate(value)) return context.createError({ message: 'validation.dateOfBirth.invalid' });
    return value <= todayOf(context) || context.createError({ message: 'validation.dateOfBirth.future' });
  });

/** Recipient: a mobile number or an email address. */
export const recipientFields = {
  channel: text('validation.channel').oneOf(CHANNELS, 'validation.channel').required('validation.channel'),
  to: text('validation.mobileNumber')
    .when('channel', ([channel]) => (channel === 'email' ? email() : mobileNumber()))
    .required('validation.mobileNumber'),
};
