import { attributionFields } from '@/lib/validation/common/attribution';
import type { Content, Operation, Published, Schema } from './publishedCalls';

type FieldDoc = { name: string; type: string; isRequired: boolean };
type CallDoc = {
  method: string;
  path: string;
  summary: string;
  answers: readonly { status: string; says: string }[];
  fields: readonly FieldDoc[];
};
type AnswerDoc = { name: string; about?: string; fields: readonly FieldDoc[] };

export function listCalls({ paths }: Published): readonly CallDoc[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
        status,
        says: Number(status) < 400 ? answerOf(content) : description,
      })),
      fields: fieldsOf(inputOf(operation)),
    })),
  );
}

/** Lists the types that calls answer with, with their fields. */
export function listAnswers({ components }: Published): readonly AnswerDoc[] {
  return Object.entries(components.schemas)
    .filter(([, { properties }]) => properties !== undefined)
    .map(([name, schema]) => ({
      name,
      ...(schema.description && { about: schema.description }),
      fields: fieldsOf(schema),
    }));
}

function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const [body] = Object.values(requestBody?.content ?? {});
  if (body) return body.schema;
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function answerOf(content: Content['content'] = {}): string {
  const [answer] = Object.entries(content);
  if (!answer) return '';
  const [type, { schema }] = answer;
  return type === 'application/json' ? namesIn(schema) : type;
}

function namesIn({ $ref, anyOf, items, enum: choices = [], properties, ...schema }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (anyOf) return [...new Set(anyOf.map(namesIn))].join(' | ');
  if (items) return `${namesIn(items)}[]`;
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`;
  const shown = choices.filter((choice) => choice !== '').map(String);
  if (shown.length > 0) return shown.join(' | ');
  return 'const' in schema ? String(schema.const) : (schema.type ?? 'mixed');
}

/** Lists the fields of an object, and those of objects within it by their path. */
function fieldsOf({ properties = {}, required = [] }: Schema, path = ''): FieldDoc[] {
  return Object.entries(properties)
    .filter(([name]) => !(name in attributionFields))
    .flatMap(([name, field]) => [
      {
        name: path + name,
        type: field.properties ? 'object' : namesIn(field),
        isRequired: required.includes(name),
      },
      ...fieldsOf(field, `${path}${name}.`),
    ]);
}
