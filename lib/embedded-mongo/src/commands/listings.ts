import { Double, Long } from 'bson';
import { toFlow } from '../aggregation/flow';
import type { Document } from '../values/document';
import { compileFilter } from '../query/match';
import type { Collection } from '../storage/catalog';
import type { View } from '../storage/views';
import { encode } from '../values/bson';
import type { Handler } from '../serving/server';
import { replyWithCursor } from '../serving/replies';

const listCollections: Handler = async ({ store, ...server }, command) => {
  const matches = compileFilter(command.document('filter') ?? {});
  const isNameOnly = command.flag('nameOnly');
  const { database } = command;
  const { catalog } = store;
  const documents = [
    ...catalog.list(database).map(describe),
    ...catalog.views.list(database).map(describeView),
  ]
    .filter((info) => matches(info))
    .map(({ name, type, ...info }) => encode(isNameOnly ? { name, type } : { name, type, ...info }));
  return replyWithCursor(
    { store, ...server },
    command,
    `${command.database}.$cmd.listCollections`,
    toFlow(() => documents),
  );
};

function describe({ name, options, uuid }: Collection): Document {
  return {
    name: withoutDatabase(name),
    type: 'collection',
    options,
    info: { readOnly: false, uuid },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
}

function describeView({ name, source, pipeline }: View): Document {
  return {
    name: withoutDatabase(name),
    type: 'view',
    options: { viewOn: withoutDatabase(source), pipeline },
    info: { readOnly: true },
  };
}

function withoutDatabase(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

const listDatabases: Handler = ({ store }, command) => {
  const matches = compileFilter(command.document('filter') ?? {});
  const all = [...store.catalog.list(), ...store.catalog.views.list()];
  const names = [...new Set(all.map(({ name }) => name.slice(0, name.indexOf('.'))))].sort();
  const databases = names
    .map((name) => ({ name, sizeOnDisk: Long.fromNumber(1), empty: false }))
    .filter((database) => matches(database));
  if (command.flag('nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
  return { databases, totalSize: Long.fromNumber(databases.length), totalSizeMb: Long.ZERO };
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
    views: store.catalog.views.list(database).length,
    objects,
    avgObjSize: new Double(0),
    dataSize: 0,
    storageSize: 0,
    indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
  };
};

export const listingCommands: Readonly<Record<string, Handler>> = {
  listCollections,
  listDatabases,
  collStats,
  dbStats,
};
