import { checkStages } from '../aggregation/run';
import { toStages } from '../aggregation/pipeline';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { toCollation } from '../values/collation';
import type { Store } from '../storage/store';
import type { View, Views } from '../storage/views';
import { decode, isPlainObject } from '../values/bson';
import { aggregateCommands, openPipelineOf } from './aggregate';
import type { Command } from '../serving/command';
import type { Handler } from '../serving/server';
import { batchOf, toDistinct, toDistinctReply, toFindQuery } from './find';
import { replyWithCursor } from '../serving/replies';

export function isOnView({ catalog }: Store, { body, name, database }: Command): boolean {
  return typeof body[name] === 'string' && catalog.views.find(`${database}.${body[name]}`) !== undefined;
}

const find: Handler = async (server, command) => {
  const { filter, skip, limit, projection } = toFindQuery(command);
  const sort = command.document('sort') ?? {};
  const pipeline = [
    { $match: filter },
    ...(Object.keys(sort).length > 0 ? [{ $sort: sort }] : []),
    ...slice(skip, limit),
    ...(Object.keys(projection).length > 0 ? [{ $project: projection }] : []),
  ];
  const documents = openPipelineOf(server, command, pipeline);
  return replyWithCursor(server, command, command.namespace, documents, batchOf(command));
};

function slice(skip: number, limit: number): Document[] {
  return [...(skip > 0 ? [{ $skip: skip }] : []), ...(limit < Infinity ? [{ $limit: limit }] : [])];
}

const count: Handler = async (server, command) => {
  const $match = command.document('query') ?? {};
  const limit = Math.abs(command.number('limit') ?? 0) || Infinity;
  const pipeline = [{ $match }, ...slice(command.count('skip') ?? 0, limit), { $count: 'n' }];
  const { value } = await openPipelineOf(server, command, pipeline).next();
  return { n: value ? decode(value).n : 0 };
};

const distinct: Handler = async (server, command) => {
  const found = toDistinct(command);
  const pipeline = [{ $match: command.document('query') ?? {} }];
  for await (const bytes of openPipelineOf(server, command, pipeline)) found.add(decode(bytes));
  return toDistinctReply(found);
};

/** Only the simple collation is supported on views. */
function withoutCollation(handler: Handler): Handler {
  return (server, command) => {
    if (toCollation(command.document('collation')))
      fail('OptionNotSupportedOnView', `Cannot override a view's default collation: ${command.namespace}`);
    return handler(server, command);
  };
}

const readers = { find, count, distinct, ...aggregateCommands };

/** Replaces the collection commands on views; all other commands are refused. */
export const viewCommands: Readonly<Record<string, Handler>> = Object.fromEntries(
  Object.entries(readers).map(([name, handler]) => [name, withoutCollation(handler)]),
);

export function createView({ views }: Store['catalog'], command: Command): void {
  const source = command.toNamespaceOf('viewOn');
  const pipeline = command.body.pipeline ?? [];
  const stages = toStages(pipeline);
  checkStages(stages);
  const writing = stages.find(({ name }) => name === '$out' || name === '$merge');
  if (writing)
    fail(
      'OptionNotSupportedOnView',
      `The aggregation stage ${writing.name} cannot be used in the view definition of ${command.namespace}`,
    );
  const view = { name: command.namespace, source, pipeline: pipeline as Document[] };
  refuseCycle(views, view, command.database);
  views.create(view);
  views.unfold(view.name, []);
}

function refuseCycle(views: Views, view: View, database: string): void {
  const toVisit = [view];
  for (const { source, pipeline } of toVisit)
    for (const name of [
      source,
      ...collectionsIn(pipeline).map((collection) => `${database}.${collection}`),
    ]) {
      if (name === view.name) fail('GraphContainsCycle', `View cycle detected: ${view.name}`);
      const inner = views.find(name);
      if (inner && !toVisit.includes(inner)) toVisit.push(inner);
    }
}

/** Includes those of inner pipelines. */
function collectionsIn(pipeline: unknown): string[] {
  if (!Array.isArray(pipeline)) return [];
  return toStages(pipeline).flatMap(({ name, spec }) => {
    if (name !== '$lookup' || !isPlainObject(spec)) return [];
    const other = spec.from;
    return [...(typeof other === 'string' ? [other] : []), ...collectionsIn(spec.pipeline)];
  });
}
