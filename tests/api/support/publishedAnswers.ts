import openapi from '@/lib/server/api/openapi.json';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  $ref?: string;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema;
};
type Content = { content?: Readonly<Record<string, { schema: Schema }>> };
type Operation = { responses: Readonly<Record<string, Content>> };

const paths = openapi.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const schemas = openapi.components.schemas as unknown as Readonly<Record<string, Schema>>;

type Answered = { status: number; contentType?: string; body: unknown };

/** Why an answer isn't published for its call; unpublished paths may answer anything. */
export function findProblem(
  method: string,
  url: string,
  { status, contentType, body }: Answered,
): string | undefined {
  const call = `${method} ${url.split('?')[0] ?? ''}`;
  const [, path = ''] = call.split(' ');
  const operation = paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  if (!operation || [304, 405].includes(status) || method === 'HEAD') return undefined;
  const described = operation.responses[status];
  const problems = described ? findProblems(described, contentType, body) : ['this status'];
  if (problems.length === 0) return undefined;
  return `${call} ${status} is not published with ${problems.join(', ')} (npm run describe-api)`;
}

function findProblems({ content }: Content, contentType: string | undefined, body: unknown): string[] {
  if (!content) return body === undefined ? [] : ['a body'];
  const found = Object.entries(content).find(([published]) => contentType?.startsWith(published));
  if (!found) return [`the type ${contentType}`];
  const [type, { schema }] = found;
  return type === 'application/json' ? compare(body, schema, 'answer') : [];
}

/** Paths where a value differs from its schema, including unknown fields. */
function compare(value: unknown, schema: Schema, at: string): string[] {
  if (schema.$ref) return compare(value, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, at);
  if (schema.allOf) return compare(value, merge(schema.allOf), at);
  if (schema.anyOf) return compareAny(value, schema.anyOf, at);
  if (schema.type === 'array') return compareArray(value, schema, at);
  if (schema.type === 'object') return compareObject(value, schema, at);
  return isPlain(value, schema) ? [] : [at];
}

function isPlain(value: unknown, { type, enum: choices, ...schema }: Schema): boolean {
  if (choices && !choices.includes(value)) return false;
  if ('const' in schema && value !== schema.const) return false;
  return !type || typeof value === type;
}

function compareAny(value: unknown, choices: readonly Schema[], at: string): string[] {
  const tried = choices.map((each) => compare(value, each, at));
  return tried.some((problems) => problems.length === 0) ? [] : (tried[0] ?? []);
}

function compareArray(value: unknown, { items = {} }: Schema, at: string): string[] {
  if (!Array.isArray(value)) return [at];
  return value.flatMap((each, index) => compare(each, items, `${at}.${index}`));
}

function compareObject(value: unknown, schema: Schema, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  const { properties, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !(name in value)).map((name) => `no ${at}.${name}`);
  if (!properties && !additionalProperties) return missing;
  const wrong = Object.entries(value).flatMap(([name, each]) => {
    const own = properties?.[name] ?? additionalProperties;
    return own ? compare(each, own, `${at}.${name}`) : [`${at}.${name}`];
  });
  return [...missing, ...wrong];
}

/** Merges the common failure with each call's own codes. */
function merge(parts: readonly Schema[]): Schema {
  const all = parts.map(({ $ref, ...own }) => ($ref ? schemas[$ref.split('/').at(-1) ?? ''] : own) ?? {});
  const properties = Object.assign({}, ...all.map((each) => each.properties)) as Schema['properties'];
  return { ...Object.assign({}, ...all), properties, required: all[0]?.required } as Schema;
}
