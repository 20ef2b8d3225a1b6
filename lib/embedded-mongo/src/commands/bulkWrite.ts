import { Int32 } from 'bson';
import type { Document, Sent } from '../values/document';
import { fail, MongoError } from '../values/errors';
import { toVariables } from '../query/expressions';
import { isNumeric, toNumber } from '../values/numbers';
import { encode, isPlainObject } from '../values/bson';
import type { Command } from '../serving/command';
import type { Handler, Server } from '../serving/server';
import { toFlow } from '../aggregation/flow';
import { replyWithCursor } from '../serving/replies';
import { checkCount, refuseMultiWithNumber, writeOnce } from './retryable';
import { toDeleteStatement, toUpdateStatement } from '../writing/statements';
import { deleteMatches, getOrCreate, insertOne, toWriteError, updateMatches } from '../writing/writes';

type Totals = {
  nErrors: number;
  nInserted: number;
  nMatched: number;
  nModified: number;
  nUpserted: number;
  nDeleted: number;
};
type Outcome = { n: number; nModified?: number; upserted?: Document };

const bulkWrite: Handler = async (server, command) => {
  if (command.database !== 'admin')
    fail('Unauthorized', 'bulkWrite may only be run against the admin database.');
  const operations = command.documents('ops');
  const namespaces = command.documents('nsInfo').map(({ document }) => String(document.ns));
  checkCount(operations.length);
  refuseMultiWithNumber(
    command,
    operations.some(({ document }) => document.multi === true),
  );
  const reply = await writeOnce(server, command, () =>
    runOperations(server, command, operations, namespaces),
  );
  const { results, ...totals } = reply;
  const documents = (results as Document[]).map((result) => encode(result));
  const batchSize =
    isPlainObject(command.body.cursor) && isNumeric(command.body.cursor.batchSize)
      ? toNumber(command.body.cursor.batchSize)
      : Infinity;
  const cursor = await replyWithCursor(
    server,
    command,
    'admin.$cmd.bulkWrite',
    toFlow(() => documents),
    {
      batchSize,
    },
  );
  return { ...cursor, ...totals };
};

function* runOperations(
  server: Server,
  command: Command,
  operations: readonly Sent[],
  namespaces: readonly string[],
): Generator<undefined, Document> {
  const totals: Totals = { nErrors: 0, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const isOrdered = command.flag('ordered', true);
  const isErrorsOnly = command.flag('errorsOnly');
  const results: Document[] = [];
  for (const [idx, operation] of operations.entries()) {
    try {
      const outcome = yield* runOperation(server, command, operation, namespaces, totals);
      if (!isErrorsOnly) results.push({ ok: 1, idx: new Int32(idx), ...outcome });
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      totals.nErrors++;
      const { index: _, ...details } = toWriteError(error, idx);
      results.push({ ok: 0, idx: new Int32(idx), n: 0, ...details });
      if (isOrdered) break;
    }
  }
  return { ...totals, results };
}

function* runOperation(
  server: Server,
  command: Command,
  { document }: Sent,
  namespaces: readonly string[],
  totals: Totals,
): Generator<undefined, Outcome> {
  const [kind = ''] = Object.keys(document);
  const namespace = namespaces[Number(document[kind])];
  if (namespace === undefined)
    fail('BadValue', `BulkWrite ops entry ${String(document[kind])} has an invalid nsInfo index.`);
  const variables = toVariables(command.body.let);
  const { store } = server;
  switch (kind) {
    case 'insert': {
      const inserted = document.document as Document;
      insertOne(store, getOrCreate(store, namespace), { document: inserted, bytes: encode(inserted) });
      totals.nInserted++;
      return { n: 1 };
    }
    case 'update': {
      const raw = { ...document, filter: document.filter, update: document.updateMods };
      const result = yield* updateMatches(store, namespace, toUpdateStatement(raw, variables));
      totals.nMatched += result.matched;
      totals.nModified += result.modified;
      if (!('upsertedId' in result)) return { n: result.matched, nModified: result.modified };
      totals.nUpserted++;
      return { n: 1, nModified: 0, upserted: { _id: result.upsertedId } };
    }
    case 'delete': {
      const { deleted } = yield* deleteMatches(store, namespace, toDeleteStatement(document, variables));
      totals.nDeleted += deleted;
      return { n: deleted };
    }
    default:
      return fail('BadValue', `unknown bulkWrite operation '${kind}'`);
  }
}

export const bulkWriteCommands: Readonly<Record<string, Handler>> = { bulkWrite };
