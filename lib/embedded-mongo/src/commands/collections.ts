import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { formatValue } from '../values/format';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { encode } from '../values/bson';
import type { Handler } from '../serving/server';
import { createView } from './views';

/** Refused unless they equal the default. */
const unsupported = [
  'capped',
  'timeseries',
  'validator',
  'clusteredIndex',
  'expireAfterSeconds',
  'collation',
  'encryptedFields',
  'changeStreamPreAndPostImages',
];

const create: Handler = async ({ store }, command) => {
  const name = command.namespace;
  command.refuse(...unsupported);
  const isView = command.body.viewOn !== undefined;
  if (!isView && command.body.pipeline !== undefined)
    fail('InvalidOptions', "'pipeline' requires 'viewOn' to also be specified");
  await store.writer.writeAtomically(() => {
    if (catalogHas(store, name))
      fail('NamespaceExists', `namespace ${name} already exists, but with different options`);
    if (isView) createView(store.catalog, command);
    else store.catalog.create(name);
  });
  return {};
};

function catalogHas({ catalog }: Store, name: string): boolean {
  return catalog.views.find(name) !== undefined || catalog.find(name) !== undefined;
}

const drop: Handler = async ({ store }, command) => {
  const name = command.namespace;
  const indexes = await store.writer.writeAtomically(() => {
    const view = store.catalog.views.find(name);
    if (view) return store.catalog.views.drop(view);
    const collection = store.catalog.find(name);
    if (collection) store.catalog.drop(collection);
    return collection?.indexes.length;
  });
  return indexes === undefined ? { ns: name } : { nIndexesWas: indexes, ns: name };
};

const dropDatabase: Handler = async ({ store }, { database }) => {
  await store.writer.writeAtomically(() => {
    for (const view of store.catalog.views.list(database)) store.catalog.views.drop(view);
    for (const collection of store.catalog.list(database)) store.catalog.drop(collection);
  });
  return { dropped: database };
};

const renameCollection: Handler = async ({ store }, command) => {
  const { renameCollection: from, to } = command.body as { renameCollection?: unknown; to?: unknown };
  if (command.database !== 'admin')
    fail('Unauthorized', 'renameCollection may only be run against the admin database.');
  if (typeof from !== 'string' || typeof to !== 'string')
    fail('TypeMismatch', "'renameCollection' and 'to' must be strings");
  if (!/^[^.]+\../.test(to)) fail('InvalidNamespace', `Invalid target namespace: ${to}`);
  if (from === to) fail('IllegalOperation', "Can't rename a collection to itself");
  await store.writer.writeAtomically(() => {
    const collection = store.catalog.find(from);
    if (!collection) fail('NamespaceNotFound', `Source collection ${from} does not exist`);
    if (store.catalog.views.find(to)) fail('NamespaceExists', `a view already exists with that name: ${to}`);
    const target = store.catalog.find(to);
    if (target && !command.flag('dropTarget')) fail('NamespaceExists', 'target namespace exists');
    if (target) store.catalog.drop(target);
    store.catalog.rename(collection, to);
  });
  return {};
};

const collMod: Handler = async ({ store }, command) => {
  const name = command.namespace;
  command.refuse('validator', 'viewOn', 'timeseries', 'expireAfterSeconds');
  const change = command.document('index');
  return store.writer.writeAtomically(() => {
    const collection = store.catalog.find(name);
    if (!collection) fail('NamespaceNotFound', `ns does not exist: ${name}`);
    return change ? modifyIndex(collection, change) : {};
  });

  function modifyIndex(
    collection: Collection,
    { name: indexName, keyPattern, expireAfterSeconds }: Document,
  ): Document {
    const index = collection.indexes.find(({ spec }) =>
      indexName === undefined
        ? encode(spec.key).equals(encode(keyPattern as Document))
        : spec.name === indexName,
    );
    if (!index)
      fail('IndexNotFound', `cannot find index ${formatValue(indexName ?? keyPattern)} for ns ${name}`);
    if (expireAfterSeconds === undefined)
      fail('InvalidOptions', 'no expireAfterSeconds, hidden, or unique field');
    const before = index.spec.expireAfterSeconds;
    index.spec = { ...index.spec, expireAfterSeconds: expireAfterSeconds };
    store.catalog.save(collection);
    return {
      ...(before !== undefined && { expireAfterSeconds_old: before }),
      expireAfterSeconds_new: expireAfterSeconds,
    };
  }
};

export const collectionCommands: Readonly<Record<string, Handler>> = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  collMod,
};
