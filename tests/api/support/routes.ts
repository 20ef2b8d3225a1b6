import type { ObjectSchema } from 'yup';
import { UNKNOWN_PATH } from '@/lib/server/launcher/built/apiFiles';
import type { Operation } from '@/scripts/openapi/failures';
import { loadRoute, pathnames, type Route } from './routeFiles';

type Endpoint = Operation & {
  input?: ObjectSchema<object>;
  example?: Readonly<Record<string, unknown>>;
  isOffline?: boolean;
  cache?: string;
};

/** Path → module, for every file below pages/api. */
export const routes: Record<string, Route> = Object.fromEntries(
  pathnames.filter((path) => path !== UNKNOWN_PATH).map((path) => [path, loadRoute(path)]),
);
export const unknown = loadRoute(UNKNOWN_PATH);

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
