// npm run serve: runs the built site; needs neither its sources nor Next. By itself in a folder made by `npm run deploy`.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, '.next/launcher/site.cjs');
/** V8 accepts a cache only under the flags that it was made with, so they are part of its name. */
export const cacheFile = `${file}${process.execArgv.join('')}.cache`;

/**
 * Compiles the bundle with the code cache of the build, which another version of Node rejects and compiles
 * without. Loads nothing else of the bundle yet.
 */
export function loadBundle() {
  const cachedData = readIfThere(cacheFile);
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'latin1')}\n})`,
    {
      filename: file,
      cachedData,
    },
  );
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, path.dirname(file));
  return { site: module.exports, script };
}

function readIfThere(name) {
  try {
    return readFileSync(name);
  } catch {
    return undefined;
  }
}

/**
 * Reads flags such as `npm start -- --port 3001`: they work in every shell, while variables are set differently in
 * each.
 */
export function readFlags() {
  const options = { dev: { type: 'boolean', default: false }, port: { type: 'string' } };
  try {
    const { values } = parseArgs({ options });
    if (values.port !== undefined) process.env.PORT = values.port;
    return values;
  } catch (error) {
    process.stderr.write(`\n${error.message}\nThe site is started with: npm start -- --port 3001\n`);
    process.exit(2);
  }
}

/** Runs the site in this process, so that signals reach it. */
export async function serve() {
  if (!existsSync(file)) {
    process.stderr.write('\nThere is no built site in this folder. Build it first: npm run build\n');
    process.exit(1);
  }
  const { launchBuilt, routes } = loadBundle().site;
  await launchBuilt(root, routes);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readFlags();
  await serve();
}
