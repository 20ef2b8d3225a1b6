import { Long } from 'bson';
import type { Document, Documents } from '../values/document';
import { fail } from '../values/errors';
import { Search, step } from '../planner/search';
import type { Query } from '../planner/plan';
import { toCollation } from '../values/collation';
import { toVariables, type Variables } from '../query/expressions';
import { compileFilter } from '../query/match';
import { compileProjection, type Projection } from '../query/project';
import { toSortFields } from '../query/sort';
import { DistinctValues } from '../query/distinct';
import type { Store } from '../storage/store';
import { Turns } from '../planner/turns';
import { encode, maxDocumentSize } from '../values/bson';
import type { Command } from '../serving/command';
import type { Handler, Server } from '../serving/server';
import { toFlow } from '../aggregation/flow';
import { replyWithCursor } from '../serving/replies';

export type FindQuery = Query & { variables?: Variables; skip: number; limit: number; projection: Document };

export function toFindQuery(command: Command): FindQuery {
  command.refuse('min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData', 'oplogReplay');
  const limit = command.number('limit') ?? 0;
  return {
    filter: command.document('filter') ?? {},
    sort: toSortFields(command.document('sort')),
    hint: command.body.hint,
    collation: toCollation(command.document('collation')),
    variables: toVariables(command.body.let),
    skip: command.count('skip') ?? 0,
    limit: limit === 0 ? Infinity : Math.abs(limit),
    projection: command.document('projection') ?? {},
  };
}

function openSearch(store: Store, namespace: string, query: FindQuery): Search | undefined {
  const collection = store.catalog.find(namespace);
  return collection && new Search(store, collection, { ...query, limit: query.skip + query.limit });
}

async function* findDocuments(
  search: Search,
  query: FindQuery,
  project: Projection | undefined,
  turns: Turns,
): Documents {
  let { skip, limit } = query;
  for (const found of search.run()) {
    if (turns.isOver()) await turns.next();
    if (found === step) continue;
    if (skip-- > 0) continue;
    yield project ? encode(project(found.document)) : found.bytes;
    if (--limit === 0) return;
  }
}

const find: Handler = async (server, command) => {
  const query = toFindQuery(command);
  const namespace = command.namespace;
  const search = openSearch(server.store, namespace, query);
  // An invalid query fails on an empty collection too.
  if (!search) compileFilter(query.filter, query);
  const project = compileProjection(query.projection, query);
  const turns = new Turns(command.number('maxTimeMS'));
  const documents = search ? findDocuments(search, query, project, turns) : toFlow(() => []);
  return replyWithCursor(server, command, namespace, documents, batchOf(command));
};

export function batchOf(command: Command): { batchSize?: number; isSingle: boolean } {
  const isSingle = command.flag('singleBatch') || (command.number('limit') ?? 0) < 0;
  return { batchSize: command.count('batchSize'), isSingle };
}

async function countMatches(server: Server, command: Command): Promise<number> {
  const collection = server.store.catalog.find(command.namespace);
  const filter = command.document('query') ?? {};
  const collation = toCollation(command.document('collation'));
  if (!collection) {
    compileFilter(filter, { collation });
    return 0;
  }
  const hint = command.body.hint;
  if (Object.keys(filter).length === 0 && hint === undefined) return collection.count;
  const search = new Search(server.store, collection, { filter, sort: [], hint, collation });
  return drain(search.count(), new Turns(command.number('maxTimeMS')));
}

/** Runs a long task in slices, yielding to other commands. */
export async function drain<T>(work: Generator<unknown, T>, turns: Turns): Promise<T> {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
    if (turns.isOver()) await turns.next();
  }
}

const count: Handler = async (server, command) => {
  const skip = command.count('skip') ?? 0;
  const limit = Math.abs(command.number('limit') ?? 0) || Infinity;
  const all = await countMatches(server, command);
  const n = Math.min(Math.max(all - skip, 0), limit);
  return { n: n > 0x7fffffff ? Long.fromNumber(n) : n };
};

const distinct: Handler = async (server, command) => {
  const found = toDistinct(command);
  const filter = command.document('query') ?? {};
  const collation = toCollation(command.document('collation'));
  const collection = server.store.catalog.find(command.namespace);
  if (!collection) {
    compileFilter(filter, { collation });
    return { values: [] };
  }
  const hint = command.body.hint;
  const search = new Search(server.store, collection, { filter, sort: [], hint, collation });
  await drain(addTo(found, search), new Turns(command.number('maxTimeMS')));
  return toDistinctReply(found);
};

export function toDistinct(command: Command): DistinctValues {
  const key = command.text('key');
  if (key === undefined) fail(40414, "BSON field 'distinct.key' is missing but a required field");
  return new DistinctValues(key, toCollation(command.document('collation')));
}

function* addTo(values: DistinctValues, search: Search): Generator<undefined, void> {
  for (const found of search.run()) {
    yield undefined;
    if (found !== step) values.add(found.document);
  }
}

export function toDistinctReply({ values }: DistinctValues): Document {
  if (encode({ values }).length > maxDocumentSize) fail(17217, 'distinct too big, 16mb cap');
  return { values };
}

export const findCommands: Readonly<Record<string, Handler>> = { find, count, distinct };
