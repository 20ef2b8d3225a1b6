import type { Document } from 'bson';
import mongoose from 'mongoose';
import { resealed } from '@/lib/server/crypto';

const PAGE = 500;
/** A save begun with the old key may land after a pass, so passes repeat. */
const MAX_PASSES = 5;

export type RotationProgress = { collection: string; records: number; resealed: number };
/** `unopened`: paths of sealed texts that no key opens. */
export type Rotation = { records: number; resealed: number; unopened: readonly string[] };

/** Finds sealed values at any path, rather than by a list of fields. Can be interrupted and repeated. */
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

/** Replaces a value only if it is unchanged: a concurrent save has already used the new key. */
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

function* stringsOf(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (Array.isArray(value) || isPlainObject(value)) {
    for (const [key, each] of Object.entries(value)) yield* stringsOf(each, path ? `${path}.${key}` : key);
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
