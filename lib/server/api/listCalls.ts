import { attributionFields } from '@/lib/validation/common/attribution';
import openapi from './openapi.json';

type FieldDoc = { name: string; type: string; isRequired: boolean };
type CallDoc = {
  method: string;
  path: string;
  summary: string;
  answers: readonly { status: string; says: string }[];
  fields: readonly FieldDoc[];
};

type Schema = { type?: string; enum?: readonly unknown[]; $ref?: string; anyOf?: readonly Schema[] } & {
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
};
type Content = { content?: Readonly<Record<string, { schema: Schema }>> };
type Operation = {
  summary: string;
  parameters?: readonly { name: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content & { description: string }>>;
};

export function listCalls(): readonly CallDoc[] {
  const paths = openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
        status,
        says: Number(status) < 400 ? nameOf(content) : description,
      })),
      fields: fieldsOf(inputOf(operation)),
    })),
  );
}

function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const [body] = Object.values(requestBody?.content ?? {});
  if (body) return body.schema;
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function nameOf(content: Content['content'] = {}): string {
  const [answer] = Object.entries(content);
  if (!answer) return '';
  const [type, { schema }] = answer;
  return type === 'application/json' ? namesIn(schema) : type;
}

function namesIn({ $ref, anyOf, items, type = '' }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (anyOf) return anyOf.map(namesIn).join(' | ');
  return items ? `${namesIn(items)}[]` : type;
}

function fieldsOf({ properties = {}, required = [] }: Schema, path = ''): FieldDoc[] {
  return Object.entries(properties)
    .filter(([name]) => !(name in attributionFields))
    .flatMap(([name, field]) => [
      toField(path + name, field, required.includes(name)),
      ...fieldsOf(field, `${path}${name}.`),
    ]);
}

function toField(
  name: string,
  { type = 'mixed', enum: choices = [] }: Schema,
  isRequired: boolean,
): FieldDoc {
  const shown = choices.filter((choice) => choice !== '').map(String);
  return { name, type: shown.length > 0 ? shown.join(' | ') : type, isRequired };
}
