import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { callProvider, ProviderError } from './callProvider';

const MEGABYTE = 1024 * 1024;
let sent = 0;
function* spaces() {
  for (; sent < 200 * MEGABYTE; sent += MEGABYTE) yield Buffer.alloc(MEGABYTE, ' ');
  yield Buffer.from('{}');
}

const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  if (url === '/hangs') return;
  if (url === '/endless') return void Readable.from(spaces()).pipe(response);
  if (url === '/moved') response.writeHead(302, { Location: '/inside' });
  response.end('{}');
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => jest.restoreAllMocks());

test('R10 a provider that points elsewhere is not followed there', async () => {
  await expect(callProvider('Signzy', `${origin}/moved`, {})).rejects.toThrow(ProviderError);
  expect(asked).toEqual(['/moved']);
});

test('R10 a provider that hangs is given up after five seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
  await expect(callProvider('Signzy', `${origin}/hangs`, {})).rejects.toThrow('Signzy did not answer');
  expect(clock).toHaveBeenCalledWith(5_000);
});

test('a provider that never ends its answer is not read to its end', async () => {
  await expect(callProvider('Strapi', `${origin}/endless`, { method: 'GET' })).rejects.toThrow(ProviderError);
  expect(sent).toBeLessThan(50 * MEGABYTE);
});
