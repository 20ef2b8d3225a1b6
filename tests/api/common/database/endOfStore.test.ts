import { randomBytes } from 'node:crypto';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { embeddedTest, errorOf, makeFolder, removeFolder } from '@/lib/embedded-mongo/tests/support/harness';
import { startCommand } from '@/lib/embedded-mongo/tests/support/storeProcess';

/** Takes the data as another process does that opens it. */
async function takeData(dir: string): Promise<void> {
  const root = open({ path: dir, noSubdir: false, maxDbs: 16, overlappingSync: false });
  const owner = root.openDB<Buffer, Buffer>({ name: 'owner', encoding: 'binary', keyEncoding: 'binary' });
  await owner.put(Buffer.from('token'), randomBytes(16));
  await root.close();
}

embeddedTest('when the thread of the store dies, the process ends, with a sentence', async () => {
  const dir = makeFolder();
  const site = await startCommand([
    process.execPath,
    '--import',
    'tsx',
    'tests/api/support/endingSite.ts',
    dir,
  ]);
  const client = await new MongoClient(site.uri, { serverSelectionTimeoutMS: 500 }).connect();
  const things = client.db('d').collection<{ _id: number }>('things');
  await things.insertOne({ _id: 1 });
  await takeData(dir);
  await errorOf(things.insertOne({ _id: 2 }));
  const { code, errors } = await site.ended;
  expect(code).toBe(1);
  expect(errors).toMatch(
    /Another process has opened the store in .*\nAll that was acknowledged is on the disk\. Start the site again\.\n$/s,
  );
  await client.close();
  removeFolder(dir);
});
