import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { attributionFields } from '@/lib/validation/common/attribution';
import { operations } from './openapi';

type FieldDoc = { name: string; type: string; isRequired: boolean };
type CallDoc = {
  method: string;
  path: string;
  summary: string;
  answers: readonly number[];
  fields: readonly FieldDoc[];
};

/** Every call with its own fields, for people to read; those of attribution may come with every post. */
export function listCalls(): readonly CallDoc[] {
  return Object.entries(operations).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, input, answers }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      answers,
      fields: input ? fieldsOf(input.describe() as SchemaDescription) : [],
    })),
  );
}

function fieldsOf(description: SchemaFieldDescription, path = ''): FieldDoc[] {
  const fields = 'fields' in description ? description.fields : {};
  return Object.entries(fields as Record<string, SchemaDescription>)
    .filter(([name]) => !(name in attributionFields))
    .flatMap(([name, field]) => [toField(path + name, field), ...fieldsOf(field, `${path}${name}.`)]);
}

function toField(name: string, { type, oneOf, optional }: SchemaDescription): FieldDoc {
  const choices = oneOf.filter((choice) => choice !== '').map(String);
  return { name, type: choices.length > 0 ? choices.join(' | ') : type, isRequired: !optional };
}
