import { setTimeout as wait } from 'node:timers/promises';
import { open } from 'lmdb';
import { type Document, MongoClient } from 'mongodb';
import { type Stage, withCrowd } from '@/tests/chaos/onStore';
import type { Scenario } from '@/tests/chaos/scenario';

/** The store dies after a commit, before its reply. */
export const lostReplies: Scenario = {
  name: 'store killed between commit and reply',
  unit: 'journeys',
  load: { full: 300, short: 6 },
  breaks: ['forgetful', 'no-key'],
  run: (trial) =>
    withCrowd(trial, 1, async ({ store, proxy, crowd, random, broken }) => {
      let kills = 0;
      while (!crowd.isOver) {
        await crowd.getsOn(Math.floor(random() * 10));
        const sprung = new Promise<void>((resolve) => (proxy.trap = resolve));
        while (!crowd.isOver && proxy.trap) await wait(5);
        if (proxy.trap) break;
        await sprung;
        await store.kill();
        if (broken === 'forgetful') await forgetWrites(store.dir);
        await store.start();
        kills += 1;
      }
      proxy.trap = undefined;
      return `${kills} kills`;
    }),
};

async function forgetWrites(dir: string): Promise<void> {
  const root = open({ path: dir, noSubdir: false, maxDbs: 8 });
  await root.openDB({ name: 'sessions', encoding: 'binary', keyEncoding: 'binary' }).clearAsync();
  await root.close();
}

const writes = ['insert', 'update', 'findAndModify', 'delete'];
const everything = [...writes, 'find', 'aggregate'];
const failCommand = (data: Document) => ({ configureFailPoint: 'failCommand', data });

/** MongoDB's names of its fail points. */
const points: Readonly<Record<string, Document>> = {
  NotWritablePrimary: failCommand({ failCommands: writes, errorCode: 10107 }),
  InterruptedAtShutdown: failCommand({ failCommands: writes, errorCode: 11600 }),
  'PrimarySteppedDown on reads': failCommand({ failCommands: ['find', 'aggregate'], errorCode: 189 }),
  'cut before': failCommand({ failCommands: everything, closeConnection: true }),
  'cut before the commit': {
    configureFailPoint: 'onPrimaryTransactionalWrite',
    data: { failBeforeCommitExceptionCode: 1 },
  },
  'cut after the commit': { configureFailPoint: 'onPrimaryTransactionalWrite' },
};

export const failPoints: Scenario = {
  name: 'fail points',
  unit: 'journeys',
  load: { full: 500, short: 12 },
  breaks: ['no-key'],
  run: (trial) =>
    withCrowd(trial, 1, async ({ store, crowd, random }) => {
      const client = await new MongoClient(store.uri).connect();
      const kinds = Object.keys(points);
      let set = 0;
      while (!crowd.isOver) {
        const point = points[kinds[set % kinds.length] ?? ''];
        // The driver retries once by itself.
        const mode = { times: random() < 0.5 ? 1 : 2 };
        await client.db('admin').command({ ...point, mode });
        set += 1;
        await crowd.getsOn(Math.floor(random() * 10));
      }
      for (const name of ['failCommand', 'onPrimaryTransactionalWrite'])
        await client.db('admin').command({ configureFailPoint: name, mode: 'off' });
      await client.close();
      return `${set} fail points of ${kinds.length} kinds`;
    }),
};

export const badNetwork: Scenario = {
  name: 'bad network between site and store',
  unit: 'journeys',
  load: { full: 500, short: 6 },
  breaks: ['no-key'],
  run: (trial) =>
    withCrowd(trial, 1, async ({ proxy, crowd }) => {
      proxy.faults = { cut: 0.02, halve: 0.02, delay: 0.1, delayMs: 30 };
      while (!crowd.isOver) await wait(5);
      proxy.faults = { cut: 0, halve: 0, delay: 0, delayMs: 0 };
      const { cut, halve, delay } = proxy.counts;
      return `${cut} pieces cut, ${halve} halved, ${delay} delayed`;
    }),
};

export const twoSites: Scenario = {
  name: 'two sites on one store',
  unit: 'journeys',
  load: { full: 300, short: 6 },
  breaks: ['no-key'],
  run: (trial) => withCrowd(trial, 2, killOneAfterAnother),
};

async function killOneAfterAnother({ sites, crowd, random }: Stage): Promise<string> {
  let kills = 0;
  while (!crowd.isOver) {
    await wait(random() * 800);
    const site = sites[kills % sites.length];
    await site?.kill();
    await site?.start();
    kills += 1;
  }
  return `${kills} kills of one or the other`;
}
