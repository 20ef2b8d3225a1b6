import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, rmSync } from 'node:fs';
import http, { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '@/lib/embedded-mongo/tests/support/storeProcess';
import { makeScratch } from '@/tests/scratch';

/** A site of three answers, launched as ours is. */
const program = `
import { launchOrExplain } from './lib/server/launcher/launch';
const answers = {
  '/': (response) => response.end('here'),
  '/breaks': (response) => response.end(() => { throw new Error('no lead for 9876543210'); }),
  '/calls': (response) => fetch('https://provider.example/').catch(String).then((said) => response.end(said)),
};
await launchOrExplain({
  root: process.env.DATA_DIR,
  openSite: async () => (process.env.OPENS === 'never' ? await new Promise(() => console.log('opening')) : {
    handle: ({ url }, response) => answers[url](response),
    close: async () => void process.stdout.write('closed\\n'),
  }),
});
`;

/** The site is launched all the same. */
const NOWHERE = 'mongodb://127.0.0.1:1/';

const proxied: string[] = [];
const proxy = createServer().on('connect', ({ url = '' }, socket) => {
  proxied.push(url);
  socket.end();
});
const dir = makeScratch('launch');
let site: ChildProcess;
let port: number;
let metricsPort: number;

beforeAll(async () => {
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => site.kill('SIGKILL'));
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A device on which there is no room for anything. */
const FULL = '/dev/full';

async function launch(
  env: Record<string, string> = {},
  log: 'pipe' | number = 'pipe',
  until = 'answers at',
  problems: 'inherit' | 'pipe' = 'inherit',
) {
  [port, metricsPort] = [await freePort(), await freePort()];
  site = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: {
      ...process.env,
      APP_ENV: 'test',
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      MONGODB_URI: NOWHERE,
      DATA_DIR: dir,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...env,
    },
    stdio: ['ignore', log, log === 'pipe' ? problems : 'pipe'],
  });
  const [said, expected] = site.stdout ? [site.stdout, until] : [site.stderr!, 'The site goes on'];
  for await (const part of said.iterator({ destroyOnReturn: false }))
    if (String(part).includes(expected)) break;
}

type Said = { status: number | undefined; connection: string | undefined; said: string };
async function ask(path: string, { at = port, host = `localhost:${port}` } = {}): Promise<Said> {
  const request = http.get({ host: '127.0.0.1', port: at, path, headers: { host } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return {
    status: response.statusCode,
    connection: response.headers.connection,
    said: await text(response),
  };
}

async function ended(): Promise<[number | null, string]> {
  const [printed, [code]] = (await Promise.all([text(site.stdout!), once(site, 'exit')])) as [
    string,
    [number],
  ];
  return [code, printed];
}

test('a launched site tells what it does, leaves through the proxy, and drains before it closes', async () => {
  const { port: proxyPort } = proxy.address() as AddressInfo;
  await launch({ DRAIN_SECONDS: '1', HTTPS_PROXY: `http://127.0.0.1:${proxyPort}` });
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'keep-alive', said: 'here' });
  expect((await ask('/metrics', { at: metricsPort })).said).toContain('sukhayu_build_info{version=');
  expect(await ask('/', { host: 'stranger.example' })).toMatchObject({ status: 421 });
  await ask('/calls');
  expect(proxied).toEqual(['provider.example:443']);
  site.kill('SIGTERM');
  while ((await ask('/')).connection !== 'close');
  expect(await ended()).toEqual([0, 'closed\n']);
});

test('a site that answers and is not ready says what is missing', async () => {
  await launch({ MONGODB_URI: `${NOWHERE}?sample=1` }, 'pipe', 'answers at', 'pipe');
  const [said] = (await once(site.stderr!, 'data')) as [Buffer];
  expect(String(said)).toMatch(/^\nIt is not ready\. MONGODB_URI can't be used: .*\.\n.* 503.*health\/ready/);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s while it starts ends it at once, as the first process of a container too',
  async (signal) => {
    await launch({ OPENS: 'never' }, 'pipe', 'opening');
    site.kill(signal);
    expect(await ended()).toEqual([0, '']);
  },
);

test('an error that nothing caught is logged without what is personal, and ends it with a code of its own', async () => {
  await launch();
  const asked = ask('/breaks').catch(() => undefined);
  const [code, printed] = await ended();
  const [line = '', closed] = printed.trim().split('\n');
  expect(JSON.parse(line)).toMatchObject({
    level: 60,
    action: 'uncaught',
    origin: 'uncaughtException',
    build: 'development',
    error: { type: 'Error', stack: expect.stringContaining('no lead for [redacted]') as string },
  });
  expect([code, closed]).toEqual([70, 'closed']);
  await asked;
});

test('a site whose log has lost its reader ends, since a line about it would be lost in the same way, without end', async () => {
  await launch();
  site.stdout!.destroy();
  const ended = once(site, 'exit');
  const asked = ask('/breaks').catch(() => undefined);
  expect((await ended)[0]).toBe(70);
  await asked;
});

// Linux alone has a file that is always full.
(existsSync(FULL) ? test : test.skip)(
  'a site whose log has no room loses its lines, counts them, answers on, and ends as ever',
  async () => {
    await launch({}, openSync(FULL, 'w'));
    for (let times = 0; times < 3; times++)
      expect(await ask('/')).toMatchObject({ status: 200, said: 'here' });
    expect((await ask('/metrics', { at: metricsPort })).said).toMatch(/^sukhayu_log_lines_lost_total 1$/m);
    const exited = once(site, 'exit');
    site.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  },
);
