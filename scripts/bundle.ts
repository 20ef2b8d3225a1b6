import { type BuildOptions, build } from 'esbuild';

/** The launcher and the store's worker as plain JavaScript: a start that compiles nothing takes a third of the time. */
export async function bundleLauncher(): Promise<void> {
  const shared: BuildOptions = {
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outdir: '.next/launcher',
    outExtension: { '.js': '.mjs' },
  };
  // The same packages as Next's routes have: one mongoose, one connection.
  await build({
    ...shared,
    entryPoints: ['lib/server/launcher/launch.ts'],
    packages: 'external',
    splitting: true,
  });
  // The store shares nothing with the site. lmdb is no JavaScript.
  await build({
    ...shared,
    entryPoints: ['lib/embedded-mongo/src/worker.ts'],
    external: ['lmdb', 'fs-native-extensions'],
  });
}
