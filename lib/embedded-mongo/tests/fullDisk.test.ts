import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { embeddedTest, errorOf, makeFolder, removeFolder } from './support/harness';
import { fromSource, kill, runCommand, startCommand, startProcess } from './support/storeProcess';

/** Starts the store on a private tmpfs of 48 MB, 20 MB of it used. */
const onSmallDisk = `
  mount -t tmpfs -o size=48m none "$1"
  head -c 20971520 /dev/zero > "$1/ballast"
  shift
  exec "$@"`;
const unshare = ['unshare', '--map-root-user', '--mount'] as const;
const mayMount = spawnSync(unshare[0], [...unshare.slice(1), 'true']).status === 0;
if (!mayMount) process.stdout.write('not run, as this system gives a process no mounts of its own: ');
const diskTest = mayMount ? embeddedTest : test.skip;

type Filled = { _id: number; fill?: string };

/** Writes until the store refuses for lack of space. Resolves to the number of stored documents. */
async function fillUp(collection: Collection<Filled>): Promise<number> {
  let stored = 0;
  const fill = async (): Promise<void> => {
    for (; stored < 1000; stored++) await collection.insertOne({ _id: stored, fill: 'x'.repeat(100_000) });
  };
  expect(await errorOf(fill())).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
  return stored;
}

diskTest(
  'a full disk: writes are refused with a code of their own, reads go on, writes do as soon as there is room, and it stops as ever',
  async () => {
    const dir = makeFolder();
    const program = [process.execPath, ...fromSource, '--dir', path.join(dir, 'data'), '--port', '0'];
    const store = await startCommand([...unshare, 'sh', '-ec', onSmallDisk, 'sh', dir, ...program]);
    const client = await new MongoClient(store.uri).connect();
    const collection = client.db('disk').collection<Filled>('c');
    const stored = await fillUp(collection);
    expect(stored).toBeGreaterThan(20);
    // Leaves lmdb itself some space, since running out may end the process.
    const disk = path.join(`/proc/${store.child.pid}/root`, dir);
    const { bavail, bsize } = statfsSync(disk);
    expect(bavail * bsize).toBeGreaterThan(8_000_000);
    await expect(collection.countDocuments({ fill: /^x/ })).resolves.toBe(stored);
    rmSync(path.join(disk, 'ballast'));
    await collection.insertOne({ _id: -1 });
    await expect(collection.countDocuments()).resolves.toBe(stored + 1);
    writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(bavail * bsize));
    await client.close();
    expect(await kill(store, 'SIGTERM')).toBe(0);
    removeFolder(dir);
  },
  30_000,
);

const withLimit = (kilobytes: number, program: readonly string[]) => [
  ...['bash', '-c', `ulimit -f ${kilobytes}; exec "$@"`, 'bash'],
  ...program,
];

(process.platform === 'win32' ? embeddedTest.skip : embeddedTest)(
  'a limit on files: as on a full disk; and a start that finds no room does not call the data unreadable, for they are whole',
  async () => {
    const dir = makeFolder();
    const options = ['--dir', path.join(dir, 'data'), '--port', '0'];
    const program = [process.execPath, ...fromSource, ...options];
    const store = await startCommand(withLimit(8 * 1024, program));
    const client = await new MongoClient(store.uri).connect();
    const collection = client.db('disk').collection<Filled>('c');
    const stored = await fillUp(collection);
    await expect(collection.countDocuments()).resolves.toBe(stored);
    await client.close();
    expect(await kill(store, 'SIGTERM')).toBe(0);
    const { code, errors } = await runCommand(withLimit(4, program));
    expect(code).toBe(1);
    expect(errors).toMatch(/The data in \S+ can't be written \(.*\): .*\. Nothing was changed: make room/);
    const again = await startProcess(...options);
    const reader = await new MongoClient(again.uri).connect();
    await expect(reader.db('disk').collection('c').countDocuments()).resolves.toBe(stored);
    await reader.close();
    await kill(again, 'SIGTERM');
    removeFolder(dir);
  },
  30_000,
);
