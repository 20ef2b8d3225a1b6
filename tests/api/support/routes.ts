import path from 'node:path';
import type { ObjectSchema } from 'yup';
import { listRoutes } from '@/scripts/openapi/describeApi';
import type { Operation } from '@/scripts/openapi/failures';
import type * as unknownRoute from '@/pages/api/[...path]';

export type Route = typeof unknownRoute;
type Endpoint = Operation & {
  input?: ObjectSchema<object>;
  example?: Readonly<Record<string, unknown>>;
  isOffline?: boolean;
  cache?: string;
};

const load = (file: string) => jest.requireActual<Route>(file);

/** Path → module, for every file below pages/api. */
export const routes: Record<string, Route> = Object.fromEntries(
  Object.entries(listRoutes(process.cwd())).map(([route, file]) => [route, load(file)]),
);
export const unknown = load(path.resolve('pages/api/[...path].ts'));

export const queryOf = (example: object) => new URLSearchParams(example as Record<string, string>).toString();

export const endpoints = Object.entries(routes).flatMap(([route, { default: handler }]) => {
  const { endpoints: own = {} } = handler as { endpoints?: Readonly<Record<string, Endpoint>> };
  return Object.entries(own).map(([method, endpoint]) => ({
    ...endpoint,
    route,
    method,
    call: `${method} ${route}`,
  }));
});
