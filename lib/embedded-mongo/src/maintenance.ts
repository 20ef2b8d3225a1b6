import type { Document } from './values/document';
import type { Server } from './serving/server';
import { deleteMatches } from './writing/writes';
import { isNumeric, toNumber } from './values/numbers';
import type { Collection, Index } from './storage/catalog';
import { prefixRange } from './storage/ranges';
import type { Store } from './storage/store';

export type Maintenance = { stop(): Promise<void> };

/** Keeps transactions short. */
const rowsAtOnce = 500;

/** Periodically removes expired documents, sessions and cursors, and rows of dropped collections. */
export function startMaintenance(server: Server, seconds: number): Maintenance {
  let isStopped = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // Retried in the next sweep, for instance after a full disk.
    running = running.then(sweep).catch(() => undefined);
  }, seconds * 1000);
  timer.unref();

  async function sweep(): Promise<void> {
    if (isStopped) return;
    const steps = [removeExpired, removeSessions, closeCursors, clearGarbage];
    for (const run of steps) await run(server, () => isStopped);
  }

  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

type IsStopped = () => boolean;

async function removeExpired({ store }: Server, isStopped: IsStopped): Promise<void> {
  for (const collection of store.catalog.list())
    for (const index of collection.indexes) {
      const seconds = index.spec.expireAfterSeconds;
      if (!isNumeric(seconds)) continue;
      const before = new Date(Date.now() - toNumber(seconds) * 1000);
      while (!isStopped() && (await removeSome(store, collection, index, before)) === rowsAtOnce);
    }
}

/** A document expires by a date, or by the earliest in an array of dates. */
async function removeSome(
  store: Store,
  { name }: Collection,
  { fields, spec }: Index,
  before: Date,
): Promise<number> {
  const [field] = fields;
  const past: Document = { [field?.field ?? '']: { $lt: before } };
  const partial = spec.partialFilterExpression as Document | undefined;
  const filter = partial ? { $and: [past, partial] } : past;
  return store.writer.writeStep(() => {
    if (!store.catalog.find(name)?.indexes.some((index) => index.spec.name === spec.name)) return 0;
    const work = deleteMatches(store, name, { filter, sort: [], isMulti: true });
    let removed = 0;
    while (removed < rowsAtOnce && !work.next().done) removed++;
    work.return({ deleted: removed });
    return removed;
  });
}

async function removeSessions({ store, sessions }: Server): Promise<void> {
  const expired = sessions.expired(Date.now());
  if (expired.length > 0) await store.writer.write(() => sessions.forget(expired));
}

async function closeCursors({ cursors }: Server): Promise<void> {
  await cursors.closeIdle(Date.now());
}

async function clearGarbage({ store }: Server, isStopped: IsStopped): Promise<void> {
  const { environment, writer } = store;
  for (const row of Array.from(environment.garbage.getKeys({}))) {
    const table = row[0] === 1 ? environment.records : environment.entries;
    const { low, high } = prefixRange(row.subarray(1));
    for (let isDone = false; !isDone && !isStopped();)
      isDone = await writer.write(() => {
        const keys = Array.from(table.getKeys({ start: low, end: high, limit: rowsAtOnce }));
        for (const key of keys) table.removeSync(key);
        if (keys.length === rowsAtOnce) return false;
        environment.garbage.removeSync(row);
        return true;
      });
  }
}
