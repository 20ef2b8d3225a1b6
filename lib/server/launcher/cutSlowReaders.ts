import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Milliseconds. */
export type ReaderLimits = { stallMs: number; wholeMs: number };

/** How many times in `wholeMs` the timer checks. */
const LOOKS = 10;

export type Readers = {
  begin: (answer: ServerResponse, askedAt: number) => void;
  /** Called at the answer's `close`. */
  end: (answer: ServerResponse) => void;
};

/**
 * Bounds the memory of answers that clients don't read. Cuts a client that reads nothing for `stallMs`, or that hasn't
 * read all of an answer `wholeMs` after asking, at most a tenth later. One timer checks all answers, since one for each
 * would cost more than a small answer does.
 */
export function cutSlowReaders(server: Server, { stallMs, wholeMs }: ReaderLimits): Readers {
  const since = new Map<ServerResponse, number>();
  const cutLate = () => {
    const earliest = performance.now() - wholeMs;
    for (const [{ req }, askedAt] of since) if (askedAt < earliest) req.socket.destroy();
  };
  const timer = setInterval(cutLate, wholeMs / LOOKS).unref();
  server.on('close', () => clearInterval(timer));
  // Node sets this again for each request, and keepAliveTimeout in between.
  server.timeout = stallMs;
  server.on('timeout', (socket: Socket) => {
    const newest = [...since.keys()].findLast(({ req }) => req.socket === socket);
    if (newest?.headersSent ?? true) socket.destroy();
    else socket.setTimeout(stallMs);
  });
  return {
    begin: (answer, askedAt) => {
      since.set(answer, askedAt);
      // A piped file stays open when the answer ends early.
      answer.on('pipe', (source: Readable) => answer.on('close', () => source.destroy()));
    },
    end: (answer) => {
      const { socket } = answer.req;
      // Node reports the end when the socket has the data, not when the reader has it.
      if (socket.destroyed || socket.writableLength === 0) return void since.delete(answer);
      socket.setTimeout(stallMs);
      for (const end of ['drain', 'close']) socket.once(end, () => since.delete(answer));
    },
  };
}
