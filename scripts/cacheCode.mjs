// A part of the build: evaluates the bundle with all routes, and keeps what V8 compiled for the next starts.
import { writeFileSync } from 'node:fs';
import { cacheFile, loadBundle } from './serve.mjs';

const { site, script } = loadBundle();
for (const load of site.routes.values()) await load();
writeFileSync(cacheFile, script.createCachedData());
process.exit(0);
