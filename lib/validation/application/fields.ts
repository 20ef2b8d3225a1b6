import { string, type StringSchema } from 'yup';
import { findBodyProblem, type BodyMeasure } from '@/lib/domain/application/bodySize';
import { IFSC } from '@/lib/domain/application/ifsc';
import { isMasked } from '@/lib/domain/common/keptNumbers';
import { isPrintable } from '@/lib/domain/common/words/printable';
import { text } from '@/lib/validation/common/base';

/** Trims; empty text counts as missing. yup's own trim() throws at objects. */
export const typed = (message: string, clean = (value: string) => value) =>
  text(message).transform((value: unknown) =>
    typeof value === 'string' ? clean(value.trim()) || undefined : value,
  );

export const choice = <T extends string>(values: readonly T[]) =>
  text('validation.application.choose')
    .oneOf(values, 'validation.application.choose')
    .required('validation.application.choose');

export const line = (min: number, max: number, message: string) =>
  typed(message).min(min, message).max(max, message).required(message);

/** Refuses characters that documents have no glyphs for. */
export const printed = <S extends StringSchema>(schema: S): S =>
  schema.test(
    'printable',
    'validation.application.printable',
    (value) => value === undefined || isPrintable(value),
  );

/** Accepts a saved number's mask in the browser; the server validates the stored number. */
export const keptNumber = (pattern: RegExp, message: string, clean?: (value: string) => string) =>
  typed(message, clean).test(
    'number',
    message,
    (value) => value === undefined || isMasked(value) || pattern.test(value),
  );

const bodyMessages = {
  height: { range: 'validation.application.height', typo: 'validation.application.heightTypo' },
  weight: { range: 'validation.application.weight', typo: 'validation.application.weightTypo' },
} as const satisfies Record<BodyMeasure, object>;

/** What is missing, or no text, is an empty text here: yup's own checks can't say the limits. */
export const bodyMeasure = (measure: BodyMeasure) => {
  const { range, typo } = bodyMessages[measure];
  return string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? original.trim() : ''))
    .default('')
    .test('body', (value, context) => {
      const problem = findBodyProblem(measure, value);
      if (!problem) return true;
      const { guess, ...limits } = problem;
      return guess === undefined
        ? context.createError({ message: range, params: limits })
        : context.createError({ message: typo, params: { ...limits, guess } });
    });
};

export const ifsc = () =>
  typed('validation.ifsc', (value) => value.toUpperCase()).matches(IFSC, 'validation.ifsc');
