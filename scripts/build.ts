import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepareStaticSite } from '@/lib/server/launcher/staticSite';

/** Builds the site: Next's own build, then every prerendered file beside its brotli and gzip. */

const root = path.resolve(import.meta.dirname, '..');
const inputs = [
  'pages',
  'components',
  'hooks',
  'lib',
  'models',
  'public',
  'styles',
  'locales',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.ts',
];
const stampFile = path.join(root, '.next', 'built-from');

function filesBelow(entry: string): string[] {
  const full = path.join(root, entry);
  if (!statSync(full, { throwIfNoEntry: false })) return [];
  if (!statSync(full).isDirectory()) return [entry];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}

async function build(): Promise<number> {
  const wanted = fingerprint();
  if (process.argv.includes('--if-changed') && builtFrom() === wanted) return 0;
  console.log('Building the site (about a minute) …');
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (next.status !== 0) return next.status ?? 1;
  const { files } = await prepareStaticSite(path.join(root, '.next'), path.join(root, 'public'));
  console.log(`Prepared ${files} files for serving, each with brotli and gzip where that helps.`);
  writeFileSync(stampFile, wanted);
  return 0;
}

process.exitCode = await build();
