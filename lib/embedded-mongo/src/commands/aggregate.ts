import type { Document, Documents } from '../values/document';
import { openPipeline } from '../aggregation/run';
import { splitPipeline, type Stage, toStages } from '../aggregation/pipeline';
import { Search } from '../planner/search';
import { fail } from '../values/errors';
import { toCollation } from '../values/collation';
import { toPlain, toVariables } from '../query/expressions';
import { formatValue } from '../values/format';
import { isNumeric, toNumber } from '../values/numbers';
import { Turns } from '../planner/turns';
import { encode } from '../values/bson';
import type { Command } from '../serving/command';
import type { Handler, Server } from '../serving/server';
import { explainCommands } from './explain';
import { drain } from './find';
import { toFlow } from '../aggregation/flow';
import { replyWithCursor } from '../serving/replies';

const aggregate: Handler = async (server, command) => {
  if (command.flag('explain')) {
    const { explain: _, ...explained } = command.body;
    return (
      explainCommands.explain?.(
        server,
        command.with({ explain: explained, verbosity: 'queryPlanner', $db: command.database }),
      ) ?? {}
    );
  }
  const namespace = toNamespace(command);
  const cursor = command.document('cursor');
  if (!cursor)
    fail('FailedToParse', "The 'cursor' option is required, except for aggregate with the explain argument");
  const pipeline = command.body.pipeline;
  toStages(pipeline);
  const documents =
    (await countOnly(server, command)) ?? openPipelineOf(server, command, pipeline as Document[]);
  const batchSize = isNumeric(cursor.batchSize) ? toNumber(cursor.batchSize) : undefined;
  return replyWithCursor(server, command, namespace, documents, { batchSize });
};

/** A pipeline with its own documents runs on the database. */
function toNamespace(command: Command): string {
  return isNumeric(command.body.aggregate) ? `${command.database}.$cmd.aggregate` : command.namespace;
}

export function openPipelineOf(
  { store }: Server,
  command: Command,
  pipeline: readonly Document[],
): Documents {
  return openPipeline(store, toNamespace(command), pipeline, {
    database: command.database,
    hint: command.body.hint,
    collation: toCollation(command.document('collation')),
    variables: toVariables(command.body.let),
    turns: new Turns(command.number('maxTimeMS')),
  });
}

/** Drivers' `countDocuments`: answered from an index alone where it covers the filter. */
async function countOnly(server: Server, command: Command): Promise<Documents | undefined> {
  const { query, rest } = splitPipeline(command.body.pipeline as Document[]);
  const [group] = rest;
  if (rest.length !== 1 || !isCount(group)) return undefined;
  const { catalog } = server.store;
  const collection = catalog.views.find(command.namespace) ? undefined : catalog.find(command.namespace);
  if (!collection) return undefined;
  const { filter, skip, limit } = query;
  const hint = command.body.hint;
  const collation = toCollation(command.document('collation'));
  const variables = toVariables(command.body.let);
  const isAll = Object.keys(filter).length === 0 && hint === undefined;
  const search = new Search(server.store, collection, { filter, sort: [], hint, collation, variables });
  const found = isAll
    ? collection.count
    : await drain(search.count(), new Turns(command.number('maxTimeMS')));
  const n = Math.min(Math.max(found - skip, 0), limit);
  return toFlow(() => (n > 0 ? [encode({ _id: 1, n })] : []));
}

/** `{ $group: { _id: 1, n: { $sum: 1 } } }` */
function isCount(stage: Stage | undefined): boolean {
  return stage?.name === '$group' && formatValue(toPlain(stage.spec)) === '{ _id: 1, n: { $sum: 1 } }';
}

export const aggregateCommands: Readonly<Record<string, Handler>> = { aggregate };
