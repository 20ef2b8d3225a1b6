import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Binary, MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { type RunningStore, startStore } from 'embedded-mongo';
import { backUpStore, findRunningStore } from '@/lib/server/launcher/keepStore';
import { kill, startProcess } from '@/lib/embedded-mongo/tests/support/storeProcess';
import { makeScratch } from '@/tests/scratch';

const dir = makeScratch('keeping');
const data = path.join(dir, 'store', 'data.mdb');
const backup = path.join(dir, 'backup');
let store: RunningStore;
let client: MongoClient;

type Paper = { _id: number; bytes: Binary };
const papers = () => client.db('sukhayu').collection<Paper>('paperParts');
const open = async () => {
  store = await startStore({ dir: path.join(dir, 'store'), inThread: true });
  client = await MongoClient.connect(store.uri);
};
const close = async () => {
  await client.close();
  await store.stop();
};

beforeAll(open);
afterAll(async () => {
  await close();
  rmSync(dir, { recursive: true, force: true });
});

async function run(
  name: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/commands/${name}.ts`, ...args], {
    env: { ...process.env, MONGODB_URI: '', DATA_DIR: dir, ...more },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, printed: printed.join('') };
}

test('back up under load, wreck, restore, compare: every paper that was acknowledged before is there', async () => {
  await papers().insertMany(
    Array.from({ length: 50 }, (_, at) => ({ _id: at, bytes: new Binary(Buffer.alloc(50_000, at)) })),
  );
  const asked = run('backup', [backup]);
  let isOver = false;
  const writing = (async () => {
    for (let at = 50; !isOver; at++)
      await papers().insertOne({ _id: at, bytes: new Binary(Buffer.alloc(5_000, at)) });
  })();
  const made = await asked;
  isOver = true;
  await writing;
  expect(made.printed).toMatch(/Backed up .* documents in 1 collections, .* all of it read back/);
  expect(made.code).toBe(0);
  expect(readdirSync(backup).toSorted()).toEqual(['FORMAT', 'MANIFEST.json', 'data.mdb']);
  await close();

  writeFileSync(data, 'wrecked');
  expect(await run('restore', [backup, '--replace'])).toMatchObject({ code: 0 });
  await open();
  const found = await papers().find().sort({ _id: 1 }).toArray();
  expect(found.length).toBeGreaterThanOrEqual(50);
  expect(found.map(({ _id }) => _id)).toEqual(found.map((_, at) => at));
  for (const { _id, bytes } of found) expect(bytes.buffer.every((byte) => byte === _id % 256)).toBe(true);
  expect(existsSync(`${data}.before`)).toBe(true);
});

test('commands work on the embedded store while the site has it, and without the site', async () => {
  const list = () => run('switch', ['list', '--embedded']);
  const told = { code: 0, printed: expect.stringContaining(`(embedded store in ${dir})`) as string };
  expect(await list()).toEqual(told);
  await close();
  expect(await list()).toEqual(told);
  await open();
});

test('a store that is too busy to answer for a while is found, and one that was killed is not waited for', async () => {
  const busy = path.join(dir, 'busy');
  const site = await startProcess('--dir', busy);
  site.child.kill('SIGSTOP');
  setTimeout(() => site.child.kill('SIGCONT'), 3_000);
  expect(await findRunningStore(busy)).toBe(site.uri.replace('&forceServerObjectId=true', ''));
  await kill(site);
  const connect = jest.spyOn(mongoose.mongo.MongoClient.prototype, 'connect');
  expect(await findRunningStore(busy)).toBeUndefined();
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
}, 20_000);

test('a backup’s own folder must be new, and the one around it there', async () => {
  const into = (folder: string) => backUpStore(path.join(dir, 'store'), path.join(dir, folder), new Date());
  await expect(into('backup')).rejects.toThrow(/backup is there already: name a new folder\.$/);
  await expect(into('none/2026-11-23')).rejects.toThrow(
    /There is no .*none to put it in: make that folder first\.$/,
  );
  expect(readdirSync(dir).filter((name) => /none|unfinished/.test(name))).toEqual([]);
});

test('a store of its own process, on a port, is backed up and restored by its folder, whatever MONGODB_URI names', async () => {
  const [own, copy] = [path.join(dir, 'own'), path.join(dir, 'copy')];
  const beside = await startProcess('--dir', own, '--port', '0');
  const reader = await MongoClient.connect(beside.uri);
  await reader.db('sukhayu').collection('pages').insertOne({ text: 'sample' });
  await reader.close();
  const uri = { MONGODB_URI: beside.uri };
  expect(await run('backup', [copy, '--dir', own], uri)).toMatchObject({ code: 0 });
  expect(await run('restore', [copy, '--dir', own, '--replace'], uri)).toEqual({
    code: 1,
    printed: expect.stringMatching(/ in use by process .*\. Stop it first/) as string,
  });
  await kill(beside);
  expect(await run('restore', [copy, '--dir', own, '--replace'], uri)).toMatchObject({ code: 0 });
});
