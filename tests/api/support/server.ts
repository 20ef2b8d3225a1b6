import { MongoClient } from 'mongodb';
import { disconnectDatabase } from '@/lib/server/database/db';
import { securityHeaders } from '@/lib/server/http/securityHeaders';
import { UNKNOWN_PATH } from '@/lib/server/launcher/built/apiFiles';
import { createHttpServer, type Handler, listen } from '@/lib/server/launcher/httpServer';
import { createApiServer } from '@/lib/server/launcher/built/serveApi';
import { asCall, watchQueries } from '@/tests/api/common/database/watchQueries';
import { loadRoute, pathnames } from './routeFiles';
import { openTestStore, type TestStore } from './store/testStore';

type Database = Pick<TestStore, 'keepTemplate' | 'stop'>;
export type ApiServer = {
  port: number;
  keepTemplate: () => Promise<void>;
  stopDatabase: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Stands for a database that isn't ours, of which no template is kept. */
const notOurs = { keepTemplate: () => Promise.resolve() };

/** `API_THROUGH=next` uses Next's resolver instead of the launcher's. A store given by `uri` keeps running. */
export async function startApi(uri?: string, through = process.env['API_THROUGH']): Promise<ApiServer> {
  const database = uri ? { ...notOurs, stop: () => Promise.resolve() } : await startDatabase();
  const headers = Object.entries(securityHeaders({ isDevelopment: false }));
  const answer = through === 'next' ? await readNext() : answerAsLaunched;
  const server = createHttpServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    asCall(request, () => answer(request, response));
  });
  const endWatch = watchQueries();
  const port = await listen(server, 0, '127.0.0.1');
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // After the server stopped listening, so that no connection comes in between.
    server.closeAllConnections();
    await closed;
    await disconnectDatabase();
    await database.stop();
    expect(endWatch()).toEqual([]);
  };
  return { port, stop, keepTemplate: database.keepTemplate, stopDatabase: database.stop };
}

const loaders = pathnames.map((pathname) => [pathname, () => Promise.resolve(loadRoute(pathname))] as const);
const answerAsLaunched = createApiServer(new Map(loaders), {
  aliases: {},
  onError: (_error, _request, response) => response.destroy(),
});

async function readNext(): Promise<Handler> {
  const { apiResolver } = await import('next/dist/server/api-utils/node/api-resolver');
  const context = { dev: false, previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const route = loadRoute(pathnames.includes(pathname) ? pathname : UNKNOWN_PATH);
    void apiResolver(request, response, {}, route, context, false);
  };
}

/** A new database on MONGODB_URI, dropped at the end, or else an embedded store in this thread. */
async function startDatabase(): Promise<Database> {
  const given = process.env['MONGODB_URI'];
  if (given) {
    const name = `sukhayu_test_${process.pid}_${Date.now()}`;
    process.env['MONGODB_URI'] = given.replace(/^([^:]+:\/\/[^/?]+)(\/[^?]*)?/, `$1/${name}`);
    return { ...notOurs, stop: () => dropDatabase(given, name) };
  }
  const store = await openTestStore();
  process.env['MONGODB_URI'] = store.uri;
  return store;
}

async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  await client.db(name).dropDatabase();
  await client.close();
}
