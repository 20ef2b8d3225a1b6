import type { ErrorDto } from '@/lib/domain/site/contract';
import type { Locale } from '@/lib/i18n/locales';
import enErrors from '@/locales/en/errors.json';
import enValidation from '@/locales/en/validation.json';
import hiErrors from '@/locales/hi/errors.json';
import hiValidation from '@/locales/hi/validation.json';
import taErrors from '@/locales/ta/errors.json';
import taValidation from '@/locales/ta/validation.json';
import { translatorsOf } from '@/lib/server/translators';
import type { AppError, FieldError } from './errors';

const translators = translatorsOf({
  en: { errors: enErrors, validation: enValidation },
  hi: { errors: hiErrors, validation: hiValidation },
  ta: { errors: taErrors, validation: taValidation },
});

/** One wrong field gives its own message; several give one for all of them. */
export function toErrorDto(error: AppError, locale: Locale, requestId: string): ErrorDto {
  const t = translators[locale];
  const { version, refused, attemptsLeft, amounts, work, inbound, reason = '' } = error.details;
  const { retryAfterSeconds = 0 } = error.details;
  const fields = sayFields(error.details.fields ?? {}, locale);
  const messages = Object.values(fields);
  const [only] = messages.length === 1 ? messages : [];
  return {
    message:
      only ??
      t(messages.length > 0 ? 'errors.INVALID_FIELDS' : `errors.${error.code}`, {
        attemptsLeft: attemptsLeft ?? 0,
        hours: hoursOf(retryAfterSeconds),
        reason,
      }),
    code: error.code,
    ...(messages.length > 0 && { fields }),
    ...withoutGaps({ version, refused, attemptsLeft, amounts, work, inbound }),
    requestId,
  };
}

const HOUR = 60 * 60;

/** Whole hours to wait, or 0 for some minutes. */
const hoursOf = (seconds: number) => (seconds > HOUR / 2 ? Math.ceil(seconds / HOUR) : 0);

function withoutGaps<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
}

export function sayFields(
  fields: Readonly<Record<string, FieldError>>,
  locale: Locale,
): Record<string, string> {
  const t = translators[locale];
  const said = Object.entries(fields).map(([path, { key, values }]) => [
    path,
    t(t.has(key) ? key : 'errors.INVALID_FIELD', values),
  ]);
  return Object.fromEntries(said) as Record<string, string>;
}
