import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A file below `pages/api` and the path that it answers, as Next's router has it. */
export type ApiFile = { file: string; pathname: string };

export const UNKNOWN_PATH = '/api/[...path]';

/**
 * Every file of the API, in the order of their paths. An id comes in the query or the body, so that no path has a
 * segment of its own name: one that has is refused, since nothing here would give it its value.
 */
export function apiFiles(root: string): ApiFile[] {
  const folder = path.join(root, 'pages/api');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ts$/.test(name),
  );
  const files = names.map((name) => ({ file: path.join(folder, name), pathname: pathnameOf(name) }));
  const named = files.find(({ pathname }) => pathname.includes('[') && pathname !== UNKNOWN_PATH);
  if (named)
    throw new Error(`${named.file}: a path of the API has no parameters; take the id from the query.`);
  return files.sort((one, other) => one.pathname.localeCompare(other.pathname));
}

function pathnameOf(name: string): string {
  const bare = name.split(path.sep).join('/').replace(/\.ts$/, '');
  return `/api/${bare}`.replace(/\/index$/, '');
}
