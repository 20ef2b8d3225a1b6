import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { apiFiles } from '@/lib/server/launcher/built/apiFiles';

const OUT = '.next/launcher';
/** The flags of docs/decisions/027. */
const DEPLOYED = ['--max-semi-space-size=1'];
const ENTRY = `${OUT}/site.ts`;

/** Not bundled: native modules, modules that few starts need, and the driver's optional dependencies. */
const external = [
  'lmdb',
  'fs-native-extensions',
  'undici',
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
];

/** Files that are read on demand. Inside the bundle their text would stay in memory. */
const DATA = [
  'lib/server/api/openapi.json',
  'lib/server/banks/ifsc.data.json',
  'lib/server/places/pincodes.data.json',
  'lib/server/places/pincodeCentres.data.json',
] as const;
const dataBeside: Plugin = {
  name: 'data beside the bundle',
  setup: (bundle) =>
    bundle.onResolve({ filter: /\.json$/ }, ({ path: named, resolveDir }) => {
      const isData = DATA.some((file) => path.resolve(file) === path.resolve(resolveDir, named));
      return isData ? { path: `./${path.basename(named)}`, external: true } : undefined;
    }),
};

/** Bundles the launcher, so that nothing is compiled or resolved at the start. */
export async function bundleLauncher(root: string): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  await writeFile(ENTRY, entryModule(root));
  for (const file of DATA) await copyFile(file, path.join(OUT, path.basename(file)));
  // CommonJS, because only that can have a code cache. Dynamic imports are evaluated when they are called.
  await build({
    ...shared,
    entryPoints: [ENTRY],
    plugins: [dataBeside],
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    alias: {
      // Replaces the driver's own copy of Node's URL, which has tables of 3 MB.
      'whatwg-url': 'node:url',
      '@mongodb-js/saslprep': './scripts/saslprepLater.cjs',
      // The driver requires bson and other modules import it. This alias gives both the same copy.
      bson: './node_modules/bson/lib/bson.cjs',
    },
    define: {
      ...shared.define,
      'import.meta.url': 'sukhayuUrl',
      'process.env.SUKHAYU_BUILD': JSON.stringify(await readFile('.next/BUILD_ID', 'utf8')),
    },
    banner: { js: "const sukhayuUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
  await escapeNonAscii(`${OUT}/site.cjs`);
  // The store runs in its own thread and shares no module with the site.
  await build({
    ...shared,
    entryPoints: ['lib/embedded-mongo/src/worker.ts'],
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    // CommonJS packages need `require` in an ES module.
    banner: {
      js: "import { createRequire as sukhayuRequire } from 'node:module'; const require = sukhayuRequire(import.meta.url);",
    },
  });
  await cacheCode();
}

const shared: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  outdir: OUT,
  external,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Identifiers aren't shortened: stack traces and some code need the names.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 200,
  legalComments: 'none',
};

/**
 * Escapes the non-ASCII characters that esbuild leaves in regular expressions: V8 holds pure ASCII in half the memory.
 */
async function escapeNonAscii(file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  await writeFile(file, code.replace(/[^\0-\x7f]/g, escape));
}

/** Runs in a process of its own, so that the evaluated modules end with it. */
async function cacheCode(): Promise<void> {
  for (const flags of [[], DEPLOYED]) {
    await promisify(execFile)(process.execPath, [...flags, 'scripts/cacheCode.mjs']);
  }
}

function entryModule(root: string): string {
  const entries = apiFiles(root).map(
    ({ file, pathname }) =>
      `  [${JSON.stringify(pathname)}, () => import(${JSON.stringify(toModule(file, root))})],`,
  );
  const launch = toModule(path.join(root, 'lib/server/launcher/built/launchBuilt.ts'), root);
  return [
    `export { launchBuilt } from ${JSON.stringify(launch)};`,
    'export const routes = new Map([',
    ...entries,
    ']);',
    '',
  ].join('\n');
}

function toModule(file: string, root: string): string {
  const relative = path.relative(path.join(root, OUT), file).split(path.sep).join('/');
  return relative.replace(/\.ts$/, '');
}
