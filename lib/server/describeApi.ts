import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { brand } from '@/lib/brand';
import { errorStatus } from './http/errors';
import { type Method, type Operation, operations } from './openapi';

type JsonSchema = Record<string, unknown>;
type Test = { name?: string; params?: Record<string, unknown> };

let described: ReturnType<typeof describe> | undefined;

/** The API as OpenAPI 3.1, from the schemas that its handlers check; made once. */
export function describeApi() {
  described ??= describe();
  return described;
}

function describe() {
  const paths = Object.entries(operations).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, toOperation(method, operation)]),
    ),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: `${brand.shortName} API`, version: '1.0.0' },
    paths: Object.fromEntries(paths) as Record<string, Partial<Record<Method, JsonSchema>>>,
    components: { schemas: { Error: errorSchema } },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    version: { type: 'integer' },
    refused: { type: 'object' },
    attemptsLeft: { type: 'integer' },
    amounts: { type: 'object' },
    work: { type: 'object' },
    inbound: { type: 'object' },
    requestId: { type: 'string' },
  },
};

function toOperation(method: string, { summary, input, answers }: Operation): JsonSchema {
  const description = input?.describe() as SchemaDescription | undefined;
  const responses = Object.fromEntries(answers.map((status) => [status, { description: 'Success' }]));
  const failure = { $ref: '#/components/schemas/Error' };
  return {
    summary,
    ...(description && (method === 'post' ? toBody(description) : toParameters(description))),
    responses: {
      ...responses,
      default: { description: 'Failure', content: { 'application/json': { schema: failure } } },
    },
  };
}

function toBody(description: SchemaDescription): JsonSchema {
  return { requestBody: { content: { 'application/json': { schema: toJsonSchema(description) } } } };
}

function toParameters(description: SchemaDescription): JsonSchema {
  const fields = 'fields' in description ? (description.fields as Record<string, SchemaDescription>) : {};
  const parameters = Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.optional,
    // Lists travel as one text, separated by commas.
    schema: { type: 'string', ...toJsonSchema(field) },
  }));
  return { parameters };
}

function toJsonSchema(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const description = field as SchemaDescription & {
    fields?: Record<string, SchemaDescription>;
    innerType?: SchemaFieldDescription;
  };
  const rules = Object.fromEntries(description.tests.flatMap((test) => toRule(test, description.type)));
  const choices = description.oneOf.length > 0 ? { enum: description.oneOf } : {};
  const type = description.tests.some(({ name }) => name === 'integer') ? 'integer' : description.type;
  return {
    ...(type !== 'mixed' && { type }),
    ...choices,
    ...rules,
    ...(description.fields && toProperties(description.fields)),
    ...(description.innerType && { items: toJsonSchema(description.innerType) }),
  };
}

function toProperties(fields: Record<string, SchemaDescription>): JsonSchema {
  return {
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, toJsonSchema(field)]),
    ),
    required: Object.entries(fields)
      .filter(([, field]) => !field.optional)
      .map(([name]) => name),
  };
}

function toRule({ name = '', params }: Test, type: string): [string, unknown][] {
  if (name === 'matches') return [['pattern', (params?.['regex'] as RegExp).source]];
  if (name !== 'min' && name !== 'max') return [];
  return [[type === 'string' ? `${name}Length` : `${name}imum`, params?.[name]]];
}
