import { randomUUID } from 'node:crypto';
import { ObjectId } from 'bson';
import type { Document } from '../values/document';
import { getOrCreate, insertOne, updateMatches } from '../writing/writes';
import { toUpdateStatement } from '../writing/statements';
import { fail, MongoError } from '../values/errors';
import { toPath, valueAt } from '../values/paths';
import { evaluate, type Variables } from '../query/expressions';
import { findIndex } from '../planner/plan';
import { missing } from '../values/keys';
import { type Store, temporaryPrefix } from '../storage/store';
import { encode, isPlainObject } from '../values/bson';
import type { Flow, PipelineContext } from './flow';

const batchSize = 200;

async function* batches(flow: Flow): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  for await (const document of flow) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function toNamespace(target: unknown, { database }: PipelineContext): string {
  if (typeof target === 'string') return `${database}.${target}`;
  if (isPlainObject(target) && typeof target.coll === 'string')
    return `${typeof target.db === 'string' ? target.db : database}.${target.coll}`;
  return fail(16990, 'the target must be a collection name, or a document with db and coll');
}

/** Fills a temporary collection, then replaces the old one in one transaction, keeping its indexes. */
export async function out(flow: Flow, spec: unknown, context: PipelineContext): Promise<[]> {
  const { store } = context;
  const target = toNamespace(spec, context);
  const temporary = `${context.database}.${temporaryPrefix}${randomUUID()}`;
  await store.writer.writeAtomically(() => {
    const collection = store.catalog.create(temporary);
    for (const { spec: index } of store.catalog.find(target)?.indexes ?? [])
      if (index.name !== '_id_') store.catalog.addIndex(collection, index);
  });
  try {
    for await (const batch of batches(flow))
      await store.writer.writeAtomically(() => {
        for (const document of batch) insertInto(store, temporary, document);
      });
    await store.writer.writeAtomically(() => replaceCollection(store, temporary, target));
    return [];
  } catch (error) {
    await store.writer.writeAtomically(() => dropIfThere(store, temporary));
    throw error;
  }
}

function insertInto(store: Store, namespace: string, document: Document): void {
  insertOne(store, getOrCreate(store, namespace), { document, bytes: encode(document) });
}

function replaceCollection(store: Store, from: string, to: string): void {
  dropIfThere(store, to);
  const collection = store.catalog.find(from);
  if (collection) store.catalog.rename(collection, to);
}

function dropIfThere(store: Store, namespace: string): void {
  const collection = store.catalog.find(namespace);
  if (collection) store.catalog.drop(collection);
}

type Merge = {
  target: string;
  on: string[];
  whenMatched: unknown;
  whenNotMatched: unknown;
  let?: Document;
  variables?: Variables;
};

export async function merge(flow: Flow, spec: unknown, context: PipelineContext): Promise<[]> {
  const options = toMerge(spec, context);
  const { store } = context;
  for await (const batch of batches(flow))
    await store.writer.writeStep(() => {
      for (const document of batch) mergeOne(store, options, document);
    });
  return [];
}

function toMerge(spec: unknown, context: PipelineContext): Merge {
  const options: Document = isPlainObject(spec) && Object.hasOwn(spec, 'into') ? spec : { into: spec };
  const on = options.on === undefined ? ['_id'] : [options.on as string | string[]].flat();
  const target = toNamespace(options.into, context);
  const collection = context.store.catalog.find(target);
  const isId = on.length === 1 && on[0] === '_id';
  const key = Object.fromEntries(on.map((field) => [field, 1]));
  if (!isId && !(collection && findIndex(collection, key)?.isUnique))
    fail(51183, 'Cannot find index to verify that join fields will be unique');
  return {
    target,
    on,
    whenMatched: options.whenMatched ?? 'merge',
    whenNotMatched: options.whenNotMatched ?? 'insert',
    let: options.let as Document | undefined,
    variables: context.variables,
  };
}

function mergeOne(store: Store, options: Merge, source: Document): void {
  const document: Document = Object.hasOwn(source, '_id') ? source : { _id: new ObjectId(), ...source };
  const filter = Object.fromEntries(
    options.on.map((field) => {
      const value = valueAt(document, toPath(field));
      if (value === missing || value === null || Array.isArray(value))
        fail(51132, "$merge write error: 'on' field cannot be missing, null, undefined or an array");
      return [field, { $eq: value }];
    }),
  );
  const { matched } = runUpdate(store, options, filter, document);
  if (matched > 0) return;
  if (options.whenNotMatched === 'discard') return;
  if (options.whenNotMatched === 'fail')
    fail(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  insertInto(store, options.target, document);
}

function runUpdate(store: Store, options: Merge, filter: Document, document: Document): { matched: number } {
  const { _id: id, ...fields } = document;
  const updates: Record<string, unknown> = {
    merge: { $set: fields },
    replace: options.on.includes('_id') ? document : fields,
    keepExisting: { $setOnInsert: {} },
    fail: { $setOnInsert: {} },
  };
  const { whenMatched } = options;
  const update = Array.isArray(whenMatched) ? whenMatched : updates[String(whenMatched)];
  const variables = { ...options.variables, new: document, ...letVariables(options, document) };
  const statement = toUpdateStatement({ filter, update }, variables);
  const work = updateMatches(store, options.target, statement);
  let result = work.next();
  while (!result.done) result = work.next();
  if (whenMatched === 'fail' && result.value.matched > 0)
    throw new MongoError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${options.target} index: _id_ dup key: { _id: ${String(id)} }`,
      { keyPattern: { _id: 1 }, keyValue: { _id: id } },
    );
  return { matched: result.value.matched };
}

function letVariables({ let: definitions }: Merge, document: Document): Document {
  return Object.fromEntries(
    Object.entries(definitions ?? {}).map(([name, expression]) => [name, evaluate(expression, document)]),
  );
}
