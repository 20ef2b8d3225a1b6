import type { Store } from '../storage/store';
import type { Document } from '../values/document';
import type { Command } from './command';
import type { Cursors } from './cursors';
import type { FailPoints } from './failPoints';
import type { Sessions } from './sessions';

export type Server = {
  store: Store;
  cursors: Cursors;
  sessions: Sessions;
  failPoints: FailPoints;
  isTestMode: boolean;
  startedAt: Date;
};

export type Reply = Document;
export type Handler = (server: Server, command: Command) => Reply | Promise<Reply>;
