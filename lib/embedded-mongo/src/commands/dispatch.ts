import type { Document } from '../values/document';
import { CutConnection } from '../serving/failPoints';
import { fail, isRetryable, toMongoError } from '../values/errors';
import { isNumeric, toNumber } from '../values/numbers';
import { isPlainObject } from '../values/bson';
import { aggregateCommands } from './aggregate';
import { backupCommands } from './backupCommands';
import { bulkWriteCommands } from './bulkWrite';
import { collectionCommands } from './collections';
import type { Command } from '../serving/command';
import type { Handler, Server } from '../serving/server';
import { cursorCommands } from './cursorCommands';
import { explainCommands } from './explain';
import { findCommands } from './find';
import { findAndModifyCommands } from './findAndModify';
import { indexCommands } from './indexCommands';
import { listingCommands } from './listings';
import { serverCommands } from './serverCommands';
import { sessionCommands } from './sessionCommands';
import { testCommands } from './testCommands';
import { isOnView, viewCommands } from './views';
import { writeCommands } from './writeCommands';

const handlers: Readonly<Record<string, Handler>> = {
  ...serverCommands,
  ...sessionCommands,
  ...backupCommands,
  ...testCommands,
  ...collectionCommands,
  ...listingCommands,
  ...indexCommands,
  ...findCommands,
  ...cursorCommands,
  ...aggregateCommands,
  ...writeCommands,
  ...findAndModifyCommands,
  ...bulkWriteCommands,
  ...explainCommands,
};

const handlersOnViews = { ...handlers, ...viewCommands };

/** Throws only when the connection has to be cut. */
export async function dispatch(server: Server, command: Command): Promise<Document> {
  try {
    const known = isOnView(server.store, command) ? handlersOnViews : handlers;
    const handler = Object.hasOwn(known, command.name) ? known[command.name] : undefined;
    if (!handler) fail('CommandNotFound', `no such command: '${command.name}'`);
    refuseTransaction(command);
    const additions = await server.failPoints.beforeCommand(command);
    const reply = await handler(server, command);
    return { ...reply, ...unmetWriteConcern(command), ...additions, ok: 1 };
  } catch (error) {
    if (error instanceof CutConnection) throw error;
    return toErrorReply(error, command);
  }
}

function toErrorReply(error: unknown, { body }: Command): Document {
  const { message, code, codeName, details } = toMongoError(error);
  const isAgainAllowed = body.txnNumber !== undefined && isRetryable(code);
  return {
    ok: 0,
    errmsg: message,
    code,
    codeName,
    ...(isAgainAllowed && { errorLabels: ['RetryableWriteError'] }),
    ...details,
  };
}

function refuseTransaction({ body }: Command): void {
  if (body.startTransaction === true || body.autocommit === false)
    fail(263, 'Multi-document transactions are not supported by this store');
  const concern = body.readConcern;
  if (isPlainObject(concern) && concern.level === 'snapshot')
    fail('InvalidOptions', 'Read concern "snapshot" is not supported by this store');
}

/** A set of one member, durable on answering: `w` above 1 can't be met. */
function unmetWriteConcern({ body }: Command): Document {
  const concern = body.writeConcern;
  const w = isPlainObject(concern) ? concern.w : undefined;
  if (isNumeric(w) && toNumber(w) > 1)
    return {
      writeConcernError: {
        code: 100,
        codeName: 'UnsatisfiableWriteConcern',
        errmsg: 'Not enough data-bearing nodes',
      },
    };
  if (typeof w === 'string' && w !== 'majority')
    return {
      writeConcernError: {
        code: 79,
        codeName: 'UnknownReplWriteConcern',
        errmsg: `No write concern mode named '${w}' found in replica set configuration`,
      },
    };
  return {};
}
