import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { apiFiles } from '@/lib/server/launcher/built/apiFiles';

const OUT = '.next/launcher';
const ROUTES = `${OUT}/apiRoutes.ts`;

/** Native modules and the driver's optional dependencies; Next only in development. */
const external = [
  'lmdb',
  'fs-native-extensions',
  'next',
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
];

/** Bundled, so that nothing is compiled or resolved at the start. */
export async function bundleLauncher(root: string): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  await writeFile(ROUTES, routesModule(root));
  await build({
    ...shared,
    entryPoints: ['lib/server/launcher/launch.ts', ROUTES],
    entryNames: '[name]',
    splitting: true,
  });
  // The store runs in its own thread and shares no module with the site.
  await build({ ...shared, entryPoints: ['lib/embedded-mongo/src/worker.ts'] });
}

const shared: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  outdir: OUT,
  outExtension: { '.js': '.mjs' },
  external,
  define: { 'process.env.NODE_ENV': '"production"' },
  // For CommonJS packages in an ES module.
  banner: {
    js: "import { createRequire as sukhayuRequire } from 'node:module'; const require = sukhayuRequire(import.meta.url);",
  },
};

function routesModule(root: string): string {
  const files = apiFiles(root);
  const imports = files.map(
    ({ file }, at) => `import route${at} from ${JSON.stringify(toModule(file, root))};`,
  );
  const entries = files.map(({ pathname }, at) => `  [${JSON.stringify(pathname)}, route${at}],`);
  return [...imports, 'export const routes = new Map([', ...entries, ']);', ''].join('\n');
}

function toModule(file: string, root: string): string {
  const relative = path.relative(path.join(root, OUT), file).split(path.sep).join('/');
  return relative.replace(/\.ts$/, '');
}
