import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverEnv } from '@/lib/config/serverEnv';
import { callProvider } from '@/lib/server/integrations/callProvider';
import { answering } from '@/lib/server/http/exchange';
import { traceId, traceparent, tracing } from './trace';

const ID = '0af7651916cd43dd8448eb211c80319c';
const GIVEN = `00-${ID}-b7ad6b7169203331-00`;

test('a trace that somebody began goes on, with an id of its own for each step', () => {
  tracing(GIVEN, () => {
    expect(traceId()).toBe(ID);
    const [one, other] = [traceparent(), traceparent()];
    expect(one).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-00$`));
    expect(other).not.toBe(one);
    expect(one).not.toBe(GIVEN);
  });
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a list', [GIVEN]],
  ['another version', GIVEN.replace('00', 'ff')],
  ['no trace', GIVEN.replace(ID, '0'.repeat(32))],
  ['no parent', GIVEN.replace('b7ad6b7169203331', '0'.repeat(16))],
  ['capitals', GIVEN.toUpperCase()],
  ['more behind it', `${GIVEN}-9876543210`],
  ['a line more', `${GIVEN}\n`],
])('%s: a new one begins', (_what, given) => {
  tracing(given, () => {
    expect(traceId()).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId()).not.toBe(ID);
  });
});

test('outside of a request and a job there is none', () => {
  expect([traceId(), traceparent()]).toEqual([undefined, undefined]);
});

test.each([
  ['behind a balancer its trace reaches the provider', 1, true],
  ['without one, what a visitor sends is no trace of ours', 0, false],
])('%s', async (_what, proxies, isKept) => {
  jest.replaceProperty(serverEnv(), 'TRUSTED_PROXIES', proxies);
  const heard: (string | undefined)[] = [];
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/provider') {
      heard.push(request.headers['traceparent'] as string | undefined);
      response.end('{}');
      return;
    }
    void site(request, response);
  };
  const server = createServer(handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = answering('sample', async () => {
    await callProvider('Signzy', `${origin}/provider`, {});
    return { status: 204 };
  });
  await fetch(origin, { headers: { traceparent: GIVEN } });
  expect(heard).toEqual([expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-\d\d$/)]);
  expect(heard[0]?.includes(ID)).toBe(isKept);
  server.closeAllConnections();
  server.close();
  jest.restoreAllMocks();
});
