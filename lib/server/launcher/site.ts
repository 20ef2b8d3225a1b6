import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Answered, Handler } from './httpServer';

export type Site = {
  handle: Handler;
  answered?: Answered;
  /** Hot reloading, in development. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => Promise<void>;
};
