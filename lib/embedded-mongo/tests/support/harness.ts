import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Collection,
  type CreateIndexesOptions,
  type Db,
  type Document,
  type IndexSpecification,
  MongoClient,
} from 'mongodb';
import { startStore, type RunningStore } from '../../src/start';

/** MONGODB_URI, or else an embedded store. */
export const givenUri = process.env.MONGODB_URI;

/** For guarantees of the embedded store only. */
export const embeddedTest = givenUri ? test.skip : test;

export function makeFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'embedded-mongo-'));
}

export function removeFolder(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

type Server = { client: MongoClient; db: Db; uri: string };

/** One server and database per test file. */
export function useServer(): Server {
  const server = {} as Server;
  let store: RunningStore | undefined;
  const dir = makeFolder();
  beforeAll(async () => {
    store = givenUri
      ? undefined
      : await startStore({ dir, port: 0, inThread: true, testMode: true, ttlSweepSeconds: 0.2 });
    server.uri = givenUri ?? store?.uri ?? '';
    server.client = await new MongoClient(server.uri).connect();
    server.db = server.client.db(`conformance_${process.pid}_${Date.now()}`);
  });
  afterAll(async () => {
    await server.db.dropDatabase();
    await server.client.close();
    await store?.stop();
    removeFolder(dir);
  });
  return server;
}

let collections = 0;

export async function collectionOf(server: Server, documents: Document[] = []): Promise<Collection> {
  const collection = server.db.collection(`c${++collections}`);
  if (documents.length > 0) await collection.insertMany(documents);
  return collection;
}

/** Returns the index's name. */
export async function makeIndex(
  collection: Collection,
  key: IndexSpecification,
  options: CreateIndexesOptions = {},
): Promise<string | undefined> {
  const [name] = await collection.createIndexes([{ key: key as Record<string, 1>, ...options }]);
  return name;
}

/** In result order. */
export async function idsOf(collection: Collection, filter: Document): Promise<unknown[]> {
  const found = await collection
    .find(filter, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .toArray();
  return found.map(({ _id }) => _id as unknown);
}

export async function until(holds: () => Promise<boolean> | boolean, within = 10_000): Promise<void> {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not so within ${within} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export async function errorOf(
  work: Promise<unknown>,
): Promise<{ code: number; message: string; codeName?: string } & Document> {
  try {
    await work;
  } catch (error) {
    return error as never;
  }
  throw new Error('expected an error');
}
