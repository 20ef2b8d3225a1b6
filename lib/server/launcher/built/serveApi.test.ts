import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '@/lib/server/launcher/httpServer';
import { UNKNOWN_PATH } from './apiFiles';
import { createApiServer } from './serveApi';

const loads = new Map([
  [UNKNOWN_PATH, () => Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' }))],
]);
const server = createHttpServer(
  createApiServer(loads, {
    aliases: {},
    onError: (error, _request, response) => response.writeHead(500).end((error as { code: string }).code),
  }),
);
afterAll(() => server.close());

test('a route whose file can’t be read fails by itself: what nobody catches would end the process', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/quote`);
  expect([answer.status, await answer.text()]).toEqual([500, 'EMFILE']);
});
