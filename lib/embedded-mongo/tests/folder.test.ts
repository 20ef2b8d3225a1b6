import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { BSON, Long, MongoClient } from 'mongodb';
import { startStore } from '../src/start';
import { compileStore } from './support/compiledStore';
import { embeddedTest, makeFolder, removeFolder, makeIndex } from './support/harness';
import { kill, runToEnd, startProcess } from './support/storeProcess';

async function withStore<T>(dir: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const store = await startStore({ dir, inThread: true });
  const client = await new MongoClient(store.uri).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
    await store.stop();
  }
}

async function filledFolder(): Promise<string> {
  const dir = makeFolder();
  await withStore(dir, async (client) => {
    const collection = client.db('d').collection('c');
    await makeIndex(collection, { n: 1 }, { unique: true });
    await collection.insertMany(Array.from({ length: 2000 }, (_, n) => ({ n })));
  });
  return dir;
}

embeddedTest('what was stored is there after the store was stopped and started', async () => {
  const dir = await filledFolder();
  await withStore(dir, async (client) => {
    const collection = client.db('d').collection('c');
    expect(await collection.estimatedDocumentCount()).toBe(2000);
    expect(await collection.indexExists('n_1')).toBe(true);
    await expect(collection.insertOne({ n: 5 })).rejects.toMatchObject({ code: 11000 });
    await collection.insertOne({ n: 2000 });
    expect(await collection.countDocuments({ n: { $gte: 1990 } })).toBe(11);
  });
  removeFolder(dir);
});

embeddedTest(
  'a repeated write is known again after a kill',
  async () => {
    const dir = makeFolder();
    const first = await startProcess('--dir', dir, '--port', '0');
    const lsid = { id: new BSON.UUID() };
    // Kept open: closing a client ends its sessions and their stored replies.
    const clients: MongoClient[] = [];
    const send = async (uri: string): Promise<number> => {
      const client = await new MongoClient(uri).connect();
      clients.push(client);
      const session = client.startSession();
      Object.assign(session.serverSession?.id ?? {}, lsid);
      await client.db('d').command(
        {
          update: 'c',
          updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
          txnNumber: Long.fromNumber(500),
        },
        { session },
      );
      const found = await client.db('d').collection<{ _id: number; n: number }>('c').findOne({ _id: 1 });
      return found?.n ?? 0;
    };
    expect(await send(first.uri)).toBe(1);
    await kill(first);
    const second = await startProcess('--dir', dir, '--port', '0');
    expect(await send(second.uri)).toBe(1);
    await Promise.all(clients.map(async (client) => client.close()));
    await kill(second, 'SIGTERM');
    removeFolder(dir);
  },
  30_000,
);

type Damage = (file: string) => void;

function edit(change: (descriptor: number) => void): Damage {
  return (file) => {
    const descriptor = openSync(file, 'r+');
    change(descriptor);
    closeSync(descriptor);
  };
}

embeddedTest.each<[string, Damage]>([
  ['cut to nothing', edit((file) => ftruncateSync(file, 0))],
  ['cut to 100 bytes', edit((file) => ftruncateSync(file, 100))],
  [
    'cut in the middle',
    (file) => edit((descriptor) => ftruncateSync(descriptor, statSync(file).size / 2))(file),
  ],
  ['overwritten with garbage', (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 'garbage'))],
  ['overwritten at its beginning', edit((file) => writeSync(file, Buffer.alloc(4096, 'x'), 0, 4096, 0))],
  ['overwritten in its second page', edit((file) => writeSync(file, Buffer.alloc(4096, 'x'), 0, 4096, 4096))],
])(
  'a data file %s: the store says what to do, and changes nothing',
  async (_, damage) => {
    const dir = await filledFolder();
    const file = path.join(dir, 'data.mdb');
    damage(file);
    const before = readFileSync(file);
    await expect(startStore({ dir, inThread: true })).rejects.toMatchObject({
      name: 'StoreDamagedError',
      message: expect.stringContaining('Move the folder aside') as string,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    const { code, errors } = await runToEnd('--dir', dir, '--port', '0');
    expect(code).toBe(1);
    expect(errors).toContain('Move the folder aside');
    removeFolder(dir);
  },
  30_000,
);

embeddedTest(
  'one folder belongs to one process; a second one is told which',
  async () => {
    const dir = makeFolder();
    const first = await startProcess('--dir', dir, '--port', '0');
    const { code, errors } = await runToEnd('--dir', dir, '--port', '0');
    expect(code).toBe(1);
    expect(errors).toContain(`in use by process ${first.child.pid}`);
    await kill(first);
    const next = await startProcess('--dir', dir, '--port', '0');
    expect(await kill(next, 'SIGTERM')).toBe(0);
    removeFolder(dir);
  },
  30_000,
);

embeddedTest(
  'who was busy while the store reported and ended is told why all the same',
  async () => {
    const dir = makeFolder();
    const first = await startProcess('--dir', dir, '--port', '0');
    const program = path.join(compileStore('busy'), 'busy.mjs');
    const source = `
      import { startStore } from './start.mjs';
      const started = startStore({ dir: ${JSON.stringify(dir)} });
      setTimeout(() => { for (const end = Date.now() + 1500; Date.now() < end; ); });
      await started.catch(({ name }) => process.stdout.write(name));`;
    writeFileSync(program, source);
    const { stdout } = spawnSync(process.execPath, [program]);
    expect(stdout.toString()).toBe('StoreInUseError');
    await kill(first);
    removeFolder(dir);
  },
  30_000,
);

// Linux alone has it.
(existsSync('/proc/self') ? embeddedTest : test.skip)(
  'a folder where the system keeps none is refused, rather than tried for ever',
  async () => {
    expect(await runToEnd('--dir', '/proc/none/data')).toEqual({
      code: 1,
      errors: 'No folder can be made at /proc/none: the system takes none there. Name another one.\n',
    });
  },
  30_000,
);

embeddedTest('a lock left by a process whose number another one has now holds nobody up', async () => {
  const dir = makeFolder();
  writeFileSync(path.join(dir, 'LOCK'), `${process.ppid} 1`);
  await withStore(dir, async (client) =>
    expect(await client.db('d').command({ ping: 1 })).toMatchObject({ ok: 1 }),
  );
  removeFolder(dir);
});

embeddedTest(
  'a port in use and arguments that are none are explained',
  async () => {
    const dir = makeFolder();
    const listener = net.createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as net.AddressInfo;
    const busy = await runToEnd('--dir', dir, '--port', String(port));
    listener.close();
    expect(busy).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program: give this store another one with --port.\n`,
    });
    expect(await runToEnd('--port', '99999', '--dir', dir)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--port 99999 is no port') as string,
    });
    expect(await runToEnd()).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--dir is missing') as string,
    });
    removeFolder(dir);
  },
  30_000,
);

embeddedTest(
  'several clients, and two processes, work on one store',
  async () => {
    const dir = makeFolder();
    const store = await startProcess('--dir', dir, '--port', '0');
    const clients = await Promise.all([1, 2, 3].map(async () => new MongoClient(store.uri).connect()));
    await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: 50 }, async () =>
          client
            .db('d')
            .collection('c')
            .updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { upsert: true }),
        ),
      ),
    );
    expect(await clients[0]?.db('d').collection('c').findOne()).toEqual({ _id: 1, n: 150 });
    await Promise.all(clients.map(async (client) => client.close()));
    expect(await kill(store, 'SIGTERM')).toBe(0);
    removeFolder(dir);
  },
  30_000,
);
