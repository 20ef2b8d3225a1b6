import http, { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseServerEnv } from '@/lib/config/serverEnv';
import { production } from '@/tests/production';
import { refuseOtherHosts } from './ownHosts';

/** What a request of this Host is answered under this configuration. */
async function statusOf(host: string, env: Record<string, string>): Promise<number | undefined> {
  const server = createServer(refuseOtherHosts((_request, response) => response.end(), parseServerEnv(env)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port, headers: { host }, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  server.close();
  return response.statusCode;
}

const own = ['localhost', 'LOCALHOST:3000', '127.0.0.1:3001', '[::1]:3000'];
const strangers = [
  'stranger.example',
  'localhost.stranger.example:3000',
  'localhost:3000@stranger.example',
  'stranger.example#localhost',
  '127.0.0.1.stranger.example',
];

test.each(['development', 'test'])(
  'in %s the site answers by this machine’s names and its own: a stranger’s name that leads here reads no code',
  async (APP_ENV) => {
    const env = { APP_ENV, SITE_URL: 'http://trial.example:3000' };
    for (const host of [...own, 'trial.example:3000']) expect(await statusOf(host, env)).toBe(200);
    for (const host of [...strangers, 'trial.example:3001']) expect(await statusOf(host, env)).toBe(421);
  },
);

test('whoever lets others in with HOST, and production, are reached by any name', async () => {
  expect(await statusOf('phone.example', { HOST: '0.0.0.0' })).toBe(200);
  expect(await statusOf('www.health.example', production)).toBe(200);
});
