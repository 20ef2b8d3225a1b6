import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { promisify } from 'node:util';

const selfSigned = jest.requireActual<(options: object) => TlsOptions>('smtp-server/lib/tls-options');

/** Answers over TLS, as a provider does. */
const provider = createTlsServer(selfSigned({}), (socket) =>
  socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}')),
);
provider.on('tlsClientError', () => undefined);
const asked: string[] = [];
/** Leads whatever is asked for to the provider. */
const proxy = createServer().on('connect', ({ url = '' }, socket) => {
  asked.push(url);
  const line = connect(portOf(provider), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    line.pipe(socket).pipe(line);
  });
  for (const end of [line, socket]) end.on('error', () => end.destroy());
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(() => Promise.all([provider, proxy].map((each) => once(each.listen(0, '127.0.0.1'), 'listening'))));
afterAll(() => {
  proxy.closeAllConnections();
  for (const server of [proxy, provider]) server.close();
});
/** In a process of its own: jest's `fetch` is not that of its globals. */
async function ask(urls: readonly string[], env: Record<string, string>): Promise<unknown> {
  const code = `
    import { useEgressProxy } from './lib/server/launcher/configuration/egress.ts';
    await useEgressProxy(process.env);
    const statusOf = (url) => fetch(url, { signal: AbortSignal.timeout(2_000) }).then(({ status }) => status, () => 'not reached');
    process.stdout.write(JSON.stringify(await Promise.all(${JSON.stringify(urls)}.map(statusOf))));
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code],
    // The certificate is of nobody.
    { env: { NODE_ENV: 'test', PATH: process.env.PATH, NODE_TLS_REJECT_UNAUTHORIZED: '0', ...env } },
  );
  return JSON.parse(stdout);
}

test('calls leave through the proxy by the name of the provider; NO_PROXY and this machine are reached without it', async () => {
  const own = portOf(provider);
  const urls = [
    'https://provider.example/v1/ask',
    'https://inside.invalid/',
    `https://localhost:${own}/`,
    `https://127.0.0.1:${own}/`,
  ];
  const env = { HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}`, NO_PROXY: 'inside.invalid' };
  expect(await ask(urls, env)).toEqual([200, 'not reached', 200, 200]);
  expect(asked).toEqual(['provider.example:443']);
});

test('a proxy that hangs up fails the call, and is not asked again and again meanwhile', async () => {
  let tunnels = 0;
  const broken = createServer().on('connect', (_request, socket) => {
    tunnels += 1;
    socket.end();
  });
  await once(broken.listen(0, '127.0.0.1'), 'listening');
  const env = { HTTPS_PROXY: `http://127.0.0.1:${portOf(broken)}` };
  expect(await ask(['https://provider.example/v1/ask'], env)).toEqual(['not reached']);
  expect(tunnels).toBe(1);
  broken.close();
});

test('npm run articles asks the content server through it', async () => {
  const env: NodeJS.ProcessEnv = {
    APP_ENV: 'test',
    PATH: process.env.PATH,
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_ENV: 'test',
    HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}`,
    STRAPI_URL: 'https://content.example',
  };
  const command = ['--import', 'tsx', 'scripts/commands/articles.ts'];
  // What answers has no articles: nothing is written.
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\nThe content server's articles \(en\): [^\n]+\.\n$/) as string,
  });
  expect(asked).toContain('content.example:443');
});
