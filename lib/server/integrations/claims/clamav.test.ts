import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { createClamav } from './clamav';

let server: Server;
let answer = '';
const received: Buffer[] = [];

/** Reads as clamd does: the command, then chunks with their lengths, until an empty one. */
beforeAll(async () => {
  server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      const command = sent.subarray(0, 10).toString();
      const length = sent.length >= 14 ? sent.readUInt32BE(10) : undefined;
      if (length === undefined || sent.length < 14 + length + 4) return;
      expect([command, sent.readUInt32BE(14 + length)]).toEqual(['zINSTREAM\0', 0]);
      received.push(sent.subarray(14, 14 + length));
      socket.end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const scan = (file: Buffer) => createClamav(`127.0.0.1:${(server.address() as AddressInfo).port}`).scan(file);

test.each([
  ['stream: OK\0', 'clean'],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
] as const)('%j means %s, after the whole file was read', async (said, verdict) => {
  answer = said;
  const file = Buffer.alloc(300_000, 'sample');
  expect(await scan(file)).toBe(verdict);
  expect(received.at(-1)?.equals(file)).toBe(true);
});

test.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: OK', 'stream: not OK\0'])(
  '%j is no verdict',
  async (said) => {
    answer = said;
    await expect(scan(Buffer.from('sample'))).rejects.toThrow(ProviderError);
  },
);

test('a scanner that is away is no verdict either', async () => {
  await expect(createClamav('127.0.0.1:1').scan(Buffer.from('sample'))).rejects.toThrow(ProviderError);
});
