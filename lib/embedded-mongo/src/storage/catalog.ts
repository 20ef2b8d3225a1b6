import { randomUUID } from 'node:crypto';
import { UUID } from 'bson';
import type { Document } from '../values/document';
import { type SortField, toSortFields } from '../query/sort';
import { compileFilter, type Predicate } from '../query/match';
import { fail } from '../values/errors';
import { decode, encode } from '../values/bson';
import type { Environment } from './environment';
import { lastKey, prefixRange, toPrefix } from './ranges';
import { Views } from './views';

/** In the client's format: `key`, `name` and options. */
export type IndexSpec = Document & { key: Document; name: string };

export type Index = {
  id: number;
  spec: IndexSpec;
  fields: SortField[];
  isUnique: boolean;
  isSparse: boolean;
  /** The filter of a partial index. */
  includes?: Predicate;
  /** Per field: whether a document ever had an array there, as MongoDB's multikey. */
  arrays: boolean[];
  /** A key was shortened, so the index can't sort. */
  hasLongKeys: boolean;
};

export type Collection = {
  name: string;
  id: number;
  uuid: UUID;
  options: Document;
  indexes: Index[];
  count: number;
  nextRecord: number;
};

/** Kept in memory; each change is written in its transaction. */
export class Catalog {
  readonly views: Views;
  private collections = new Map<string, Collection>();
  private nextId = 1;
  private readonly changedCounts = new Set<Collection>();

  constructor(private readonly environment: Environment) {
    this.views = new Views(environment.views);
    this.reload();
  }

  /** Undoes a failed transaction's changes; existing Collection objects stay valid. */
  reload(): void {
    const before = this.collections;
    this.collections = new Map();
    this.changedCounts.clear();
    this.views.reload();
    let highest = 0;
    for (const { key, value } of this.environment.catalog.getRange({})) {
      const stored = this.fromStored(key.toString(), decode(value));
      const collection = Object.assign(before.get(stored.name) ?? stored, stored);
      this.collections.set(collection.name, collection);
      highest = Math.max(highest, collection.id, ...collection.indexes.map((index) => index.id));
    }
    for (const key of this.environment.garbage.getKeys({})) highest = Math.max(highest, key.readUInt32BE(1));
    this.nextId = highest + 1;
  }

  /** Views are no collections: readers unfold them first. */
  find(name: string): Collection | undefined {
    if (this.views.find(name))
      fail('CommandNotSupportedOnView', `Namespace ${name} is a view, not a collection`);
    return this.collections.get(name);
  }

  list(database?: string): Collection[] {
    const all = [...this.collections.values()];
    return database === undefined ? all : all.filter(({ name }) => name.startsWith(`${database}.`));
  }

  create(name: string, options: Document = {}): Collection {
    const collection: Collection = {
      name,
      id: this.nextId++,
      uuid: new UUID(randomUUID()),
      options,
      indexes: [],
      count: 0,
      nextRecord: 1,
    };
    this.collections.set(name, collection);
    this.addIndex(collection, { v: 2, key: { _id: 1 }, name: '_id_' });
    return collection;
  }

  /** Rows are removed later in small steps, so dropping takes constant time. */
  drop(collection: Collection): void {
    this.environment.catalog.removeSync(Buffer.from(collection.name));
    this.environment.counts.removeSync(toPrefix(collection.id));
    this.collections.delete(collection.name);
    this.changedCounts.delete(collection);
    this.discard('records', collection.id);
    for (const index of collection.indexes) this.discard('entries', index.id);
  }

  rename(collection: Collection, name: string): void {
    this.environment.catalog.removeSync(Buffer.from(collection.name));
    this.collections.delete(collection.name);
    collection.name = name;
    this.collections.set(name, collection);
    this.save(collection);
  }

  addIndex(collection: Collection, spec: IndexSpec): Index {
    const index = toIndex({ id: this.nextId++, spec });
    collection.indexes.push(index);
    this.save(collection);
    return index;
  }

  dropIndex(collection: Collection, index: Index): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.discard('entries', index.id);
    this.save(collection);
  }

  save(collection: Collection): void {
    const { id, uuid, options, indexes, name } = collection;
    const stored = indexes.map((index) => ({
      id: index.id,
      spec: index.spec,
      arrays: index.arrays,
      hasLongKeys: index.hasLongKeys,
    }));
    this.environment.catalog.putSync(Buffer.from(name), encode({ id, uuid, options, indexes: stored }));
  }

  addToCount(collection: Collection, change: number): void {
    collection.count += change;
    this.changedCounts.add(collection);
  }

  /** Call once at the end of each transaction. */
  saveCounts(): void {
    for (const { id, count } of this.changedCounts) {
      const value = Buffer.alloc(8);
      value.writeBigUInt64BE(BigInt(count));
      this.environment.counts.putSync(toPrefix(id), value);
    }
    this.changedCounts.clear();
  }

  private discard(table: 'records' | 'entries', id: number): void {
    const key = Buffer.concat([Buffer.from([table === 'records' ? 1 : 2]), toPrefix(id)]);
    this.environment.garbage.putSync(key, Buffer.alloc(1));
  }

  private fromStored(name: string, stored: Document): Collection {
    const id = Number(stored.id);
    const last = lastKey(this.environment.records, prefixRange(toPrefix(id)));
    const count = this.environment.counts.get(toPrefix(id));
    return {
      name,
      id,
      uuid: stored.uuid as UUID,
      options: stored.options as Document,
      indexes: (stored.indexes as StoredIndex[]).map(toIndex),
      count: count ? Number(count.readBigUInt64BE()) : 0,
      nextRecord: last ? last.readUIntBE(4, 6) + 1 : 1,
    };
  }
}

type StoredIndex = { id: unknown; spec: Document; arrays?: boolean[]; hasLongKeys?: boolean };

function toIndex({ id, spec, arrays, hasLongKeys = false }: StoredIndex): Index {
  const fields = toSortFields(spec.key);
  const partial = spec.partialFilterExpression as Document | undefined;
  return {
    id: Number(id),
    spec: spec as IndexSpec,
    fields,
    isUnique: spec.unique === true || spec.name === '_id_',
    isSparse: spec.sparse === true,
    ...(partial && { includes: compileFilter(partial) }),
    arrays: arrays ?? fields.map(() => false),
    hasLongKeys,
  };
}
