import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const { '': _ours, ...packages } = lock.packages;

/** The entry that Node would find from this package. */
function find(name: string, from: string): Entry | undefined {
  const own = packages[`${from}/node_modules/${name}`];
  if (own !== undefined || !from.includes('node_modules/')) return own ?? packages[`node_modules/${name}`];
  return find(name, from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, ''));
}

test('every package has its version and its hash', () => {
  const bare = Object.entries(packages).filter(([, { version, integrity }]) => !version || !integrity);
  expect(bare.map(([place]) => place)).toEqual([]);
});

test('what is optional is listed for every platform, or `npm ci` refuses the list elsewhere', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !find(name, place)),
  );
  expect(missing).toEqual([]);
});

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));
/** Packages that don't work without their native part. `fs-native-extensions` contains all of its own. */
const native = [
  'lmdb',
  'esbuild',
  'next',
  '@swc/core',
  'unrs-resolver',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  '@myriaddreamin/typst-ts-node-compiler',
];

test.each(native)('%s has its native part for Linux, macOS and Windows, on x64 and arm64', (name) => {
  const place = `node_modules/${name}`;
  const parts = Object.keys(packages[place]?.optionalDependencies ?? {}).map((part) => find(part, place));
  const without = platforms.filter(
    ({ os, cpu }) => !parts.some((part) => part?.os?.includes(os) && part.cpu?.includes(cpu)),
  );
  expect(without).toEqual([]);
});
