import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = readdirSync('.', { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? each.name : [],
);

/** `*` stands for anything in a name. */
function isThere([name = '', ...rest]: readonly string[], folder = '.'): boolean {
  if (name === '') return existsSync(folder);
  if (!name.includes('*')) return isThere(rest, join(folder, name));
  if (!existsSync(folder)) return false;
  const [before = '', after = ''] = name.split('*');
  return readdirSync(folder)
    .filter((each) => each.startsWith(before) && each.endsWith(after))
    .some((each) => isThere(rest, join(folder, each)));
}

test.each(['README.md', 'CONTRIBUTING.md', 'docs/tour.md'])('every path that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(/`([\w.*/-]+)`/g)].map(([, path = '']) => path);
  const paths = named.filter((path) => folders.includes(path.split('/')[0] ?? '') && path.includes('/'));
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !isThere(path.split('/')))).toEqual([]);
});
