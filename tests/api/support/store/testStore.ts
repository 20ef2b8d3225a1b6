import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import type * as embeddedMongo from 'embedded-mongo';
import { makeScratch } from '@/tests/scratch';

type Outside = { embeddedMongo: typeof embeddedMongo };

/** Loaded once for all files of a worker (`environment.mjs`); its own tests are the project `store`. */
const { startStore } = (globalThis as typeof globalThis & Outside).embeddedMongo;

/** This worker's empty store with all indexes. Creating them takes longer than many a test. */
const template = path.join(process.env['API_TEMPLATES'] ?? '', process.env['JEST_WORKER_ID'] ?? '');

export type TestStore = { uri: string; keepTemplate: () => Promise<void>; stop: () => Promise<void> };

export async function openTestStore(): Promise<TestStore> {
  const dir = makeScratch('api');
  if (existsSync(template)) cpSync(template, dir, { recursive: true });
  const store = await startStore({ dir, inThread: true, testMode: true });
  let isRunning = true;
  return {
    uri: store.uri,
    /** Called once the indexes are created. */
    keepTemplate: async () => {
      if (!existsSync(template)) await copyTo(store.uri, template);
    },
    stop: async () => {
      if (isRunning) await store.stop();
      isRunning = false;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function copyTo(uri: string, folder: string): Promise<void> {
  const client = await new MongoClient(uri).connect();
  await client.db('admin').command({ embeddedBackup: folder });
  await client.close();
}
