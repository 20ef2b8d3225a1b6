import { Binary, UUID } from 'bson';
import type { Document } from '../values/document';
import { randomUUID } from 'node:crypto';
import { fail } from '../values/errors';
import { sessionMinutes, sessionOf } from '../serving/sessions';
import type { Command } from '../serving/command';
import type { Handler } from '../serving/server';

function sessionsOf({ body, name }: Command): Buffer[] {
  const list = body[name];
  if (!Array.isArray(list))
    fail('TypeMismatch', `BSON field '${name}' is the wrong type, expected type 'array'`);
  return list.flatMap((lsid) => sessionOf({ lsid: lsid as Document }) ?? []);
}

const endSessions: Handler = async (server, command) => {
  const sessions = sessionsOf(command);
  await server.cursors.killSessions(new Set(sessions.map((session) => session.toString('hex'))));
  await server.store.writer.write(() => server.sessions.forget(sessions));
  return {};
};

export const sessionCommands: Readonly<Record<string, Handler>> = {
  startSession: () => ({
    id: { id: new Binary(new UUID(randomUUID()).buffer, Binary.SUBTYPE_UUID) },
    timeoutMinutes: sessionMinutes,
  }),
  refreshSessions: () => ({}),
  endSessions,
  killSessions: endSessions,
  commitTransaction: () =>
    fail('NoSuchTransaction', 'Multi-document transactions are not supported by this store'),
  abortTransaction: () =>
    fail('NoSuchTransaction', 'Multi-document transactions are not supported by this store'),
};
