import { type ObjectSchema, ValidationError } from 'yup';
import type { IsoDate } from '@/lib/domain/common/dates';

export type Problem = { key: string; values: Record<string, number> };
/** Path of each invalid field → its first problem, in the order of the schema. */
export type Problems = Readonly<Record<string, Problem>>;

export function problemsIn(
  schema: Pick<ObjectSchema<object>, 'validateSync'> & { fields?: object },
  given: unknown,
  today: IsoDate,
): Problems {
  try {
    schema.validateSync(given, { abortEarly: false, stripUnknown: true, context: { today } });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toProblems(error, Object.keys(schema.fields ?? {}));
    throw error;
  }
}

function toProblems({ inner, ...whole }: ValidationError, fields: readonly string[]): Problems {
  // yup takes `appointee.name` for the field `name`.
  const placeOf = ({ path = '' }: Pick<ValidationError, 'path'>) =>
    fields.indexOf(path.split(/[.[]/)[0] ?? '');
  const all = inner.length > 0 ? inner.toSorted((a, b) => placeOf(a) - placeOf(b)) : [whole];
  const problems: Record<string, Problem> = {};
  for (const { path = '', message, params = {} } of all) {
    const values = Object.entries(params).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
    problems[path.replace(/\[(\d+)\]/g, '.$1')] ??= { key: message, values: Object.fromEntries(values) };
  }
  return problems;
}
