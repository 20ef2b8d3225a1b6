import type { StringSchema } from 'yup';
import { findNoteProblem, type NoteProblem } from '@/lib/domain/desk/drawer/notes';
import { line } from '@/lib/validation/application/fields';

const messages = {
  card: 'validation.note.card',
  aadhaar: 'validation.note.aadhaar',
  pan: 'validation.note.pan',
  phone: 'validation.note.phone',
} as const satisfies Record<NoteProblem, string>;

/**
 * A text that staff type and others read. Refuses numbers that identify or reach somebody: all kinds, unless `refused`
 * names fewer.
 */
export const withoutNumbers = <S extends StringSchema>(
  schema: S,
  refused: readonly NoteProblem[] = ['card', 'aadhaar', 'pan', 'phone'],
): S =>
  schema.test('note', (value, { createError }) => {
    const problem = value === undefined ? undefined : findNoteProblem(value);
    if (problem === undefined || !refused.includes(problem)) return true;
    return createError({ message: messages[problem] });
  });

export const staffReason = ({ min, max }: { min: number; max: number }) =>
  withoutNumbers(line(min, max, 'validation.reason'));
