import { Double, Long } from 'bson';
import type { Document } from '../document';
import { fail } from '../errors';
import { formatValue } from '../query/format';
import { compileFilter } from '../query/match';
import type { Collection } from '../storage/catalog';
import { encode } from '../wire/bson';
import type { Command, Handler } from './command';
import { toFlow } from '../aggregation/flow';
import { replyWithCursor } from './replies';

/** Options of `create` that mean nothing here, or nothing different from the default. */
const unsupported = [
  'capped',
  'timeseries',
  'viewOn',
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
  await store.writer.writeAtomically(() => {
    if (store.catalog.find(name))
      fail('NamespaceExists', `namespace ${name} already exists, but with different options`);
    store.catalog.create(name);
  });
  return {};
};

const drop: Handler = async ({ store }, command) => {
  const name = command.namespace;
  const indexes = await store.writer.writeAtomically(() => {
    const collection = store.catalog.find(name);
    if (collection) store.catalog.drop(collection);
    return collection?.indexes.length;
  });
  return indexes === undefined ? { ns: name } : { nIndexesWas: indexes, ns: name };
};

const dropDatabase: Handler = async ({ store }, { database }) => {
  await store.writer.writeAtomically(() => {
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
    const target = store.catalog.find(to);
    if (target && !command.flag('dropTarget')) fail('NamespaceExists', 'target namespace exists');
    if (target) store.catalog.drop(target);
    store.catalog.rename(collection, to);
  });
  return {};
};

const listCollections: Handler = async ({ store, ...server }, command) => {
  const matches = compileFilter(command.document('filter') ?? {});
  const isNameOnly = command.flag('nameOnly');
  const documents = store.catalog
    .list(command.database)
    .map((collection) => describe(collection, command))
    .filter((info) => matches(info))
    .map((info) => encode(isNameOnly ? { name: info.name, type: 'collection' } : info));
  return replyWithCursor(
    { store, ...server },
    command,
    `${command.database}.$cmd.listCollections`,
    toFlow(() => documents),
  );
};

function describe({ name, options, uuid }: Collection, { database }: Command): Document {
  return {
    name: name.slice(database.length + 1),
    type: 'collection',
    options,
    info: { readOnly: false, uuid },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
}

const listDatabases: Handler = ({ store }, command) => {
  const matches = compileFilter(command.document('filter') ?? {});
  const names = [...new Set(store.catalog.list().map(({ name }) => name.slice(0, name.indexOf('.'))))].sort();
  const databases = names
    .map((name) => ({ name, sizeOnDisk: Long.fromNumber(1), empty: false }))
    .filter((database) => matches(database));
  if (command.flag('nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
  return { databases, totalSize: Long.fromNumber(databases.length), totalSizeMb: Long.ZERO };
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

const collStats: Handler = ({ store }, command) => {
  const collection = store.catalog.find(command.namespace);
  return {
    ns: command.namespace,
    count: collection?.count ?? 0,
    size: 0,
    storageSize: 0,
    nindexes: collection?.indexes.length ?? 0,
    capped: false,
    scaleFactor: 1,
  };
};

const dbStats: Handler = ({ store }, { database }) => {
  const collections = store.catalog.list(database);
  const objects = collections.reduce((sum, { count }) => sum + count, 0);
  return {
    db: database,
    collections: collections.length,
    views: 0,
    objects,
    avgObjSize: new Double(0),
    dataSize: 0,
    storageSize: 0,
    indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
  };
};

export const collectionCommands: Readonly<Record<string, Handler>> = {
  create,
  drop,
  dropDatabase,
  renameCollection,
  listCollections,
  listDatabases,
  collMod,
  collStats,
  dbStats,
};
