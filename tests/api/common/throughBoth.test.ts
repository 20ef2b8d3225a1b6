import { type Answer, Browser } from '@/tests/api/support/browser';
import { routes } from '@/tests/api/support/routes';
import { type ApiServer, startApi } from '@/tests/api/support/server';

/** Next serves the API in development, the launcher in production. */
let servers: ApiServer[] = [];

beforeAll(async () => {
  const launched = await startApi();
  servers = [launched, await startApi(process.env['MONGODB_URI'], 'next')];
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
});

const ofOneRequest = /^(x-request-id|date|set-cookie|retry-after)$/;

function comparable({ status, headers, text }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ofOneRequest.test(name));
  return { status, headers: Object.fromEntries(kept), text: text.replace(/"requestId":"\w+"/, '') };
}

const json = { 'Content-Type': 'application/json' };
const asked = [
  { method: 'GET' },
  { method: 'HEAD' },
  { method: 'POST', headers: json, raw: '{}' },
  { method: 'POST', headers: json, raw: '{' },
  { method: 'POST' },
  { method: 'DELETE' },
  { method: 'PATCH', headers: json, raw: '{}' },
  { method: 'OPTIONS' },
] as const;
const paths = [...Object.keys(routes), '/api/nowhere', '/api/nowhere/at/all', '/api/quote%2F..'];

test.each(paths)('%s is answered alike by the launcher and by Next', async (path) => {
  for (const request of asked) {
    for (const query of ['', '?quoteId=1&quoteId=2']) {
      const [launched, next] = await Promise.all(
        servers.map(({ port }) => new Browser(port).send(`${path}${query}`, request)),
      );
      if (!launched || !next) throw new Error('unreachable');
      expect([request, comparable(launched)]).toEqual([request, comparable(next)]);
    }
  }
});
