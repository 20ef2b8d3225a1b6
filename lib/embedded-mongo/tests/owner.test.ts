import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { compileStore } from './support/compiledStore';
import { embeddedTest, makeFolder, removeFolder, until } from './support/harness';
import { kill, runCommand, startCommand, type StoreProcess } from './support/storeProcess';

const withLocks = [process.execPath, path.join(compileStore('owner'), 'cli.mjs')];
const withoutLocks = [process.execPath, path.join(compileStore('noLocks', { locks: false }), 'cli.mjs')];
/** Process 1 of its own namespace, as in a container. */
const contained = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
const mayContain = spawnSync(contained[0] ?? '', [...contained.slice(1), 'true']).status === 0;
if (!mayContain) process.stdout.write('not run, as this system gives a process no numbers of its own: ');

type Write = { _id: string };
const writes = (client: MongoClient) => client.db('d').collection<Write>('writes');

/** Writes until the store is gone; `kept` has the acknowledged numbers. */
async function writeOn(uri: string, name: string, kept: string[], isOver: () => boolean): Promise<void> {
  const options = { serverSelectionTimeoutMS: 500, heartbeatFrequencyMS: 500 };
  const client = await new MongoClient(uri, options).connect();
  try {
    for (let n = 0; !isOver(); n++) {
      const _id = `${name} ${n}`;
      await writes(client).insertOne({ _id });
      kept.push(_id);
    }
  } catch {
    // An unanswered write may be lost.
  } finally {
    await client.close();
  }
}

async function lostOf(uri: string, kept: readonly string[]): Promise<string[]> {
  const client = await new MongoClient(uri).connect();
  const found = new Set((await writes(client).find().toArray()).map(({ _id }) => _id));
  await client.close();
  return kept.filter((_id) => !found.has(_id));
}

type Fool = (dir: string) => void;
const tricks: [string, readonly string[], Fool][] = [
  ['as it is', [], () => undefined],
  ['whose note was deleted', [], (dir) => rmSync(path.join(dir, 'LOCK'))],
  ['whose note names a dead process', [], (dir) => writeFileSync(path.join(dir, 'LOCK'), '999999 1')],
  ['whose note names the newcomer itself', [], (dir) => writeFileSync(path.join(dir, 'LOCK'), '1 1')],
  ['in another container, where both have the same number', mayContain ? contained : [], () => undefined],
];
embeddedTest.each(tricks)(
  'a folder %s: the second process is refused with a sentence, and nothing that the first acknowledged is lost',
  async (_, prefix, fool) => {
    const dir = makeFolder();
    const first = await startCommand([...prefix, ...withLocks, '--dir', dir]);
    const kept: string[] = [];
    let isOver = false;
    const writing = writeOn(first.uri, 'first', kept, () => isOver);
    await until(() => kept.length > 50);
    fool(dir);
    const { code, errors } = await runCommand([...prefix, ...withLocks, '--dir', dir]);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The store in .* is in use by .*\. Connect to that one, or give this one its own folder\.\n$/,
    );
    await until(() => kept.length > 200);
    isOver = true;
    await writing;
    expect(await lostOf(first.uri, kept)).toEqual([]);
    await kill(first);
    removeFolder(dir);
  },
  30_000,
);

embeddedTest(
  'where locks prove nothing, the older process is refused at its next commit and ends with a sentence: nothing acknowledged is lost',
  async () => {
    const dir = makeFolder();
    const older = await startCommand([...withoutLocks, '--dir', dir, '--port', '0']);
    const kept: string[] = [];
    let isOver = false;
    const writing = [1, 2, 3].map((n) => writeOn(older.uri, `older ${n}`, kept, () => isOver));
    await until(() => kept.length > 200);
    const newer = await startCommand([...withoutLocks, '--dir', dir, '--port', '0']);
    const beside = [1, 2, 3].map((n) => writeOn(newer.uri, `newer ${n}`, kept, () => isOver));
    const { code, errors } = await older.ended;
    expect(code).toBe(1);
    expect(errors).toContain('Another process has opened the store');
    await Promise.all(writing);
    const before = kept.length;
    await until(() => kept.length > before + 200);
    isOver = true;
    await Promise.all(beside);
    expect(await lostOf(newer.uri, kept)).toEqual([]);
    expect(await kill(newer, 'SIGTERM')).toBe(0);
    removeFolder(dir);
  },
  30_000,
);

embeddedTest('the store lets in the owner of its process alone', async () => {
  const dir = makeFolder();
  const store: StoreProcess = await startCommand([...withLocks, '--dir', dir]);
  expect(decodeURIComponent(store.uri)).toContain(path.join(dir, 'store.sock'));
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  const client = await new MongoClient(store.uri).connect();
  await writes(client).insertOne({ _id: 'a' });
  const { me, hosts } = await client.db('admin').command({ hello: 1 });
  expect([me, hosts]).toEqual([path.join(dir, 'store.sock'), [path.join(dir, 'store.sock')]]);
  await client.close();
  expect(await kill(store, 'SIGTERM')).toBe(0);
  expect(readdirSync(dir)).not.toContain('store.sock');
  removeFolder(dir);
});

embeddedTest(
  'a folder whose path is too long for a socket has one in a short folder, closed too',
  async () => {
    const dir = path.join(makeFolder(), 'long'.repeat(30));
    const store = await startCommand([...withLocks, '--dir', dir]);
    const socket = decodeURIComponent(/\/\/([^/]+)\//.exec(store.uri)?.[1] ?? '');
    expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
    const client = await new MongoClient(store.uri).connect();
    await writes(client).insertOne({ _id: 'a' });
    await client.close();
    expect(await kill(store, 'SIGTERM')).toBe(0);
    removeFolder(path.dirname(dir));
  },
);

embeddedTest('on a port it says who else may read it', async () => {
  const dir = makeFolder();
  const store = await startCommand([...withLocks, '--dir', dir, '--port', '0']);
  await kill(store, 'SIGTERM');
  expect((await store.ended).errors).toContain(
    'Whoever is logged in on this machine can read and write this store',
  );
  removeFolder(dir);
});

embeddedTest.each([
  ['newer', '2\n', 'has format 2, and this version knows format 1 alone'],
  ['damaged', 'x\u0000?', 'does not say in which format its data lie'],
  ['empty', '', 'does not say in which format its data lie'],
])('a store of a %s format is refused with a sentence and left as it is', async (_, content, sentence) => {
  const dir = makeFolder();
  await kill(await startCommand([...withLocks, '--dir', dir]), 'SIGTERM');
  const format = path.join(dir, 'FORMAT');
  expect(readFileSync(format, 'utf8')).toBe('1\n');
  writeFileSync(format, content);
  const before = readFileSync(path.join(dir, 'data.mdb'));
  const { code, errors } = await runCommand([...withLocks, '--dir', dir]);
  expect(code).toBe(1);
  expect(errors).toContain(sentence);
  expect(readFileSync(path.join(dir, 'data.mdb')).equals(before)).toBe(true);
  removeFolder(dir);
});
