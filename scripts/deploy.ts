import { cp, readFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from 'embedded-mongo';
import { isBuilt } from './built.mjs';
import { endWithUsage, readArguments, runCommand } from './commands/command';
import { keepEarlierBuilds } from './site/earlierBuilds';
import { openToReaders } from './site/openToReaders';

/**
 * npm run deploy -- FOLDER [--earlier FOLDER]: copies all that the built site needs where it runs
 * (docs/decisions/027), and from an earlier deployment the scripts that open pages may still ask for. There,
 * `node scripts/serve.mjs` starts it. Builds the site first if its sources changed.
 */

const files = [
  'scripts/serve.mjs',
  'scripts/health.mjs',
  '.next/BUILD_ID',
  '.next/launcher',
  '.next/static-site',
  '.next/static-pages.json',
  '.next/routes-manifest.json',
  // The typesetter reads these, in its own process.
  'lib/server/documents/typesetterProcess.mjs',
  'lib/server/documents/house.typ',
  'lib/server/documents/fonts',
  'public/art/logo.svg',
];

/** Packages that aren't bundled: those with native code, and one that only a site behind a proxy loads. */
const outside = ['lmdb', 'fs-native-extensions', '@myriaddreamin/typst-ts-node-compiler', 'undici'];

/** The umask may restrict these rights. openToReaders restores them at the end. */
const OPEN = 0o777;

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** Adds the dependencies of these packages that are installed for this machine. */
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

const {
  words: [target = ''],
  flags: { earlier },
} = readArguments({
  words: 1,
  flags: { earlier: { type: 'string' } },
  usage: 'usage: npm run deploy -- FOLDER [--earlier FOLDER]\nThe first is made, or empty.',
});
await runCommand(async () => {
  // A site may be running in the folder, and it reads files only when they are requested.
  if (existsSync(target) && readdirSync(target).length > 0)
    endWithUsage(
      `${target} is not empty: each deployment has a folder of its own. Name another, or remove what an unfinished one left.`,
    );
  makeFolder(path.resolve(target), OPEN);
  if (!isBuilt()) await import('./build');
  const packages = [...(await withDependencies(outside))].map((name) => path.join('node_modules', name));
  for (const name of [...files, ...packages])
    await cp(name, path.join(target, name), { recursive: true, dereference: true });
  const kept = await keepEarlierBuilds(target, earlier);
  await openToReaders(target);
  console.log(
    `Copied the built site to ${target}, with ${packages.length} packages and the scripts of ${kept ?? 0} earlier builds. .env is not in it: give it one, or export its values, before it is started.`,
  );
  // Not a failure, since the first image has no earlier one.
  if (kept === undefined)
    console.warn(
      `There is no deployment in ${earlier}: pages that are open now will ask for scripts that are not there.`,
    );
  return 0;
});
