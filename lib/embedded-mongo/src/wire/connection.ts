import type { Socket } from 'node:net';
import type { Document } from '../values/document';
import { Inbox } from './inbox';
import type { Unfinished } from './unfinished';
import { MongoError } from '../values/errors';
import { maxMessageSize } from '../values/bson';
import { headerSize, formatReply, parseMessage, ProtocolError, type Request } from './messages';

/** Longest time from a message's first byte to its last. */
const messageMilliseconds = 30_000;

type Answer = (request: Request) => Promise<Document>;

/**
 * Answers one client's messages in order, and reads no more while a reply is unfinished. Received bytes are
 * kept in `inbox.ts`.
 */
export function serveConnection(socket: Socket, unfinished: Unfinished, answer: Answer): void {
  const inbox = new Inbox();
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimeout(timer);
    unfinished.release(inbox);
  });
  socket.on('data', (part: Buffer) => {
    inbox.append(part);
    void serve();
  });

  async function serve(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let message = nextMessage(); message && !socket.destroyed; message = nextMessage()) {
        socket.pause();
        await reply(message);
      }
      socket.resume();
    } catch {
      socket.destroy();
    } finally {
      isBusy = false;
    }
  }

  function nextMessage(): Buffer | undefined {
    const length = inbox.length >= headerSize ? lengthOf(inbox.peek(headerSize)) : Infinity;
    if (inbox.length >= length) {
      clearTimeout(timer);
      timer = undefined;
      unfinished.release(inbox);
      return inbox.take(length);
    }
    if (inbox.length > 0) {
      timer ??= setTimeout(() => socket.destroy(), messageMilliseconds);
      unfinished.hold(inbox, () => socket.destroy());
    }
    return undefined;
  }

  async function reply(message: Buffer): Promise<void> {
    const request = parse(message);
    const document = request instanceof Error ? toReply(request) : await answer(request);
    const target =
      request instanceof Error ? { id: message.readInt32LE(4), kind: 'message' as const } : request;
    if (!(request instanceof Error) && request.isUnanswered) return;
    if (socket.destroyed || socket.write(formatReply(target, document))) return;
    await drained(socket);
  }
}

async function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
}

function lengthOf(header: Buffer): number {
  const length = header.readInt32LE(0);
  if (length < headerSize || length > maxMessageSize) throw new ProtocolError('message of impossible size');
  return length;
}

/** Invalid BSON in a complete message gets an error reply; a malformed message ends the connection. */
function parse(message: Buffer): Request | MongoError {
  try {
    return parseMessage(message);
  } catch (error) {
    if (error instanceof MongoError) return error;
    throw error;
  }
}

function toReply({ message, code, codeName }: MongoError): Document {
  return { ok: 0, errmsg: message, code, codeName };
}
