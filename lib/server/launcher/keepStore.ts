import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import mongoose from 'mongoose';
import { keeping, startStore } from 'embedded-mongo';
import type { ServerEnv } from '@/lib/config/serverEnv';

/** An error that is printed without a trace (`explain.ts`). */
class StoreKeepingError extends Error {
  override readonly name = 'StoreKeepingError';
}

/** A busy store takes its time. */
const CONNECT_MS = 10_000;

/** The folder of the embedded store. Throws if the site has a database of its own. */
export function storeFolder({ MONGODB_URI, DATA_DIR }: ServerEnv, root: string): string {
  if (MONGODB_URI)
    throw new StoreKeepingError(
      'MONGODB_URI names a database, which is kept with its own tools (docs/operations.md). For a store that npm run store serves, name its folder: --dir DIR. For the site’s own set MONGODB_URI empty.',
    );
  return path.resolve(root, DATA_DIR, 'store');
}

/** The address of a store that runs. */
export async function findRunningStore(dir: string): Promise<string | undefined> {
  const uri = await keeping.findDoor(dir);
  const client = await connectTo(uri);
  await client?.close();
  return client && uri;
}

/** Copies the store, whether the site runs or not. `target` appears when all of it has been read back. */
export async function backUpStore(dir: string, target: string, now: Date) {
  if (existsSync(target)) throw new StoreKeepingError(`${target} is there already: name a new folder.`);
  if (!existsSync(path.dirname(target)))
    throw new StoreKeepingError(`There is no ${path.dirname(target)} to put it in: make that folder first.`);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await copyStore(dir, unfinished);
  const manifest = await keeping.sealBackup(unfinished, now);
  renameSync(unfinished, target);
  return manifest;
}

async function copyStore(dir: string, folder: string): Promise<void> {
  // A running site is asked first: on file systems where locks prove nothing, opening its data would end it (decision
  // 022).
  const running = await connectTo(await keeping.findDoor(dir));
  if (running) return askForCopy(running, folder);
  if (!existsSync(path.join(dir, 'FORMAT'))) throw new StoreKeepingError(`There is no store in ${dir}.`);
  const store = await startStore({ dir });
  try {
    const client = await connectTo(store.uri);
    if (client) await askForCopy(client, folder);
  } finally {
    await store.stop();
  }
}

type Client = mongoose.mongo.MongoClient;

/** Undefined when nobody listens. */
async function connectTo(uri: string | undefined): Promise<Client | undefined> {
  if (uri === undefined || !(await isListening(uri))) return undefined;
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: CONNECT_MS });
  return client.connect().catch(() => undefined);
}

/** A store that was killed leaves its address behind. The driver would retry there until its timeout. */
async function isListening(uri: string): Promise<boolean> {
  const socket = net.connect(decodeURIComponent(new URL(uri).host));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function askForCopy(client: Client, folder: string): Promise<void> {
  try {
    await client.db('admin').command({ embeddedBackup: folder });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new StoreKeepingError(`The store could not be copied to ${folder}: ${(error as Error).message}`);
  } finally {
    await client.close();
  }
}
