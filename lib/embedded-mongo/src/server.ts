import net from 'node:net';
import type { Server } from './serving/server';
import { Command } from './serving/command';
import { dispatch } from './commands/dispatch';
import { Cursors } from './serving/cursors';
import { FailPoints } from './serving/failPoints';
import { startMaintenance } from './maintenance';
import { Sessions } from './serving/sessions';
import { openStore } from './storage/store';
import { encode } from './values/bson';
import { serveConnection } from './wire/connection';
import { type Door, openDoor, toUri } from './wire/door';
import { Unfinished } from './wire/unfinished';

export type ServerOptions = {
  dir: string;
  /** Without a port it listens on a socket in its folder, for the process's owner only. */
  port?: number;
  host?: string;
  testMode?: boolean;
  ttlSweepSeconds?: number;
};
export type RunningServer = {
  uri: string;
  /** Resolves with the reason when the store can't continue. */
  lost: Promise<Error>;
  stop(): Promise<void>;
};

const maxConnections = 2000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, testMode = false, ttlSweepSeconds = 60 } = options;
  const store = await openStore(dir);
  const server: Server = {
    store,
    cursors: new Cursors(),
    sessions: new Sessions(store.environment),
    failPoints: new FailPoints(),
    isTestMode: testMode,
    startedAt: new Date(),
  };
  const listener = net.createServer();
  const door = await openDoor(listener, options).catch(async (error: unknown) => {
    await store.environment.close();
    throw error;
  });
  const sockets = acceptClients(listener, server, door);
  const maintenance = startMaintenance(server, ttlSweepSeconds);
  return {
    uri: toUri(door.host),
    lost: store.environment.lost,
    stop: async () => {
      door.close();
      for (const socket of sockets) socket.destroy();
      await maintenance.stop();
      // Waits for what was begun; on a full disk it is refused.
      await store.writer.write(() => undefined).catch(() => undefined);
      await store.environment.close();
    },
  };
}

function acceptClients(listener: net.Server, server: Server, door: Door): Set<net.Socket> {
  const sockets = new Set<net.Socket>();
  const unfinished = new Unfinished();
  let lastId = 0;
  listener.maxConnections = maxConnections;
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const client = { id: ++lastId, address: door.addressOf(socket), isOwner: door.isOwners };
    serveConnection(socket, unfinished, async ({ body, sequences }) =>
      dispatch(server, new Command(body, sequences, client, encode)),
    );
  });
  return sockets;
}
