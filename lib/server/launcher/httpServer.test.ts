import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { createHttpServer, listen } from './httpServer';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createHttpServer((_request, response) => response.writeHead(413).end());
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** All that comes back until the server hangs up. */
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

test.each(['OPTIONS *', 'GET http://elsewhere.example/', 'GET x'])('%s is no path of ours', async (line) => {
  const answer = await answerTo(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
