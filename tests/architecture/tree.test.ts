import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/lib/config/paths';
import subjects from '@/scripts/subjects.json';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

/** Default file systems of macOS and Windows ignore case. */
test('no two paths differ by case alone, with or without their endings', () => {
  const spellings = new Map<string, Set<string>>();
  for (const file of files) {
    for (const spelling of [file, file.replace(/\.\w+$/, '')]) {
      const key = spelling.toLowerCase();
      spellings.set(key, (spellings.get(key) ?? new Set<string>()).add(spelling));
    }
  }
  const twins = [...spellings.values()].filter((spelled) => spelled.size > 1);
  expect(twins.map((spelled) => [...spelled])).toEqual([]);
});

const layers = [
  'components',
  'hooks',
  'lib/client',
  'lib/domain',
  'lib/server/services',
  'lib/validation',
  'models',
];
const rooms = [...Object.keys(subjects), 'common'];
const shared: Record<string, readonly string[]> = {
  // Used by quote, plans and server alike.
  'lib/domain': ['places'],
  // One engine for all subjects.
  'lib/client': ['saving'],
};

test.each(layers)('%s has rooms of the list alone, and no file outside them', (layer) => {
  const known = [...rooms, ...(shared[layer] ?? [])];
  const inside = files
    .filter((file) => file.startsWith(`${layer}/`))
    .map((file) => file.slice(layer.length + 1));
  expect(inside.filter((file) => !known.some((room) => file.startsWith(`${room}/`)))).toEqual([]);
});

test('no folder of code holds more files than are seen at one glance', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => /^(components|hooks|lib|models|tests)\//.test(each))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

const reading = /^export (?:async )?function ((?:find|list)\w+).*?\): (.*?) \{$/gms;

test('in models find… gives one or nothing, and list… gives many', () => {
  const isModel = (file: string) => /^models\/.*(?<!\.test)\.ts$/.test(file);
  const wrong = files
    .filter(isModel)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(reading)]
        .filter(([, name = '', result = '']) => /\[\]|Map</.test(result) !== name.startsWith('list'))
        .map(([, name]) => `${file}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

/** The specification's families of addresses, as its letter has them. */
const ofFamilies = 'components/common/page/background.ts';

test('an address that paths.ts names is written nowhere in components and hooks', () => {
  const named = Object.values<unknown>(paths).filter((address) => address !== paths.home);
  const isCode = (file: string) =>
    /^(components|hooks)\/.*(?<!\.test)\.tsx?$/.test(file) && file !== ofFamilies;
  const written = files.filter(isCode).flatMap((file) => {
    const addresses = readFileSync(file, 'utf8').matchAll(/['"`](\/[\w./-]+)(#\w*)?['"`]/g);
    return [...addresses]
      .filter(([, address]) => named.includes(address ?? ''))
      .map(([text]) => `${file}: ${text}`);
  });
  expect(written).toEqual([]);
});
