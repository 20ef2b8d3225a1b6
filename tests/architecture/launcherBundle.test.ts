import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

const folder = '.next/launcher';
const native = ['fs-native-extensions', 'lmdb'];
/** Loaded only behind a proxy. */
const seldom = ['undici'];
/** Packages that the driver uses if they are installed, and can do without. */
const optional = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];
const outside = [...native, ...seldom, ...optional];
const [site = '', worker = ''] = ['site.cjs', 'worker.mjs'].map((name) =>
  readFileSync(`${folder}/${name}`, 'utf8'),
);

/** Names in imports and requires outside the bundle. */
const namesIn = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\brequire\d*\(|\bimport\(?)\s*["'](?=[@\w])([\w./@:-]+)["']/g)].map(
    ([, name = '']) => name,
  );

test('production runs on the bundle, Node and native code alone: Next is for development', () => {
  const isKnown = (name: string) =>
    builtinModules.includes(name.replace(/^node:/, '')) || outside.includes(name);
  const names = [...namesIn(site), ...namesIn(worker)];
  expect(names.length).toBeGreaterThan(50);
  expect([...new Set(names)].filter((name) => !isKnown(name))).toEqual([]);
});

test('the bundle of the site is ASCII, which V8 holds in half the memory', () => {
  expect(/[^\0-\x7f]/.exec(site)).toBeNull();
});
