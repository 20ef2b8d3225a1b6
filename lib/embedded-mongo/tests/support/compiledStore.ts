import path from 'node:path';
import { buildSync } from 'esbuild';

const home = 'lib/embedded-mongo';

/**
 * The store as plain JavaScript, in a folder of its own for each who asks: `cli.mjs`, `start.mjs`, and the worker that
 * the latter starts. It starts in a fraction of the time that TypeScript takes to be loaded, which counts where it is
 * started hundreds of times.
 */
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
