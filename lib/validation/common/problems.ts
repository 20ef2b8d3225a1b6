import { type ObjectSchema, ValidationError } from 'yup';
import type { IsoDate } from '@/lib/domain/common/dates';

export type Problem = { key: string; values: Record<string, number> };
/** Path of each invalid field → its problem. */
export type Problems = Readonly<Record<string, Problem>>;

export function problemsIn(
  schema: Pick<ObjectSchema<object>, 'validateSync'>,
  given: unknown,
  today: IsoDate,
): Problems {
  try {
    schema.validateSync(given, { abortEarly: false, stripUnknown: true, context: { today } });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toProblems(error);
    throw error;
  }
}

function toProblems({ inner, ...whole }: ValidationError): Problems {
  const all = inner.length > 0 ? inner : [whole];
  const entries = all.map(({ path = '', message, params = {} }) => {
    const values = Object.entries(params).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    return [path.replace(/\[(\d+)\]/g, '.$1'), { key: message, values: Object.fromEntries(values) }] as const;
  });
  // Reversed so that a field's first message wins.
  return Object.fromEntries(entries.toReversed());
}
