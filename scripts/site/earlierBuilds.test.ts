import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepEarlierBuilds } from './earlierBuilds';

const root = mkdtempSync(path.join(tmpdir(), 'sukhayu-builds-'));
afterAll(() => rmSync(root, { recursive: true }));

const assets = '.next/static-site/_next/static/short';

/** A folder as `npm run deploy` makes it. */
function deployed(id: string): string {
  const folder = path.join(root, `of-${id}`);
  mkdirSync(path.join(folder, assets), { recursive: true });
  writeFileSync(path.join(folder, '.next/BUILD_ID'), id);
  writeFileSync(path.join(folder, assets, `${id}.js`), id);
  writeFileSync(path.join(folder, assets, 'shared.js'), id);
  return folder;
}

test('scripts of the three builds before are kept through deployments, older ones go', async () => {
  let before: string | undefined;
  const kept: unknown[] = [];
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    const folder = deployed(id);
    kept.push(await keepEarlierBuilds(folder, before));
    before = folder;
  }
  const has = (id: string) => existsSync(path.join(before ?? '', assets, `${id}.js`));
  expect(kept).toEqual([0, 1, 2, 3, 3]);
  expect(['a', 'b', 'c', 'd', 'e'].filter(has)).toEqual(['b', 'c', 'd', 'e']);
  expect(readFileSync(path.join(before ?? '', assets, 'shared.js'), 'utf8')).toBe('e');
});

test('the same build again, or a folder without a deployment, adds nothing', async () => {
  const first = deployed('first');
  expect(await keepEarlierBuilds(first, path.join(root, 'nothing'))).toBeUndefined();
  expect(await keepEarlierBuilds(first, root)).toBeUndefined();
  expect(await keepEarlierBuilds(first, first)).toBe(0);
});
