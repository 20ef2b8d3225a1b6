import { MongoClient } from 'mongodb';
import { disconnectDatabase } from '@/lib/server/database/db';
import { Proxy } from '@/lib/embedded-mongo/tests/support/proxy';
import { randomFrom } from '@/lib/embedded-mongo/tests/support/random';
import { embeddedTest, makeFolder, removeFolder } from '@/lib/embedded-mongo/tests/support/harness';
import { kill, type StoreProcess, startProcess } from '@/lib/embedded-mongo/tests/support/storeProcess';
import { ensureSampleData } from '@/lib/server/samples/sampleData';

/** Longer than a request would wait for a connection, for an answer to a heartbeat, and for a server. */
const LATE_MS = 2_500;

const dir = makeFolder();
let store: StoreProcess;
let proxy: Proxy;

beforeAll(async () => {
  store = await startProcess('--dir', dir, '--port', '0');
  proxy = await Proxy.open(Number(new URL(store.uri).port), randomFrom(1));
  process.env['MONGODB_URI'] = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
});
afterAll(async () => {
  await disconnectDatabase();
  await proxy.close();
  await kill(store);
  removeFolder(dir);
});

embeddedTest(
  'a first start on a machine that is so busy that a request would give up makes its samples all the same',
  async () => {
    await proxy.set({ lateMs: LATE_MS });
    const made = ensureSampleData();
    const client = await new MongoClient(process.env['MONGODB_URI'] ?? '').connect();
    // Both starts began at the same time, so the first one has had late answers too.
    await proxy.set(undefined);
    await made;
    expect(await client.db('sukhayu').collection('staff').countDocuments()).toBeGreaterThan(3);
    await client.close();
  },
);
