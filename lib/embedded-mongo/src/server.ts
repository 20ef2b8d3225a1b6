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
import { type Door, type DoorOptions, openDoor, toUri } from './wire/door';
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
  const clients: Clients = { sockets: new Set(), unfinished: new Unfinished(), lastId: 0 };
  const doors: Door[] = [];
  try {
    for (const where of wheres(options)) doors.push(await open(where, server, clients));
  } catch (error) {
    for (const door of doors) door.close();
    await store.environment.close();
    throw error;
  }
  const maintenance = startMaintenance(server, ttlSweepSeconds);
  return {
    uri: toUri(doors[0]?.host ?? ''),
    lost: store.environment.lost,
    stop: async () => {
      for (const door of doors) door.close();
      for (const socket of clients.sockets) socket.destroy();
      await maintenance.stop();
      // Waits for what was begun; on a full disk it is refused.
      await store.writer.write(() => undefined).catch(() => undefined);
      await store.environment.close();
    },
  };
}

/** Shared by all listeners: a cursor belongs to a client by its id. */
type Clients = { sockets: Set<net.Socket>; unfinished: Unfinished; lastId: number };

/** A port is opened beside the socket, which the owner's commands use (`embeddedBackup`). */
const wheres = ({ dir, port, host }: ServerOptions) =>
  port === undefined ? [{ dir }] : [{ dir, port, host }, { dir }];

async function open(where: DoorOptions, server: Server, clients: Clients): Promise<Door> {
  const listener = net.createServer();
  const door = await openDoor(listener, where);
  listener.maxConnections = maxConnections;
  listener.on('connection', (socket) => {
    clients.sockets.add(socket);
    socket.on('close', () => clients.sockets.delete(socket));
    const client = { id: ++clients.lastId, address: door.addressOf(socket), isOwner: door.isOwners };
    serveConnection(socket, clients.unfinished, async ({ body, sequences }) =>
      dispatch(server, new Command(body, sequences, client, encode)),
    );
  });
  return door;
}
