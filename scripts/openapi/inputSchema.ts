import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import type { JsonSchema } from './typeSchema';

type Test = { name?: string; params?: Record<string, unknown> };

export function describeInput(method: string, description: SchemaDescription, example: unknown): JsonSchema {
  if (method !== 'POST') return { parameters: toParameters(description) };
  const schema = { ...toJsonSchema(description), ...(example !== undefined && { examples: [example] }) };
  return { requestBody: { content: { 'application/json': { schema } } } };
}

function toParameters(description: SchemaDescription): JsonSchema[] {
  const fields = 'fields' in description ? (description.fields as Record<string, SchemaDescription>) : {};
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.optional,
    // Lists are comma-separated text.
    schema: { type: 'string', ...toJsonSchema(field) },
  }));
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
  if (name === 'matches') return [['pattern', (params?.['regex'] as RegExp | undefined)?.source]];
  if (name !== 'min' && name !== 'max') return [];
  return [[type === 'string' ? `${name}Length` : `${name}imum`, params?.[name]]];
}
