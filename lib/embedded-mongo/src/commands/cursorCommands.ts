import { Long } from 'bson';
import { fail } from '../values/errors';
import { isNumeric } from '../values/numbers';
import { sessionOf } from '../serving/sessions';
import { noCursor } from '../serving/command';
import type { Handler } from '../serving/server';

const getMore: Handler = async (server, command) => {
  const id = command.body.getMore;
  if (!(id instanceof Long))
    fail('TypeMismatch', "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
  const namespace = command.toNamespaceOf('collection');
  const session = sessionOf(command.body)?.toString('hex');
  const batchSize = command.count('batchSize');
  const cursor = server.cursors.take(id, namespace, session);
  try {
    // No batch size and 0 both mean as many as fit in a reply.
    const nextBatch = await cursor.take(batchSize ? batchSize : Infinity);
    return { cursor: { nextBatch, id: cursor.isDone ? noCursor : id, ns: namespace } };
  } finally {
    server.cursors.giveBack(id, cursor);
  }
};

const killCursors: Handler = async (server, command) => {
  const ids = command.body.cursors;
  if (!Array.isArray(ids))
    fail('TypeMismatch', "BSON field 'killCursors.cursors' is the wrong type, expected type 'array'");
  const cursorsKilled: Long[] = [];
  const cursorsNotFound: Long[] = [];
  for (const value of ids) {
    if (!isNumeric(value)) fail('TypeMismatch', 'cursor ids must be of type long');
    const id = Long.fromString(value.toString());
    if (await server.cursors.kill(id)) cursorsKilled.push(id);
    else cursorsNotFound.push(id);
  }
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
};

export const cursorCommands: Readonly<Record<string, Handler>> = { getMore, killCursors };
