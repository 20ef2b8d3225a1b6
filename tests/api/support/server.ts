import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { startStore } from 'embedded-mongo';
import { disconnectDatabase } from '@/lib/server/database/db';
import { securityHeaders } from '@/lib/server/http/securityHeaders';
import { routes, unknown } from './routes';

export type ApiServer = { port: number; stopDatabase: () => Promise<void>; stop: () => Promise<void> };

/**
 * The API on a port of its own: real HTTP in, Next's own resolver around the route modules, a real store behind.
 * With `uri` the store is another's, and stays.
 */
export async function startApi(uri?: string): Promise<ApiServer> {
  const database = uri ? { stop: () => Promise.resolve() } : await startDatabase();
  const headers = Object.entries(securityHeaders({ isDevelopment: false }));
  const context = { dev: false, previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' };
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const route = routes[pathname] ?? unknown;
    void apiResolver(request, response, {}, route, context, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await disconnectDatabase();
    await database.stop();
  };
  return { port, stop, stopDatabase: database.stop };
}

/**
 * The server of MONGODB_URI if given, so that the same cases run on a real one; else the embedded store in this thread.
 * Of a given server a new database is filled and dropped, whichever the address names.
 */
async function startDatabase(): Promise<{ stop: () => Promise<void> }> {
  const given = process.env['MONGODB_URI'];
  if (given) {
    const name = `sukhayu_test_${process.pid}_${Date.now()}`;
    process.env['MONGODB_URI'] = given.replace(/^([^:]+:\/\/[^/?]+)(\/[^?]*)?/, `$1/${name}`);
    return { stop: () => dropDatabase(given, name) };
  }
  const dir = mkdtempSync(path.join(tmpdir(), 'sukhayu-api-'));
  const store = await startStore({ dir, inThread: true, testMode: true });
  process.env['MONGODB_URI'] = store.uri;
  let isRunning = true;
  return {
    stop: async () => {
      if (isRunning) await store.stop();
      isRunning = false;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  await client.db(name).dropDatabase();
  await client.close();
}
