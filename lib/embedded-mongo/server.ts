import net from 'node:net';
import type { Server } from './commands/command';
import { Command } from './commands/command';
import { dispatch } from './commands/dispatch';
import { Cursors } from './cursors';
import { FailPoints } from './failPoints';
import { startMaintenance } from './maintenance';
import { Sessions } from './sessions';
import { openStore } from './storage/store';
import { encode } from './wire/bson';
import { serveConnection } from './wire/connection';
import { Unfinished } from './wire/unfinished';

export type ServerOptions = {
  dir: string;
  port?: number;
  host?: string;
  testMode?: boolean;
  ttlSweepSeconds?: number;
};
export type RunningServer = { uri: string; port: number; stop(): Promise<void> };

const maxConnections = 2000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, port = 0, host = '127.0.0.1', testMode = false, ttlSweepSeconds = 60 } = options;
  const store = openStore(dir);
  const server: Server = {
    store,
    cursors: new Cursors(),
    sessions: new Sessions(store.environment),
    failPoints: new FailPoints(),
    isTestMode: testMode,
    startedAt: new Date(),
  };
  const listener = net.createServer();
  const sockets = acceptClients(listener, server);
  try {
    await listen(listener, port, host);
  } catch (error) {
    await store.environment.close();
    throw error;
  }
  const maintenance = startMaintenance(server, ttlSweepSeconds);
  const { port: actual } = listener.address() as net.AddressInfo;
  return {
    uri: `mongodb://${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}/?directConnection=true`,
    port: actual,
    stop: async () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await maintenance.stop();
      await store.writer.write(() => undefined);
      await store.environment.close();
    },
  };
}

function acceptClients(listener: net.Server, server: Server): Set<net.Socket> {
  const sockets = new Set<net.Socket>();
  const unfinished = new Unfinished();
  let lastId = 0;
  listener.maxConnections = maxConnections;
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const client = { id: ++lastId, address: `${socket.localAddress}:${socket.localPort}` };
    serveConnection(socket, unfinished, async ({ body, sequences }) =>
      dispatch(server, new Command(body, sequences, client, encode)),
    );
  });
  return sockets;
}

async function listen(listener: net.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, () => {
      listener.off('error', reject);
      resolve();
    });
  });
}
