import {
  array,
  boolean,
  number,
  object,
  string,
  type AnyObject,
  type ISchema,
  type ObjectShape,
  type TestContext,
} from 'yup';
import { todayInIndia, type IsoDate } from '@/lib/domain/common/dates';

// Requires the right type, since yup would cast 9876543210 to text and "true" to a boolean.
const asSent = (_value: unknown, original: unknown) => original;

export const text = (message: string) => string().transform(asSent).typeError(message).nonNullable(message);

export const wholeNumber = (message: string) =>
  number().transform(asSent).typeError(message).nonNullable(message).integer(message);

/** A whole number in a query, where values are text. */
export const digits = (message: string) =>
  number()
    .transform((_value, original: unknown) =>
      typeof original === 'string' && /^\d{1,12}$/.test(original) ? Number(original) : original,
    )
    .typeError(message)
    .nonNullable(message)
    .test('number', message, (_value, { originalValue }) => typeof originalValue !== 'boolean');

export const flag = (message: string) => boolean().transform(asSent).typeError(message).nonNullable(message);

export const listOf = <T>(schema: ISchema<T, AnyObject>, message: string) =>
  array().of(schema).transform(asSent).typeError(message).nonNullable(message);

/** Drops unknown keys; refuses anything but an object. */
export const shape = <S extends ObjectShape>(fields: S) =>
  object(fields)
    // yup's noUnknown takes the key "constructor" for a field and throws.
    .transform((value: unknown) => pickOwn(value, Object.keys(fields)))
    .default(undefined)
    .typeError('validation.body')
    .required('validation.body');

/** `context.today` of the caller; the clock in the browser. */
export function todayOf({ options }: Pick<TestContext, 'options'>): IsoDate {
  const context: { today?: unknown } | undefined = options.context;
  return typeof context?.today === 'string' ? context.today : todayInIndia(new Date());
}

function pickOwn(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
