import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { describePlan } from './describePlan';
import { Search, step } from '../planner/search';
import { toCollation } from '../values/collation';
import { splitPipeline } from '../aggregation/pipeline';
import type { Store } from '../storage/store';
import { encode, isPlainObject } from '../values/bson';
import { Turns } from '../planner/turns';
import { Command } from '../serving/command';
import type { Handler } from '../serving/server';
import { drain, toFindQuery, type FindQuery } from './find';

const explain: Handler = async (server, command) => {
  const explained = command.document('explain');
  if (!explained) fail('BadValue', 'explain needs a command');
  const inner = new Command({ ...explained, $db: command.database }, new Map(), command.client, encode);
  const { collection, query } = beginningOf(server.store, inner);
  const isExecuted = command.text('verbosity') !== 'queryPlanner';
  const search =
    collection && new Search(server.store, collection, { ...query, limit: query.skip + query.limit });
  const winningPlan = search ? describePlan(search.plan, query, inner.name) : { stage: 'EOF' };
  return {
    explainVersion: '1',
    queryPlanner: { namespace: inner.namespace, parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    ...(isExecuted && { executionStats: await execute(inner, search, query, winningPlan) }),
    command: explained,
    serverInfo: { version: '8.0.0' },
  };
};

/** The query at the start of a command, which decides the index; a view has its own. */
function beginningOf({ catalog }: Store, command: Command) {
  const query = toQuery(command);
  const isRead = ['find', 'count', 'distinct', 'aggregate'].includes(command.name);
  if (!isRead || !catalog.views.find(command.namespace))
    return { query, collection: catalog.find(command.namespace) };
  const stages = command.name === 'aggregate' ? command.body.pipeline : [{ $match: query.filter }];
  const { source, pipeline } = catalog.views.unfold(command.namespace, stages as Document[]);
  return { query: { ...query, ...splitPipeline(pipeline).query }, collection: catalog.find(source) };
}

function toQuery(command: Command): FindQuery {
  const base = {
    sort: [],
    skip: 0,
    limit: Infinity,
    projection: {},
    hint: command.body.hint,
    collation: toCollation(command.document('collation')),
  };
  const first = (field: string): Document => {
    const list = command.body[field];
    return Array.isArray(list) && isPlainObject(list[0])
      ? list[0]
      : fail('FailedToParse', `${field} must be an array`);
  };
  switch (command.name) {
    case 'find':
      return toFindQuery(command);
    case 'count':
    case 'distinct':
    case 'findAndModify':
      return { ...base, filter: command.document('query') ?? {} };
    case 'aggregate': {
      const pipeline = command.body.pipeline;
      return { ...base, ...splitPipeline(Array.isArray(pipeline) ? (pipeline as Document[]) : []).query };
    }
    case 'update':
      return { ...base, filter: first('updates').q as Document };
    case 'delete':
      return { ...base, filter: first('deletes').q as Document };
    default:
      return fail('CommandNotFound', `Explain failed due to unknown command: ${command.name}`);
  }
}

async function execute(
  command: Command,
  search: Search | undefined,
  query: FindQuery,
  winningPlan: Document,
): Promise<Document> {
  const start = performance.now();
  const nReturned = search
    ? await drain(command.name === 'count' ? search.count() : countFound(search, query), new Turns(undefined))
    : 0;
  return {
    executionSuccess: true,
    nReturned: command.name === 'count' ? 0 : nReturned,
    executionTimeMillis: Math.round(performance.now() - start),
    totalKeysExamined: search?.keysExamined ?? 0,
    totalDocsExamined: search?.documentsExamined ?? 0,
    executionStages: winningPlan,
  };
}

function* countFound(search: Search, { skip, limit }: FindQuery): Generator<undefined, number> {
  let found = 0;
  for (const item of search.run()) {
    yield undefined;
    if (item !== step && ++found >= skip + limit) break;
  }
  return Math.max(found - skip, 0);
}

export const explainCommands: Readonly<Record<string, Handler>> = { explain };
