import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

const folder = '.next/launcher';
const native = ['fs-native-extensions', 'lmdb'];
const chunks = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => ({ name, code: readFileSync(`${folder}/${name}`, 'utf8') }));

/** Static imports of a chunk. */
const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import|export)[^'"\n;]*?(?:from )?["']([^"'\n]+)["'];?$/gm)].map(
    ([, name = '']) => name,
  );

test('production runs on the bundle, Node and native code alone: Next is for development', () => {
  const isKnown = (name: string) =>
    name.startsWith('./') || builtinModules.includes(name.replace(/^node:/, '')) || native.includes(name);
  const imports = chunks.flatMap(({ code }) => importsOf(code));
  expect(imports.length).toBeGreaterThan(50);
  expect([...new Set(imports)].filter((name) => !isKnown(name))).toEqual([]);
  const loadsNext = chunks.filter(({ code }) => /import\("next"\)/.test(code)).map(({ name }) => name);
  expect(loadsNext).toEqual([expect.stringMatching(/^nextSite-/)]);
});
