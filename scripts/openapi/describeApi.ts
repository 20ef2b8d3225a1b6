import type { ObjectSchema } from 'yup';
import { brand } from '@/lib/brand';
import { errorStatus } from '@/lib/server/http/errors';
import { apiFiles, UNKNOWN_PATH } from '@/lib/server/launcher/built/apiFiles';
import { type Answers, readAnswers } from './answers';
import { failuresOf, type Operation } from './failures';
import { describeInput } from './inputSchema';
import type { JsonSchema } from './typeSchema';

type Endpoint = Operation & { input?: Pick<ObjectSchema<object>, 'describe'>; failurePage?: unknown };
export type Route = { default: object & { endpoints?: Readonly<Record<string, Endpoint>> } };

function listRoutes(root: string): Record<string, string> {
  const routes = apiFiles(root).filter(({ pathname }) => pathname !== UNKNOWN_PATH);
  return Object.fromEntries(routes.map(({ file, pathname }) => [pathname, file]));
}

/** Writes OpenAPI 3.1 from the endpoints' schemas, limits and answer types. */
export async function describeApi(
  root: string,
  load: (file: string) => Route | Promise<Route>,
): Promise<string> {
  const files = listRoutes(root);
  const answers = readAnswers(root, files);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [route, file] of Object.entries(files)) {
    const { endpoints = {} } = (await load(file)).default;
    const operations = Object.entries(endpoints).map(([method, endpoint]) => [
      method.toLowerCase(),
      toOperation(`${method} ${route}`, endpoint, answers),
    ]);
    if (operations.length > 0) paths[route] = Object.fromEntries(operations) as Record<string, JsonSchema>;
  }
  return print(paths, answers.schemas);
}

function toOperation(call: string, endpoint: Endpoint, { calls, refusals }: Answers): JsonSchema {
  const [method = ''] = call.split(' ');
  const { summary, input, example, limit, right, permission, open } = endpoint;
  const successes = (calls[call] ?? []).map(({ status, content }) => [
    status,
    { description: 'Success', ...(content && { content }) },
  ]);
  const failures = Object.entries(failuresOf(method, endpoint, refusals[call] ?? [])).map(
    ([status, codes]) => [
      status,
      { description: codes?.join(', '), content: { 'application/json': { schema: errorOf(codes) } } },
    ],
  );
  return {
    summary,
    ...(input && describeInput(method, input.describe(), example)),
    responses: {
      ...Object.fromEntries([...successes, ...failures]),
      ...(endpoint.failurePage !== undefined && { 303: { description: 'A failure, opened as a page' } }),
    },
    'x-limit': limit,
    ...(right && { 'x-right': right }),
    ...(permission && { 'x-permission': permission }),
    ...(open && { 'x-open': open }),
  };
}

function errorOf(codes: readonly string[] = []): JsonSchema {
  return { allOf: [{ $ref: '#/components/schemas/ErrorDto' }, { properties: { code: { enum: codes } } }] };
}

/** Prints each call and each type on one line, for readable diffs. */
function print(
  paths: Record<string, Record<string, JsonSchema>>,
  schemas: Record<string, JsonSchema>,
): string {
  const lines = (all: Record<string, unknown>) =>
    Object.entries(all)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}: ${JSON.stringify(each)}`)
      .join(',\n');
  const { ErrorDto, ...others } = schemas as { ErrorDto: { properties: object } };
  const code = { type: 'string', enum: Object.keys(errorStatus) };
  const error = { ...ErrorDto, properties: { ...ErrorDto.properties, code } };
  const routes = Object.entries(paths)
    .map(([route, operations]) => `${JSON.stringify(route)}: {\n${lines(operations)}\n}`)
    .join(',\n');
  return `{
"openapi": "3.1.0",
"info": ${JSON.stringify({ title: `${brand.shortName} API`, version: '1.0.0' })},
"paths": {
${routes}
},
"components": {"schemas": {
${lines({ ...others, ErrorDto: error })}
}}
}
`;
}
