import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeApi, type Route } from './openapi/describeApi';

/** npm run describe-api: writes what /api/openapi.json and /docs/api publish. With --check it says what is old. */

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'lib/server/api/openapi.json');
const load = (route: string) => import(pathToFileURL(route).href) as Promise<Route>;
const description = await describeApi(root, load);

if (process.argv.includes('--check')) check(readFileSync(file, 'utf8'));
else writeFileSync(file, description);

/** A call or a type is a line, which begins with its name. */
function check(published: string): void {
  if (published === description) return;
  const missing = (from: string, others: string) => {
    const known = new Set(others.split('\n'));
    return from.split('\n').filter((line) => !known.has(line));
  };
  const differing = [...missing(published, description), ...missing(description, published)];
  const names = differing.map((line) => line.slice(0, 60)).join('\n');
  console.error(`What is published of the endpoints is not what they say (npm run describe-api):\n${names}`);
  process.exitCode = 1;
}
