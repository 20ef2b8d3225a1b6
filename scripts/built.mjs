// Computes a fingerprint of the built sources, which is the build's id. Plain Node, so that a start without a build
// loads nothing else.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './newcomer.mjs';

const inputs = [
  'pages',
  'components',
  'hooks',
  'lib',
  'models',
  'content',
  'public',
  'styles',
  'locales',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/bundle.ts',
  'scripts/cacheCode.mjs',
  'scripts/saslprepLater.cjs',
  'scripts/serve.mjs',
  'scripts/site',
];
const stampFile = path.join(root, '.next', 'built-from');

function filesBelow(entry) {
  const full = path.join(root, entry);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [entry];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    if (/\.test\.tsx?$|embedded-mongo.(tests|bench)/.test(file)) continue;
    hash.update(`${file.replaceAll('\\', '/')}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

export function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Runs `build` with the build's id, which is the same for the same sources. */
export async function buildOnce(build) {
  const wanted = fingerprint();
  await build(wanted.slice(0, 20));
  writeFileSync(stampFile, wanted);
}
