import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Handler } from './httpServer';

/** What the launcher puts behind its port. */
export type Site = {
  handle: Handler;
  /** Development tells open pages what changed. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close: () => Promise<void>;
};
