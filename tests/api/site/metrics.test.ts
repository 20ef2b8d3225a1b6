import { once } from 'node:events';
import http, { type RequestOptions } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { callProvider } from '@/lib/server/integrations/callProvider';
import { createHttpServer, listen } from '@/lib/server/launcher/httpServer';
import { createApiServer } from '@/lib/server/launcher/built/serveApi';
import { UNKNOWN_PATH } from '@/lib/server/launcher/built/apiFiles';
import { serveMetrics } from '@/lib/server/telemetry/metricsServer';
import { notePage } from '@/lib/server/telemetry/notePage';

const sockets = new Set<net.Socket>();
/** Takes connections and never answers: stands for a database and for a provider. */
const silent = net.createServer((socket) => void sockets.add(socket));
const api = createApiServer(
  new Map([
    ['/api/health/live', () => import('@/pages/api/health/live')],
    [UNKNOWN_PATH, () => import('@/pages/api/[...path]')],
  ]),
  { aliases: {}, onError: (_error, _request, response) => response.destroy() },
);
const site = createHttpServer(
  (request, response) => {
    if (request.url?.startsWith('/api')) api(request, response);
    else response.end();
  },
  { answered: notePage },
);
let sitePort = 0;
let silentPort = 0;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;

beforeAll(async () => {
  sitePort = await listen(site, 0, '127.0.0.1');
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  silentPort = (silent.address() as AddressInfo).port;
  process.env['MONGODB_URI'] = `mongodb://127.0.0.1:${silentPort}/?directConnection=true`;
  metrics = await serveMetrics({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  site.close();
  site.closeAllConnections();
  await metrics.stop();
  await disconnectDatabase();
});

async function ask(options: RequestOptions): Promise<{ status: number | undefined; body: string }> {
  const request = http.request({ host: '127.0.0.1', agent: false, ...options });
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

const scrape = async () => (await ask({ port: metrics.port, path: '/metrics' })).body;
const ours = (scraped: string) => scraped.split('\n').filter((line) => line.startsWith('sukhayu_'));
const namesOf = (lines: readonly string[]) => lines.map((line) => line.replace(/ \S+$/, '')).toSorted();

const hostile = Array.from(
  { length: 100 },
  (_, at) => `/${['api/', '', '_next/', 'api/health/live/'][at % 4]}987654${3000 + at}?name=Asha%20${at}`,
);
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PROPFIND', 'M-SEARCH', 'OPTIONS', 'HEAD'];

test('whatever is asked for, there are no more series than routes have, and nothing of it stands in them', async () => {
  const knock = (path: string) => Promise.all(METHODS.map((method) => ask({ port: sitePort, path, method })));
  await Promise.all(['/api/health/live', '/api/a', '/a', '/_next/a'].map(knock));
  const before = namesOf(ours(await scrape()));
  await Promise.all(hostile.map(knock));
  const after = ours(await scrape());
  expect(namesOf(after)).toEqual(before);
  expect(after.join('\n')).not.toMatch(/987654|Asha|PROPFIND/);
  const routes = after
    .map((line) => /route="([^"]*)"/.exec(line)?.[1])
    .filter((route) => route !== undefined);
  expect([...new Set(routes)].toSorted()).toEqual(['/api/health/live', 'files', 'pages', 'unknown']);
});

test('a scrape is answered while the database and a provider hang, and tells of the call once it has ended', async () => {
  const ended: string[] = [];
  const call = callProvider('Signzy', `http://127.0.0.1:${silentPort}/`, {})
    .catch(String)
    .finally(() => ended.push('call'));
  const connection = connectDatabase()
    .catch(() => undefined)
    .finally(() => ended.push('connection'));
  const scraped = await scrape();
  expect(ended).toEqual([]);
  expect(scraped).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(scraped).toContain('sukhayu_facts_read_timestamp_seconds 0');
  for (const socket of sockets) socket.destroy();
  await connection;
  expect(await call).toBe('ProviderError: Signzy did not answer');
  expect(await scrape()).toContain(
    'sukhayu_provider_call_duration_seconds_count{provider="Signzy",outcome="silent"} 1',
  );
});

test('however many connections others open, few are held, and a scrape is answered once they are gone', async () => {
  const crowd = Array.from({ length: 60 }, () => net.connect(metrics.port, '127.0.0.1'));
  const gone = crowd.map(
    (socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve)),
  );
  await Promise.all(crowd.map((socket) => once(socket, 'connect')));
  const beyond = await Promise.all(gone.slice(20));
  expect(beyond).toHaveLength(40);
  for (const socket of crowd) socket.destroy();
  await Promise.all(gone);
  expect(await scrape()).toContain('sukhayu_build_info');
});

test('nothing but /metrics is there', async () => {
  for (const path of ['/', '/metrics/more', '/api/health/live'])
    expect(await ask({ port: metrics.port, path })).toEqual({ status: 404, body: '' });
  expect((await ask({ port: metrics.port, path: '/metrics', method: 'POST' })).status).toBe(404);
});
