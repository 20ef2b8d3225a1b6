import { BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import type { Document, Sent } from '../values/document';
import type { MongoError } from '../values/errors';
import { fail } from '../values/errors';
import { Search, step } from '../planner/search';
import type { Found } from '../planner/search';
import type { Query } from '../planner/plan';
import type { Variables } from '../query/expressions';
import type { Update } from '../query/update';
import { upsertSeed } from '../query/upsert';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { checkDocument, decode, encode, isPlainObject, maxDocumentSize } from '../values/bson';

export function getOrCreate(store: Store, namespace: string): Collection {
  return store.catalog.find(namespace) ?? store.catalog.create(namespace);
}

export function insertOne(store: Store, collection: Collection, sent: Sent): void {
  const { document, bytes } = withIdFirst(sent);
  checkId(document._id);
  checkStorable(bytes);
  store.records.insert(collection, document, bytes);
}

/** As MongoDB: `_id` first, generated if missing; empty timestamps are filled in. */
function withIdFirst(sent: Sent): Sent {
  const { document } = sent;
  const isEmptyTimestamp = (value: unknown): boolean =>
    value instanceof Timestamp && value.t === 0 && value.i === 0;
  const isInOrder = Object.keys(document)[0] === '_id';
  if (isInOrder && !Object.values(document).some(isEmptyTimestamp)) return sent;
  const now = new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  const fields = Object.entries(document).map(([name, value]) => [
    name,
    name !== '_id' && isEmptyTimestamp(value) ? now : value,
  ]);
  const ordered: Document = { _id: Object.hasOwn(document, '_id') ? document._id : new ObjectId() };
  Object.assign(ordered, Object.fromEntries(fields));
  return { document: ordered, bytes: encode(ordered) };
}

function checkId(id: unknown): void {
  if (Array.isArray(id)) fail('BadValue', "can't use an array for _id");
  if (id instanceof BSONRegExp) fail('BadValue', "can't use a regex for _id");
  if (id === undefined) fail('BadValue', "can't use a undefined for _id");
  const dollar = isPlainObject(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (dollar !== undefined)
    fail(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
}

/** An update may make a document too large or too deep. */
function checkStorable(bytes: Buffer): void {
  checkDocument(bytes);
  if (bytes.length > maxDocumentSize)
    fail(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
}

export type UpdateStatement = Query & {
  variables?: Variables;
  update: Update;
  isMulti: boolean;
  isUpsert: boolean;
};
export type Changed = { before: Document; after: Document };
export type UpdateResult = { matched: number; modified: number; upsertedId?: unknown; changed?: Changed };

/** Yields between documents. */
export function* updateMatches(
  store: Store,
  namespace: string,
  statement: UpdateStatement,
): Generator<undefined, UpdateResult> {
  const collection = store.catalog.find(namespace);
  const result: UpdateResult = { matched: 0, modified: 0 };
  if (collection)
    for (const found of matchesOf(store, collection, statement)) {
      yield undefined;
      if (found === step) continue;
      result.matched++;
      const changed = updateOne(store, collection, found, statement);
      if (changed.isModified) result.modified++;
      result.changed = changed;
      if (!statement.isMulti) break;
    }
  if (result.matched > 0 || !statement.isUpsert) return result;
  return upsert(store, namespace, statement);
}

/** Each record once, even if its change moves it along the scanned index. */
function* matchesOf(
  store: Store,
  collection: Collection,
  statement: Query & { isMulti: boolean },
): Generator<Found | typeof step> {
  const search = new Search(store, collection, { ...statement, ...(!statement.isMulti && { limit: 1 }) });
  const seen = new Set<number>();
  for (const found of search.run()) {
    if (found !== step && statement.isMulti) {
      const id = found.id.readUIntBE(0, 6);
      if (seen.has(id)) continue;
      seen.add(id);
    }
    yield found;
  }
}

function updateOne(
  store: Store,
  collection: Collection,
  found: Found,
  { update, filter }: UpdateStatement,
): Changed & { isModified: boolean } {
  const before = found.document;
  const after = update.apply(decode(found.bytes), { filter, isInsert: false });
  const bytes = encode(after);
  const isModified = !bytes.equals(found.bytes);
  if (isModified) {
    checkStorable(bytes);
    store.records.replace(collection, found.id, before, after, bytes);
  }
  return { before, after, isModified };
}

function upsert(store: Store, namespace: string, statement: UpdateStatement): UpdateResult {
  const seed = upsertSeed(statement.filter, statement.update.kind);
  const applied = statement.update.apply(seed, { filter: statement.filter, isInsert: true });
  const document = Object.hasOwn(applied, '_id') ? applied : { _id: new ObjectId(), ...applied };
  const collection = getOrCreate(store, namespace);
  insertOne(store, collection, { document, bytes: encode(document) });
  return {
    matched: 0,
    modified: 0,
    upsertedId: document._id,
    changed: { before: {}, after: document },
  };
}

export type DeleteStatement = Query & { variables?: Variables; isMulti: boolean };

export function* deleteMatches(
  store: Store,
  namespace: string,
  statement: DeleteStatement,
): Generator<undefined, { deleted: number; document?: Document }> {
  const collection = store.catalog.find(namespace);
  if (!collection) return { deleted: 0 };
  let deleted = 0;
  for (const found of matchesOf(store, collection, statement)) {
    yield undefined;
    if (found === step) continue;
    store.records.remove(collection, found.id, found.document);
    deleted++;
    if (!statement.isMulti) return { deleted, document: found.document };
  }
  return { deleted };
}

/** As in a reply's `writeErrors`. */
export function toWriteError(error: MongoError, index: number): Document {
  return { index: new Int32(index), code: error.code, ...error.details, errmsg: error.message };
}
