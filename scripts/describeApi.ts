import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeApi, type Route } from './openapi/describeApi';

/** npm run describe-api: writes what /api/openapi.json and /docs/api publish. */

const root = path.resolve(import.meta.dirname, '..');
const load = (file: string) => import(pathToFileURL(file).href) as Promise<Route>;
writeFileSync(path.join(root, 'lib/server/api/openapi.json'), await describeApi(root, load));
