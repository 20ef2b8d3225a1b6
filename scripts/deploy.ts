import { cp, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * npm run deploy -- FOLDER: copies all that the built site needs where it runs (docs/decisions/027). There,
 * `node scripts/serve.mjs` starts it.
 */

const files = [
  'scripts/serve.mjs',
  '.next/launcher',
  '.next/static-site',
  '.next/static-pages.json',
  '.next/routes-manifest.json',
  // What the typesetter reads, in its own process.
  'lib/server/documents/typesetterProcess.mjs',
  'lib/server/documents/house.typ',
  'lib/server/documents/fonts',
  'public/art/logo.svg',
];

/** Packages with native code, which can't be bundled. */
const native = ['lmdb', 'fs-native-extensions', '@myriaddreamin/typst-ts-node-compiler'];

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** With what they depend on, as far as it is installed for this machine. */
async function withDependencies(names: readonly string[], found = new Set<string>()): Promise<Set<string>> {
  for (const name of names) {
    const folder = path.join('node_modules', name);
    if (found.has(name) || !existsSync(folder)) continue;
    found.add(name);
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    await withDependencies(
      Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
      found,
    );
  }
  return found;
}

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder: npm run deploy -- FOLDER');
const packages = [...(await withDependencies(native))].map((name) => path.join('node_modules', name));
for (const name of [...files, ...packages])
  await cp(name, path.join(target, name), { recursive: true, dereference: true });
console.log(`Copied the built site to ${target}, with ${packages.length} packages of native code.`);
