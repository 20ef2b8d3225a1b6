import { closeSync, ftruncateSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkDataFile, StoreDamagedError } from '../src/storage/dataFile';
import { type Environment, openEnvironment } from '../src/storage/environment';
import { makeFolder, removeFolder } from './support/harness';

const PAGE = 4096;
const ROWS = 2000;
const key = (at: number) => Buffer.from(`key ${String(at).padStart(8, '0')}`);
const rows = Array.from({ length: ROWS }, (_, at) => at);
const add = ({ records }: Environment, bytes: number) =>
  rows.forEach((at) => records.putSync(key(at), Buffer.alloc(bytes, at)));
const remove = ({ records }: Environment) => rows.forEach((at) => void records.removeSync(key(at)));

const lastPage = (file: string) => {
  const head = readFileSync(file);
  return Math.max(...[0, PAGE].map((meta) => Number(head.readBigUInt64LE(meta + 144))));
};

/** The size of a row: stored within pages of the tree, or on pages of its own. */
test.each([
  ['small', 200],
  ['large', 9000],
])(
  'rows that are %s, added and removed at once, leave a file that opens again with all else',
  async (_, bytes) => {
    const dir = makeFolder();
    const file = path.join(dir, 'data.mdb');
    const environment = await openEnvironment(dir);
    environment.transact(() => add(environment, 1000));
    environment.transact(() => {
      for (const at of rows) environment.entries.putSync(key(at), Buffer.alloc(bytes));
      for (const at of rows) environment.entries.removeSync(key(at));
    });
    await environment.close();
    expect(statSync(file).size).toBeLessThan((lastPage(file) + 1) * PAGE);

    const again = await openEnvironment(dir);
    expect(rows.filter((at) => !again.records.getBinary(key(at))?.equals(Buffer.alloc(1000, at)))).toEqual(
      [],
    );
    again.transact(() => remove(again));
    await again.close();
    removeFolder(dir);
  },
);

test('a file that lacks any of its last pages in use is refused', async () => {
  const dir = makeFolder();
  const file = path.join(dir, 'data.mdb');
  const environment = await openEnvironment(dir);
  for (const bytes of [200, 9000]) environment.transact(() => add(environment, bytes));
  await environment.close();
  const { size } = statSync(file);
  checkDataFile(file, true);
  const descriptor = openSync(file, 'r+');
  for (let left = size - PAGE; left > size / 2; left -= 97 * PAGE) {
    ftruncateSync(descriptor, left);
    expect(() => checkDataFile(file, true)).toThrow(StoreDamagedError);
  }
  closeSync(descriptor);
  removeFolder(dir);
});

test('a file that ends within a large row is refused', async () => {
  const dir = makeFolder();
  const file = path.join(dir, 'data.mdb');
  const environment = await openEnvironment(dir);
  const put = (at: number, content: Buffer) =>
    environment.transact(() => environment.records.putSync(key(at), content));
  // The tree moves to pages that the other commits free, so that nothing in use stands behind the large row.
  for (const at of rows.slice(0, 20)) put(at, Buffer.alloc(200));
  put(ROWS, Buffer.alloc(600 * PAGE, 7));
  for (const at of rows.slice(0, 2)) put(at, Buffer.alloc(200));
  await environment.close();
  const end = readFileSync(file).lastIndexOf(Buffer.alloc(PAGE / 2, 7)) + PAGE / 2;
  checkDataFile(file, true);
  const descriptor = openSync(file, 'r+');
  ftruncateSync(descriptor, end - PAGE);
  closeSync(descriptor);
  expect(() => checkDataFile(file, true)).toThrow(StoreDamagedError);
  removeFolder(dir);
});
