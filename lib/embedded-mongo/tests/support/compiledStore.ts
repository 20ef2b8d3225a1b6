import path from 'node:path';
import { buildSync } from 'esbuild';

const home = 'lib/embedded-mongo';

/** Bundles the store as JavaScript, which starts much faster than TypeScript. */
export function compileStore(name: string, { locks = true } = {}): string {
  const outdir = path.resolve('node_modules/.cache/compiled-store', name);
  buildSync({
    entryPoints: ['cli', 'start', 'worker'].map((file) => `${home}/src/${file}.ts`),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['lmdb', ...(locks ? ['fs-native-extensions'] : [])],
    ...(!locks && { alias: { 'fs-native-extensions': `./${home}/tests/support/noLocks.mjs` } }),
  });
  return outdir;
}
