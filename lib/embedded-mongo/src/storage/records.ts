import type { Document } from '../values/document';
import { MongoError } from '../values/errors';
import { formatDocument } from '../values/format';
import { decode } from '../values/bson';
import type { Catalog, Collection, Index } from './catalog';
import type { Environment } from './environment';
import { isLongKey, keysOf, type IndexKey, shorten } from './indexKeys';
import { missing } from '../values/keys';
import { toPrefix } from './ranges';

/** 6 bytes, counted up per collection. */
export type RecordId = Buffer;
type Entry = { key: Buffer; index: Index; values: unknown[] };

/** Changes records with their index entries; validates before the first change. */
export class Records {
  constructor(
    private readonly environment: Environment,
    private readonly catalog: Catalog,
  ) {}

  get(collection: Collection, id: RecordId): Buffer | undefined {
    return this.environment.records.get(toRecordKey(collection, id));
  }

  insert(collection: Collection, document: Document, bytes: Buffer): RecordId {
    const id = Buffer.alloc(6);
    id.writeUIntBE(collection.nextRecord, 0, 6);
    const entries = this.entriesOf(collection, document, id);
    this.refuseDuplicates(collection, entries);
    collection.nextRecord++;
    this.environment.records.putSync(toRecordKey(collection, id), bytes);
    for (const { key } of entries) this.environment.entries.putSync(key, id);
    this.catalog.addToCount(collection, 1);
    return id;
  }

  replace(collection: Collection, id: RecordId, before: Document, after: Document, bytes: Buffer): void {
    const old = new Map(
      this.entriesOf(collection, before, id).map((entry) => [entry.key.toString('latin1'), entry]),
    );
    const added = this.entriesOf(collection, after, id).filter(
      ({ key }) => !old.delete(key.toString('latin1')),
    );
    this.refuseDuplicates(collection, added);
    this.environment.records.putSync(toRecordKey(collection, id), bytes);
    for (const { key } of old.values()) this.environment.entries.removeSync(key);
    for (const { key } of added) this.environment.entries.putSync(key, id);
  }

  remove(collection: Collection, id: RecordId, document: Document): void {
    for (const { key } of this.entriesOf(collection, document, id)) this.environment.entries.removeSync(key);
    this.environment.records.removeSync(toRecordKey(collection, id));
    this.catalog.addToCount(collection, -1);
  }

  /** Builds an index from existing records. */
  addToIndex(collection: Collection, index: Index, rows: Iterable<{ key: Buffer; value: Buffer }>): void {
    for (const { key, value } of rows) {
      const id = key.subarray(4);
      const entries = this.entriesOfIndex(collection, index, decode(value), id);
      this.refuseDuplicates(collection, entries);
      for (const entry of entries) this.environment.entries.putSync(entry.key, id);
    }
  }

  private entriesOf(collection: Collection, document: Document, id: RecordId): Entry[] {
    return collection.indexes.flatMap((index) => this.entriesOfIndex(collection, index, document, id));
  }

  private entriesOfIndex(collection: Collection, index: Index, document: Document, id: RecordId): Entry[] {
    if (index.includes && !index.includes(document)) return [];
    const { keys, arrays } = keysOf(document, index.fields);
    const kept = index.isSparse
      ? keys.filter(({ values }) => values.some((value) => value !== missing))
      : keys;
    this.noteShape(collection, index, arrays, kept);
    return kept.map(({ bytes, values }) => ({ index, values, key: toEntryKey(index, bytes, id) }));
  }

  private noteShape(
    collection: Collection,
    index: Index,
    arrays: readonly boolean[],
    keys: readonly IndexKey[],
  ): void {
    const hasNewArray = arrays.some((isArray, i) => isArray && !index.arrays[i]);
    const hasNewLength = !index.hasLongKeys && keys.some(({ bytes }) => isLongKey(bytes));
    if (!hasNewArray && !hasNewLength) return;
    index.arrays = index.arrays.map((isArray, i) => isArray || arrays[i] === true);
    index.hasLongKeys ||= hasNewLength;
    this.catalog.save(collection);
  }

  private refuseDuplicates(collection: Collection, entries: readonly Entry[]): void {
    for (const { index, key, values } of entries)
      if (index.isUnique && this.environment.entries.doesExist(key))
        throw duplicateKey(collection, index, values);
  }
}

function toRecordKey(collection: Collection, id: RecordId): Buffer {
  return Buffer.concat([toPrefix(collection.id), id]);
}

function toEntryKey(index: Index, bytes: Buffer, id: RecordId): Buffer {
  const parts = [toPrefix(index.id), shorten(bytes)];
  if (!index.isUnique) parts.push(id);
  return Buffer.concat(parts);
}

function duplicateKey(collection: Collection, index: Index, values: readonly unknown[]): MongoError {
  const keyValue = Object.fromEntries(
    index.fields.map(({ field }, i) => [field, values[i] === missing ? null : values[i]]),
  );
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.name} index: ${index.spec.name} dup key: ${formatDocument(keyValue)}`,
    { keyPattern: index.spec.key, keyValue },
  );
}
