import type { Document } from 'bson';
import mongoose from 'mongoose';
import { resealed } from '@/lib/server/crypto';

const PAGE = 500;
/** A save that began before the new key came can still bring an old value back: the next pass finds it. */
const MAX_PASSES = 5;

export type RotationProgress = { collection: string; records: number; resealed: number };
/** `records`: how many were read at last; `unopened`: where texts stand that look sealed and open with none of the keys. */
export type Rotation = { records: number; resealed: number; unopened: readonly string[] };

/**
 * Seals everything in the database anew that an older key sealed. It looks for sealed values itself, at whatever
 * path, so that no list of them can lack one. What it did stays done: after a break it is started again.
 */
export async function rotateKeys(report: (progress: RotationProgress) => void): Promise<Rotation> {
  let total = 0;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { records, resealed: changed, unopened } = await rotateOnce(report);
    total += changed;
    if (changed === 0) return { records, resealed: total, unopened };
  }
  throw new Error('Values sealed with an older key keep coming: does every server have the new key first?');
}

async function rotateOnce(report: (progress: RotationProgress) => void): Promise<Rotation> {
  let records = 0;
  let changed = 0;
  const unopened: string[] = [];
  const collections = await mongoose.connection.listCollections();
  for (const { name } of collections.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const progress = { collection: name, records: 0, resealed: 0 };
    for await (const page of pagesOf(name)) {
      progress.records += page.length;
      progress.resealed += await resealPage(name, page, unopened);
      report({ ...progress });
    }
    records += progress.records;
    changed += progress.resealed;
  }
  return { records, resealed: changed, unopened };
}

async function* pagesOf(name: string): AsyncGenerator<Document[]> {
  const cursor = mongoose.connection.collection(name).find().sort({ _id: 1 }).batchSize(PAGE);
  let page: Document[] = [];
  for await (const record of cursor) {
    page.push(record);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** A value is replaced where it still is the one that was read: whoever saved meanwhile sealed it anew. */
async function resealPage(name: string, page: readonly Document[], unopened: string[]): Promise<number> {
  const writes = page.flatMap((record): mongoose.mongo.AnyBulkWriteOperation[] =>
    [...stringsOf(record)].flatMap(([path, value]) => {
      const id = String(record['_id']);
      try {
        const sealed = resealed(value, { collection: name, field: path, id });
        const filter = { _id: record['_id'] as mongoose.mongo.ObjectId, [path]: value };
        return sealed === undefined ? [] : [{ updateOne: { filter, update: { $set: { [path]: sealed } } } }];
      } catch {
        unopened.push(`${name} ${id}, ${path}`);
        return [];
      }
    }),
  );
  if (writes.length === 0) return 0;
  const { modifiedCount } = await mongoose.connection.collection(name).bulkWrite(writes, { ordered: false });
  return modifiedCount;
}

/** Every text of a record with its path, as an update names it. */
function* stringsOf(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (Array.isArray(value) || isPlainObject(value)) {
    for (const [key, each] of Object.entries(value)) yield* stringsOf(each, path ? `${path}.${key}` : key);
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
