import { apiFiles } from '@/lib/server/launcher/built/apiFiles';
import type * as unknownRoute from '@/pages/api/[...path]';

export type Route = typeof unknownRoute;

const files = new Map(apiFiles(process.cwd()).map(({ file, pathname }) => [pathname, file]));
export const pathnames = [...files.keys()];

/** Loads a route when it is first asked for, since most tests need few. */
export function loadRoute(pathname: string): Route {
  const file = files.get(pathname);
  if (!file) throw new Error(`There is no route ${pathname}.`);
  return jest.requireActual<Route>(file);
}
