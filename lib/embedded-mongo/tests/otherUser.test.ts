import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { keeping, startStore } from '../src/start';
import { embeddedTest, errorOf, makeFolder, removeFolder } from './support/harness';
import { fromSource, kill, startCommand, startProcess } from './support/storeProcess';

const NOBODY = 65_534;
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
/** Root may work in a folder that is closed to every other user. */
const canRead = (file: string) =>
  spawnSync('setpriv', [...asNobody.slice(1), 'test', '-r', file]).status === 0;
// Root alone can become another user.
const isRoot = process.getuid?.() === 0 && process.platform === 'linux';
const rootTest = isRoot && canRead(path.resolve('package.json')) ? embeddedTest : test.skip;

async function onDocuments<T>(uri: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

rootTest(
  'a store that root has restored and opened opens for its own user again',
  async () => {
    const root = makeFolder();
    chmodSync(root, 0o777);
    const [dir, backup] = [path.join(root, 'data'), path.join(root, 'backup')];
    mkdirSync(dir, { mode: 0o700 });
    chownSync(dir, NOBODY, NOBODY);
    const own = [...asNobody, 'env', `TMPDIR=${root}`, process.execPath, ...fromSource];
    const startOwn = () => startCommand([...own, '--dir', dir, '--port', '0']);
    const first = await startOwn();
    await onDocuments(first.uri, (client) => client.db('d').collection('c').insertOne({ n: 1 }));
    await kill(first, 'SIGTERM');
    const ofRoot = await startStore({ dir, inThread: true });
    await onDocuments(ofRoot.uri, (client) => client.db('admin').command({ embeddedBackup: backup }));
    await ofRoot.stop();
    await keeping.sealBackup(backup, new Date());
    await keeping.restoreBackup(backup, dir, { isReplacing: true });
    expect(statSync(path.join(dir, 'data.mdb'))).toMatchObject({ uid: NOBODY, gid: NOBODY });
    // Simulates a command that ends before it has cleaned up.
    await kill(await startProcess('--dir', dir));
    expect(statSync(path.join(dir, 'lock.mdb')).uid).toBe(0);
    const again = await startOwn();
    expect(await onDocuments(again.uri, (client) => client.db('d').collection('c').countDocuments())).toBe(1);
    expect(await kill(again, 'SIGTERM')).toBe(0);
    removeFolder(root);
  },
  30_000,
);

embeddedTest('a start says which file stands in its way', async () => {
  const dir = makeFolder();
  const note = path.join(dir, 'LOCK');
  mkdirSync(note);
  expect(await errorOf(startStore({ dir }))).toMatchObject({ code: 'EISDIR', path: note });
  removeFolder(dir);
});
