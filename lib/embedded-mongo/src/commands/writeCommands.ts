import type { Document } from '../values/document';
import { MongoError } from '../values/errors';
import { toVariables } from '../query/expressions';
import type { Command } from '../serving/command';
import type { Handler } from '../serving/server';
import { checkCount, refuseMultiWithNumber, writeOnce } from './retryable';
import { isLimitAll, toDeleteStatement, toUpdateStatement } from '../writing/statements';
import { deleteMatches, getOrCreate, insertOne, toWriteError, updateMatches } from '../writing/writes';

type Tally = { n: number; writeErrors: Document[] };

/** An ordered command stops at its first failure. */
function* runStatements<T>(
  command: Command,
  statements: readonly T[],
  tally: Tally,
  run: (statement: T, index: number) => Iterable<undefined>,
): Generator<undefined, void> {
  for (const [index, statement] of statements.entries()) {
    try {
      yield* run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      tally.writeErrors.push(toWriteError(error, index));
      if (command.flag('ordered', true)) return;
    }
    yield undefined;
  }
}

function toReply({ n, writeErrors }: Tally, more: Document = {}): Document {
  return { n, ...more, ...(writeErrors.length > 0 && { writeErrors }) };
}

const insert: Handler = async (server, command) => {
  const namespace = command.namespace;
  const documents = command.documents('documents');
  checkCount(documents.length);
  return writeOnce(server, command, function* () {
    const tally: Tally = { n: 0, writeErrors: [] };
    yield* runStatements(command, documents, tally, (sent) => {
      insertOne(server.store, getOrCreate(server.store, namespace), sent);
      tally.n++;
      return [];
    });
    return toReply(tally);
  });
};

const update: Handler = async (server, command) => {
  const namespace = command.namespace;
  const statements = command.documents('updates').map(({ document }) => document);
  checkCount(statements.length);
  refuseMultiWithNumber(
    command,
    statements.some(({ multi }) => multi === true),
  );
  const variables = toVariables(command.body.let);
  return writeOnce(server, command, function* () {
    const tally: Tally = { n: 0, writeErrors: [] };
    const upserted: Document[] = [];
    let nModified = 0;
    yield* runStatements(command, statements, tally, function* ({ q, u, c, ...rest }, index) {
      const statement = toUpdateStatement({ ...rest, filter: q, update: u, constants: c }, variables);
      const result = yield* updateMatches(server.store, namespace, statement);
      const isUpsert = 'upsertedId' in result;
      tally.n += isUpsert ? 1 : result.matched;
      nModified += result.modified;
      if (isUpsert) upserted.push({ index, _id: result.upsertedId });
    });
    return toReply(tally, { nModified, ...(upserted.length > 0 && { upserted }) });
  });
};

const remove: Handler = async (server, command) => {
  const namespace = command.namespace;
  const statements = command.documents('deletes').map(({ document }) => document);
  checkCount(statements.length);
  refuseMultiWithNumber(
    command,
    statements.some(({ limit }) => isLimitAll(limit)),
  );
  const variables = toVariables(command.body.let);
  return writeOnce(server, command, function* () {
    const tally: Tally = { n: 0, writeErrors: [] };
    yield* runStatements(command, statements, tally, function* ({ q, limit, ...rest }) {
      const statement = toDeleteStatement({ ...rest, filter: q, multi: isLimitAll(limit) }, variables);
      const { deleted } = yield* deleteMatches(server.store, namespace, statement);
      tally.n += deleted;
    });
    return toReply(tally);
  });
};

export const writeCommands: Readonly<Record<string, Handler>> = { insert, update, delete: remove };
