import type { Document, Documents } from '../values/document';
import { Cursor, defaultBatchSize } from './cursors';
import { sessionOf } from './sessions';
import { type Command, noCursor } from './command';
import type { Server } from './server';

type BatchOptions = { batchSize?: number; isSingle?: boolean };

export async function replyWithCursor(
  server: Server,
  command: Command,
  namespace: string,
  documents: Documents,
  { batchSize = defaultBatchSize, isSingle = false }: BatchOptions = {},
): Promise<Document> {
  const session = sessionOf(command.body)?.toString('hex');
  const cursor = new Cursor(namespace, documents, session, command.client.id);
  const firstBatch = await cursor.take(batchSize);
  if (isSingle) await cursor.close();
  const id = cursor.isDone || isSingle ? noCursor : server.cursors.add(cursor);
  return { cursor: { firstBatch, id, ns: namespace } };
}
