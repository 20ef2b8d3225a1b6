import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ProviderError } from './callProvider';
import { createSignzyRegistry } from './signzyRegistry';

type Call = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };
type Answer = { status?: number; body?: unknown };

let server: Server;
const calls: Call[] = [];
let answers: Record<string, Answer> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      calls.push({ path, headers: request.headers, body: JSON.parse(body) as Call['body'] });
      const { status = 200, body: answer = {} } = answers[path] ?? { status: 500 };
      response.writeHead(status, { 'Content-Type': 'application/json', Location: '/elsewhere' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls.length = 0;
  answers = {
    '/api/v2/patrons/patron1/identities': { body: { id: 'item1', accessToken: 'access1' } },
    '/api/v2/files/base64': { body: { file: { directURL: 'https://persist.example/files/1.zip' } } },
  };
});

function registry() {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v2`;
  return createSignzyRegistry({ url, patron: 'patron1', token: 'token1' });
}

/** In the format of Signzy's documentation. */
const snoop = (result: object): Answer => ({ body: { id: 'snoop1', response: { id: 1, result } } });
const pan = { type: 'pan', pan: 'AAAPS1111A', dateOfBirth: '1991-04-02', name: 'Asha Sample' } as const;

test('a PAN is fetched: an identity first, then what is asked of it', async () => {
  answers['/api/v2/snoops'] = snoop({ number: 'AAAPS1111A', name: 'ASHA SAMPLE ', fatherName: 'R', dob: '' });
  expect(await registry().find(pan)).toEqual({ name: 'ASHA SAMPLE', reference: 'snoop1' });
  const [identity, asked] = calls;
  expect(identity).toMatchObject({
    path: '/api/v2/patrons/patron1/identities',
    body: { type: 'individualPan' },
  });
  expect(identity?.headers.authorization).toBe('token1');
  expect(asked?.body).toEqual({
    service: 'Identity',
    itemId: 'item1',
    accessToken: 'access1',
    task: 'fetch',
    essentials: { number: 'AAAPS1111A', name: 'Asha Sample', fuzzy: 'true' },
  });
});

test('the file of UIDAI goes up for two minutes, and is read with its share code', async () => {
  answers['/api/v2/snoops'] = snoop({ name: 'ASHA SAMPLE', dob: '02/04/1991', uid: 'XXXXXXXX6603' });
  const found = await registry().find({
    type: 'aadhaarOffline',
    name: '',
    file: 'UEsDBA==',
    shareCode: '1a2b',
  });
  expect(found).toEqual({ name: 'ASHA SAMPLE', dateOfBirth: '1991-04-02', reference: 'snoop1' });
  expect(calls[0]?.body).toMatchObject({ base64String: 'UEsDBA==', ttl: '2 mins' });
  expect(calls[2]?.body['essentials']).toEqual({
    url: 'https://persist.example/files/1.zip',
    password: '1a2b',
  });
});

test('a bank account answers the name of its holder', async () => {
  answers['/api/v2/snoops'] = snoop({ active: 'yes', bankTransfer: { beneName: 'ASHA SAMPLE' } });
  const query = { type: 'bankAccount', accountNumber: '001122', ifsc: 'SBIN0001234', name: 'Asha' } as const;
  expect(await registry().find(query)).toMatchObject({ name: 'ASHA SAMPLE' });
});

test.each([404, 422, 400])('%i is nobody', async (status) => {
  answers['/api/v2/snoops'] = { status };
  expect(await registry().find(pan)).toBeUndefined();
});

test('an answer without a name is nobody', async () => {
  answers['/api/v2/snoops'] = snoop({ name: '' });
  expect(await registry().find(pan)).toBeUndefined();
});

test.each<[string, Answer]>([
  ['an error of its own', { status: 500 }],
  ['too many requests', { status: 429 }],
  ['a refused token', { status: 401 }],
  ['a redirection', { status: 302 }],
  ['no JSON', { body: '<html>' }],
])('%s means that it is away', async (_name, answer) => {
  answers['/api/v2/snoops'] = answer;
  await expect(registry().find(pan)).rejects.toThrow(ProviderError);
});

test('after three times it is left in peace', async () => {
  answers = {};
  const { find } = registry();
  for (let at = 0; at < 5; at += 1) await expect(find(pan)).rejects.toThrow(ProviderError);
  expect(calls).toHaveLength(3);
});

test('nothing that was asked stands in the error', async () => {
  answers = {};
  const error: unknown = await registry()
    .find(pan)
    .catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/AAAPS|Asha|1991/);
});
