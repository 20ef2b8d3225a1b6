import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { formatDocument } from '../values/format';
import { compileFilter } from '../query/match';
import { toPlain } from '../query/expressions';
import { isNumeric, toNumber } from '../values/numbers';
import { findIndex } from '../planner/plan';
import type { Collection, Index, IndexSpec } from '../storage/catalog';
import { prefixRange, scan, toPrefix } from '../storage/ranges';
import { encode, isPlainObject } from '../values/bson';
import type { Handler } from '../serving/server';
import { toFlow } from '../aggregation/flow';
import { replyWithCursor } from '../serving/replies';
import { getOrCreate } from '../writing/writes';

const known = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'background',
  'v',
  'ns',
  'hidden',
  'collation',
]);

/** Validates a definition and brings it into MongoDB's stored form. */
function toSpec(raw: unknown): IndexSpec {
  if (!isPlainObject(raw) || !isPlainObject(raw.key))
    fail('FailedToParse', "The 'key' field is a required property of an index specification");
  const { key, name } = raw;
  const unknown = Object.keys(raw).find((option) => !known.has(option));
  if (unknown !== undefined)
    fail(
      197,
      `The field '${unknown}' is not valid for an index specification. Specification: ${formatDocument(raw)}`,
    );
  checkKey(key);
  if (typeof name !== 'string' || name === '')
    fail('FailedToParse', "The 'name' field is a required property of an index specification");
  if (raw.hidden === true || isPlainObject(raw.collation))
    fail('NotImplemented', 'Hidden indexes and indexes with a collation are not supported by this store');
  checkOptions(raw);
  const { unique, sparse, expireAfterSeconds, partialFilterExpression } = raw;
  return {
    v: 2,
    key,
    name,
    ...(unique === true && { unique }),
    ...(sparse === true && { sparse }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: expireAfterSeconds }),
    ...(partialFilterExpression !== undefined && {
      partialFilterExpression: partialFilterExpression,
    }),
  };
}

function checkKey(key: Document): void {
  const fields = Object.entries(key);
  if (fields.length === 0) fail('CannotCreateIndex', 'Index keys cannot be an empty object');
  for (const [field, order] of fields) {
    if (typeof order === 'string') fail('CannotCreateIndex', `Unknown index plugin '${order}'`);
    const direction = isNumeric(order) ? toNumber(order) : 0;
    if (direction === 0 || Number.isNaN(direction))
      fail(
        'CannotCreateIndex',
        `Values in v:2 index key pattern cannot be of type ${typeof order} or 0. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    if (field === '' || field.split('.').includes(''))
      fail('CannotCreateIndex', 'Index keys cannot be an empty field or have empty parts');
    if (field.includes('$**')) fail('NotImplemented', 'Wildcard indexes are not supported by this store');
    if (field.split('.').some((part) => part.startsWith('$')))
      fail('CannotCreateIndex', `Index key contains an illegal field name: field name starts with '$'.`);
  }
}

function checkOptions({ sparse, partialFilterExpression, expireAfterSeconds, key }: Document): void {
  if (partialFilterExpression !== undefined) {
    if (!isPlainObject(partialFilterExpression))
      fail('CannotCreateIndex', 'partialFilterExpression must be an object');
    if (sparse === true)
      fail('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
    compileFilter(partialFilterExpression);
  }
  if (expireAfterSeconds === undefined) return;
  if (!isNumeric(expireAfterSeconds))
    fail('CannotCreateIndex', "TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = toNumber(expireAfterSeconds);
  if (!(seconds >= 0 && seconds <= 0x7fffffff))
    fail(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a number smaller than 2147483647`,
    );
  const fields = Object.keys(key as Document);
  if (fields.length > 1)
    fail('CannotCreateIndex', 'TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (fields[0] === '_id')
    fail('CannotCreateIndex', "The field 'expireAfterSeconds' is not valid for an _id index specification");
}

/** An equal existing index; throws if one differs in options. */
function existing(collection: Collection, spec: IndexSpec): Index | undefined {
  const sameName = collection.indexes.find((index) => index.spec.name === spec.name);
  const sameKey = collection.indexes.find(
    (index) => isSameKey(index.spec, spec) && isSamePartial(index.spec, spec),
  );
  if (sameKey?.spec.name === '_id_') return sameKey;
  if (sameKey && sameKey !== sameName)
    fail('IndexOptionsConflict', `Index already exists with a different name: ${sameKey.spec.name}`);
  if (sameName && !(sameKey && isSameSpec(sameName.spec, spec))) return conflict(sameName, spec);
  return sameName;
}

function isSameKey(a: IndexSpec, b: IndexSpec): boolean {
  return formatDocument(toPlain(a.key) as Document) === formatDocument(toPlain(b.key) as Document);
}

function isSameSpec(a: IndexSpec, b: IndexSpec): boolean {
  return encode(a).equals(encode({ ...b, key: a.key }));
}

function isSamePartial(a: IndexSpec, b: IndexSpec): boolean {
  return encode({ x: a.partialFilterExpression }).equals(encode({ x: b.partialFilterExpression }));
}

function conflict(index: Index, spec: IndexSpec): never {
  return fail(
    'IndexKeySpecsConflict',
    `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${formatDocument(spec)}, existing index: ${formatDocument(index.spec)}`,
  );
}

const createIndexes: Handler = async ({ store }, command) => {
  const name = command.namespace;
  const raw = command.body.indexes;
  if (!Array.isArray(raw) || raw.length === 0) fail('BadValue', 'Must specify at least one index to create');
  const specs = raw.map(toSpec);
  return store.writer.writeAtomically(() => {
    const createdCollectionAutomatically = store.catalog.find(name) === undefined;
    const collection = getOrCreate(store, name);
    const numIndexesBefore = collection.indexes.length;
    for (const spec of specs) {
      if (existing(collection, spec)) continue;
      const index = store.catalog.addIndex(collection, spec);
      store.records.addToIndex(
        collection,
        index,
        scan(store.environment.records, prefixRange(toPrefix(collection.id))),
      );
    }
    const numIndexesAfter = collection.indexes.length;
    const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note };
  });
};

const listIndexes: Handler = async (server, command) => {
  const name = command.namespace;
  const collection = server.store.catalog.find(name);
  if (!collection) fail('NamespaceNotFound', `ns does not exist: ${name}`);
  const documents = collection.indexes.map(({ spec }) => encode(spec));
  return replyWithCursor(
    server,
    command,
    name,
    toFlow(() => documents),
  );
};

const dropIndexes: Handler = async ({ store }, command) => {
  const name = command.namespace;
  const wanted = command.body.index;
  return store.writer.writeAtomically(() => {
    const collection = store.catalog.find(name);
    if (!collection) fail('NamespaceNotFound', `ns not found ${name}`);
    const nIndexesWas = collection.indexes.length;
    for (const index of indexesToDrop(collection, wanted)) store.catalog.dropIndex(collection, index);
    return { nIndexesWas };
  });
};

function indexesToDrop(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes.filter(({ spec }) => spec.name !== '_id_');
  return (Array.isArray(wanted) ? wanted : [wanted]).map((one) => {
    const index = findIndex(collection, one);
    if (!index)
      fail(
        'IndexNotFound',
        typeof one === 'string'
          ? `index not found with name [${one}]`
          : `can't find index with key: ${isPlainObject(one) ? formatDocument(one) : String(one)}`,
      );
    if (index.spec.name === '_id_') fail('InvalidOptions', 'cannot drop _id index');
    return index;
  });
}

export const indexCommands: Readonly<Record<string, Handler>> = { createIndexes, listIndexes, dropIndexes };
