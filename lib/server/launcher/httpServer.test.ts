import { Agent, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReaderLimits } from './cutSlowReaders';
import { createHttpServer, drain, type Handler, listen, listenOn } from './httpServer';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createHttpServer((_request, response) => response.writeHead(413).end());
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function answerTo(text: string, more?: () => Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const pour = () => {
      while (more && socket.writable && socket.write(more()));
    };
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('drain', pour);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
    socket.write(text);
    pour();
  });
}

test('a body that goes on after its answer ends with its connection', async () => {
  const start = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = Buffer.from(`1000\r\n${' '.repeat(0x1000)}\r\n`);
  expect(await answerTo(start, () => chunk)).toMatch(/^HTTP\/1\.1 413 /);
}, 10_000);

test('a body that was on its way when it was answered ends in peace', async () => {
  const status = await new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method: 'POST', agent: false };
    const sent = request(options, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    );
    sent.on('error', reject).end(Buffer.alloc(500_000));
  });
  expect(status).toBe(413);
});

test('a connection that is kept after its last answer does not hold up the end', async () => {
  const kept = createHttpServer(() => undefined);
  const agent = new Agent({ keepAlive: true });
  const options = { port: await listen(kept, 0, '127.0.0.1'), host: '127.0.0.1', agent };
  request(options, (response) => response.resume()).end();
  const [, response] = (await once(kept, 'request')) as [unknown, ServerResponse];
  const ended = drain(kept);
  response.end();
  await ended;
}, 9_000);

test.each(['OPTIONS *', 'GET http://elsewhere.example/', 'GET x'])('%s is no path of ours', async (line) => {
  const answer = await answerTo(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['Host: b', 'hOST: a'])('two hosts are none, though the second is %j', async (second) => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\n${second}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('who goes on sending after a refusal is cut', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
  const drip = setInterval(() => socket.write('x'), 50);
  socket.on('error', () => undefined).write('no request\r\n\r\n');
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  expect(socket.bytesRead).toBeGreaterThan(0);
});

test('an answer has one listener for its close: a list of two would keep it long after (decision 030)', async () => {
  const counts: number[] = [];
  const counting = createHttpServer((_request, response) => {
    counts.push(response.listenerCount('close'));
    response.end();
  });
  const at = await listen(counting, 0, '127.0.0.1');
  await fetch(`http://127.0.0.1:${at}/`);
  counting.close();
  expect(counts).toEqual([1]);
});

describe('a reader of an answer', () => {
  const urls = ['/memory', '/file'];
  const size = 16 * 1024 * 1024;
  const held = Buffer.alloc(size);
  // Longer than a busy machine keeps this process waiting.
  const readers = { stallMs: 2_000, wholeMs: 60_000 };
  const folder = mkdtempSync(path.join(tmpdir(), 'sukhayu-reader-'));
  const file = path.join(folder, 'large');
  writeFileSync(file, held);
  let large: Server;
  let at: number;
  let cut = 0;
  beforeAll(async () => {
    large = createHttpServer(
      (incoming, response) => {
        response.setHeader('Content-Length', size);
        if (incoming.url === '/file') createReadStream(file).pipe(response);
        else response.end(held);
      },
      { limitsOfReaders: readers },
    );
    large.on('connection', (socket) => socket.on('close', () => (cut += 1)));
    at = await listen(large, 0, '127.0.0.1');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    large.closeAllConnections();
    await new Promise((resolve) => large.close(resolve));
  });

  const openFiles = () => (existsSync('/dev/fd') ? readdirSync('/dev/fd').length : 0);

  test('who takes nothing is cut, and nothing of it is kept', async () => {
    const before = openFiles();
    cut = 0;
    const sockets = Array.from({ length: 50 }, () => connect(at, '127.0.0.1').pause());
    for (const [n, socket] of sockets.entries())
      socket.on('error', () => undefined).write(`GET ${urls[n % 2]} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const end = Date.now() + 20_000;
    while (cut < 50 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(cut).toBe(50);
    for (const socket of sockets) socket.destroy();
    while (openFiles() > before && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(openFiles()).toBeLessThanOrEqual(before);
  });

  async function takeSlowly(url: string, wholeMs: number): Promise<number> {
    const socket = connect(at, '127.0.0.1');
    socket.write(`GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    let taken = 0;
    socket.on('data', (part) => {
      taken += part.length;
      socket.pause();
      setTimeout(() => socket.resume(), (part.length / size) * wholeMs);
    });
    await once(socket, 'close');
    return taken;
  }

  test('who takes slowly, but goes on, has it whole', async () => {
    const began = performance.now();
    const taken = await Promise.all(urls.map((url) => takeSlowly(url, 2 * readers.stallMs)));
    expect(performance.now() - began).toBeGreaterThan(readers.stallMs);
    for (const each of taken) expect(each).toBeGreaterThan(size);
  });
});

describe('of an answer', () => {
  const wholeMs = 1_000;
  const stallMs = 100;
  async function serve(limitsOfReaders: ReaderLimits, handle: Handler): Promise<number> {
    const server = createHttpServer(handle, { limitsOfReaders });
    servers.push(server);
    return listen(server, 0, '127.0.0.1');
  }
  const servers: Server[] = [];
  afterAll(() => Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve)))));

  async function* words() {
    for (;;) yield await new Promise<string>((resolve) => setTimeout(() => resolve('on and on '), 10));
  }

  test('that is taken but never whole, the reader is cut', async () => {
    const endless: Handler = (_request, response) => void Readable.from(words()).pipe(response);
    const at = await serve({ stallMs: 60_000, wholeMs }, endless);
    const socket = connect(at, '127.0.0.1').resume();
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const began = performance.now();
    await once(socket, 'close');
    expect(performance.now() - began).toBeGreaterThan(wholeMs * 0.9);
  });

  test('that is long in the making, the reader is not, nor between two questions', async () => {
    const later: Handler = (_request, response) => void setTimeout(() => response.end('made'), 3 * stallMs);
    const at = await serve({ stallMs, wholeMs: 60_000 }, later);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<[string, unknown]>((resolve, reject) => {
        const sent = request({ port: at, host: '127.0.0.1', agent }, (response) => {
          response.on('data', (part) => resolve([String(part), response.socket.localPort]));
        });
        sent.on('error', reject).end();
      });
    const [first, port1] = await ask();
    await new Promise((resolve) => setTimeout(resolve, 3 * stallMs));
    const [second, port2] = await ask();
    expect([first, second]).toEqual(['made', 'made']);
    expect(port2).toBe(port1);
    agent.destroy();
  });
});

test('it listens on each address that the machine has, on one port', async () => {
  const make = () => createHttpServer((_request, response) => response.end('here'));
  const { servers, port: actual } = await listenOn(['127.0.0.1', '::1', '192.0.2.1'], 0, make);
  expect(servers.length).toBeLessThan(3);
  expect(await (await fetch(`http://localhost:${actual}/`)).text()).toBe('here');
  await expect(listenOn(['192.0.2.1'], 0, make)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  await expect(listenOn(['127.0.0.1'], actual, make)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  for (const each of servers) each.close();
});
