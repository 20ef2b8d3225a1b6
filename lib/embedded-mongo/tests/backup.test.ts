import {
  chmodSync,
  chownSync,
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { keeping, type RunningStore, startStore } from '../src/start';
import { embeddedTest, errorOf, makeFolder, removeFolder, until } from './support/harness';

const root = makeFolder();
const dir = path.join(root, 'store');
const backup = path.join(root, 'backup');
let store: RunningStore;
let client: MongoClient;

async function openStore(): Promise<void> {
  store = await startStore({ dir, inThread: true });
  client = await new MongoClient(store.uri).connect();
}
async function closeStore(): Promise<void> {
  await client.close();
  await store.stop();
}

beforeAll(openStore);
afterAll(async () => {
  await closeStore();
  removeFolder(root);
});

const pages = () => client.db('d').collection<{ _id: number; text: string }>('pages');
const listPages = async () => (await pages().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

embeddedTest(
  'a backup under load is the store of one moment; after a wreck all of it is back, and what was acknowledged before it',
  async () => {
    await pages().createIndex({ text: 1 });
    const acknowledged: number[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let at = 0; !isOver; at++) {
        await pages().insertOne({ _id: at, text: `${at} `.repeat(400) });
        acknowledged.push(at);
      }
    })();
    await until(() => acknowledged.length > 60);
    const before = acknowledged.length;
    const uri = await keeping.findDoor(dir);
    const owner = await new MongoClient(uri ?? '').connect();
    await owner.db('admin').command({ embeddedBackup: backup });
    await owner.close();
    const after = acknowledged.length;
    isOver = true;
    await writing;
    const { collections } = await keeping.sealBackup(backup, new Date());
    const kept = collections['d.pages']?.documents ?? 0;
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(after + 1);

    await closeStore();
    writeFileSync(path.join(dir, 'data.mdb'), 'wrecked');
    expect((await errorOf(startStore({ dir, inThread: true }))).name).toBe('StoreDamagedError');
    expect(await keeping.restoreBackup(backup, dir, { isReplacing: true })).toMatchObject({ collections });
    expect(readFileSync(path.join(dir, 'data.mdb.before'), 'utf8')).toBe('wrecked');
    expect(statSync(path.join(dir, 'data.mdb')).mode & 0o077).toBe(0);
    await openStore();
    expect(await listPages()).toEqual(Array.from({ length: kept }, (_, at) => at));
    expect(await pages().indexExists('text_1')).toBe(true);
    await pages().insertOne({ _id: kept, text: 'it goes on' });
  },
);

const damages: Record<string, (copy: string) => void> = {
  'lost its end': (copy) => truncateSync(path.join(copy, 'data.mdb'), 8192),
  'has one other byte': (copy) => {
    const bytes = readFileSync(path.join(copy, 'data.mdb'));
    bytes.writeUInt8(bytes.readUInt8(20_000) ^ 1, 20_000);
    writeFileSync(path.join(copy, 'data.mdb'), bytes);
  },
  'was never finished': (copy) => rmSync(path.join(copy, 'MANIFEST.json')),
  'lists nothing': (copy) => writeFileSync(path.join(copy, 'MANIFEST.json'), 'null'),
  'lists other documents': (copy) => {
    const file = path.join(copy, 'MANIFEST.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"documents": ', '"documents": 9'));
  },
  'is of another format': (copy) => writeFileSync(path.join(copy, 'FORMAT'), '99\n'),
};

embeddedTest.each(Object.entries(damages))(
  'a backup that %s is refused with a sentence, and nothing is changed',
  async (_what, damage) => {
    const copy = path.join(root, 'copy');
    const target = path.join(root, 'target');
    cpSync(backup, copy, { recursive: true });
    damage(copy);
    const { message } = await errorOf(keeping.restoreBackup(copy, target, { isReplacing: true }));
    expect(message).toMatch(/(broken or unfinished|format 99).*\.$/);
    expect(() => readFileSync(path.join(target, 'data.mdb'))).toThrow('ENOENT');
    rmSync(copy, { recursive: true });
  },
);

embeddedTest('a backup that is not there is called so, rather than broken', async () => {
  const none = path.join(root, 'none');
  const { message } = await errorOf(keeping.restoreBackup(none, dir, { isReplacing: true }));
  expect(message).toBe(`There is no ${none}.`);
});

embeddedTest(
  'a folder with data is not overwritten unless that is said, and never one that is in use',
  async () => {
    const refused = await errorOf(keeping.restoreBackup(backup, dir, { isReplacing: false }));
    expect(refused.message).toContain('--replace');
    const inUse = await errorOf(keeping.restoreBackup(backup, dir, { isReplacing: true }));
    expect(inUse.message).toMatch(/in use by process .*\. Stop it first: .*\.$/);
    expect((await listPages()).length).toBeGreaterThan(60);
  },
);

embeddedTest('what was there before the first restore outlives a second one', async () => {
  const target = path.join(root, 'twice');
  const [data, before] = ['data.mdb', 'data.mdb.before'].map((name) => path.join(target, name)) as [
    string,
    string,
  ];
  mkdirSync(target);
  writeFileSync(data, 'own');
  const restore = () => keeping.restoreBackup(backup, target, { isReplacing: true });
  // A stop just before the last step.
  linkSync(data, before);
  await restore();
  expect((await errorOf(restore())).message).toMatch(/data\.mdb\.before .*\.$/);
  rmSync(data);
  await restore();
  expect(readFileSync(before, 'utf8')).toBe('own');
  rmSync(before);
  await restore();
  expect(statSync(before).size).toBe(statSync(data).size);
});

// Windows' folders have no such rights.
(process.platform === 'win32' ? embeddedTest.skip : embeddedTest)(
  'a socket in a folder that others may write to is nobody’s door',
  async () => {
    const [data, ofThief] = [makeFolder(), makeFolder()];
    writeFileSync(path.join(data, 'DOOR'), path.join(ofThief, 'store.sock'));
    expect(await keeping.findDoor(data)).toContain(encodeURIComponent(ofThief));
    for (const mode of [0o777, 0o710]) {
      chmodSync(ofThief, mode);
      expect(await keeping.findDoor(data)).toBeUndefined();
    }
    if (process.getuid?.() === 0) {
      chmodSync(ofThief, 0o700);
      chownSync(ofThief, 65_534, 65_534);
      expect(await keeping.findDoor(data)).toBeUndefined();
    }
    for (const folder of [data, ofThief]) removeFolder(folder);
  },
);

embeddedTest(
  'over a port no backup is made, nor into a folder that is there or has no full name',
  async () => {
    const admin = client.db('admin');
    await expect(admin.command({ embeddedBackup: backup })).rejects.toThrow('EEXIST');
    await expect(admin.command({ embeddedBackup: 'here' })).rejects.toThrow('absolute path');
    const other = await startStore({ dir: path.join(root, 'other'), inThread: true, port: 0 });
    const stranger = await new MongoClient(other.uri).connect();
    const asked = stranger.db('admin').command({ embeddedBackup: path.join(root, 'taken') });
    await expect(asked).rejects.toMatchObject({ code: 13 });
    await stranger.close();
    await other.stop();
  },
);
