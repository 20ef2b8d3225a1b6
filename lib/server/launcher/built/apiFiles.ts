import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The file of a route, and the path that Next's router gives it. */
export type ApiFile = { file: string; pathname: string };

export const UNKNOWN_PATH = '/api/[...path]';

/** Sorted by path. Throws on a dynamic segment, which this router does not support. */
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
