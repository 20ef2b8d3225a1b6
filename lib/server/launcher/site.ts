import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Handler } from './httpServer';

export type Site = {
  handle: Handler;
  /** Hot reloading, in development. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => Promise<void>;
};
