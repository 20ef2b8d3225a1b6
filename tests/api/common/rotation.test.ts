import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { api } from '@/lib/config/paths';
import { type RunningStore, startStore } from 'embedded-mongo';
import { aJourney, makeRevisit } from '@/tests/api/support/journeys';
import type { Visitor } from '@/tests/api/support/visitors';
import { makeScratch } from '@/tests/scratch';

jest.setTimeout(60_000);

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const [before, after] = [key('k2026', 1), key('k2027', 2)];
const dir = makeScratch('rotation');
let store: RunningStore;
let client: MongoClient;

beforeAll(async () => {
  store = await startStore({ dir, inThread: true });
  client = await MongoClient.connect(store.uri);
  process.env['MONGODB_URI'] = store.uri;
});
afterAll(async () => {
  await client.close();
  await store.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Runs with a server started with these keys. */
async function serving<T>(keys: string, use: (newVisitor: () => Visitor) => Promise<T>): Promise<T> {
  process.env['DATA_KEYS'] = keys;
  jest.resetModules();
  const { startApi } = await import('@/tests/api/support/server');
  const visitors = await import('@/tests/api/support/visitors');
  const server = await startApi(store.uri);
  try {
    return await use(() => new visitors.Visitor(server.port));
  } finally {
    await server.stop();
  }
}

type Options = { uri?: string; args?: readonly string[] };

const command = (keys: string, { uri = store.uri, args = [] }: Options = {}) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/rotateKeys.ts', ...args], {
    env: { ...process.env, DATA_KEYS: keys, MONGODB_URI: uri, DATA_DIR: path.join(dir, 'data') },
  });

async function rotate(keys: string, options?: Options): Promise<{ code: number; printed: string }> {
  const child = command(keys, options);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, printed: printed.join('') };
}

async function countSealedBefore(): Promise<number> {
  const collections = await client.db('sukhayu').collections();
  const rows = await Promise.all(collections.map((each) => each.find().toArray()));
  return JSON.stringify(rows).split('"k2026.').length - 1;
}

test('after a rotation, killed and started again, the old key can go: everything opens and is found', async () => {
  const form = { note: 'Sugar since childhood' };
  const { quoteId, uuid, cookies } = await serving(before, async (newVisitor) => {
    const { addSampleDesk } = await import('@/tests/api/support/desk');
    await addSampleDesk();
    const browser = newVisitor();
    const { quote, record } = await makeRevisit(browser, {});
    const journey = aJourney(quote.quoteId, { uuid: record.uuid, getQuickQuoteForm: form });
    expect((await browser.post(api.revisitUpdate, journey)).status).toBe(200);
    return { quoteId: quote.quoteId, uuid: record.uuid, cookies: browser.cookies };
  });
  // Enough equal records for several pages.
  const revisits = client.db('sukhayu').collection<{ _id: string; form: string }>('revisits');
  const seal = await serving(before, async () => (await import('@/lib/server/crypto')).seal);
  const many = Array.from({ length: 1_200 }, (_, at) => {
    const id = `sample-${at}`;
    return { _id: id, form: seal({ at }, { collection: 'revisits', field: 'form', id }) };
  });
  await revisits.insertMany(many);
  expect(await countSealedBefore()).toBeGreaterThan(1_200);

  const killed = command(`${after},${before}`);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  const { code, printed } = await rotate(`${after},${before}`);
  const where = `database sukhayu at ${decodeURIComponent(new URL(store.uri).host)}`;
  expect(printed.startsWith(`The ${where}:\n`)).toBe(true);
  expect(printed).toContain(`Nothing is left in the ${where} that needs an older key`);
  expect(printed).toMatch(/revisits: 1000 records read/);
  expect(code).toBe(0);
  expect(await countSealedBefore()).toBe(0);

  await serving(after, async (newVisitor) => {
    const browser = newVisitor();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const quote = await browser.get(`${api.quote}?quoteId=${quoteId}`);
    expect(quote.body).toMatchObject({ mobileNumber: '98xxxx3210', name: 'A••• S•••••' });
    const { body } = await browser.get(`${api.revisit}?uuid=${uuid}`);
    expect(body.getQuickQuoteForm).toEqual(form);
    const { signIn } = await import('@/tests/api/support/visitors');
    const staff = newVisitor();
    await signIn(staff, 'SAMPLE-1001', '6000001001');
    const found = await staff.get(`${api.latestQuotes}?q=9876543210`);
    expect(found.body.quotes).toMatchObject([{ quoteId, name: 'Asha Sample' }]);
  });
});

test('what no key opens is named, and the rest is done', async () => {
  const revisits = client.db('sukhayu').collection<{ _id: string; form: string }>('revisits');
  await revisits.insertOne({ _id: 'sample-moved', form: `k2026.${'A'.repeat(60)}` });
  const { code, printed } = await rotate(`${after},${before}`);
  expect(code).toBe(1);
  expect(printed).toContain('revisits sample-moved, form: opens with none of DATA_KEYS');
  await revisits.deleteOne({ _id: 'sample-moved' });
});

const unsafe = /Nothing is left/;

test('another key under the newest one’s id opens nothing: no older key may be dropped', async () => {
  const { code, printed } = await rotate(`${key('k2027', 3)},${before}`);
  expect(printed).toMatch(/revisits sample-0, form: opens with none of DATA_KEYS/);
  expect(printed).not.toMatch(unsafe);
  expect(code).toBe(1);
});

test('the embedded store is named by its folder; of one with nothing in it nothing is promised', async () => {
  const { code, printed } = await rotate(after, { uri: '', args: ['--embedded'] });
  const where = `embedded store in ${path.join(dir, 'data')}`;
  expect(printed.startsWith(`The ${where}:\n`)).toBe(true);
  expect(printed).toContain(`There is nothing in the ${where}`);
  expect(printed).not.toMatch(unsafe);
  expect(code).toBe(1);
});

test('another database at the same address is another one, and no password is told', async () => {
  const { host } = new URL(store.uri);
  const uri = store.uri.replace(/:\/\/[^/]+\//, `://${host}/other`);
  const { code, printed } = await rotate(after, { uri });
  expect(printed).toContain(`There is nothing in the database other at ${decodeURIComponent(host)}`);
  expect(printed).not.toMatch(unsafe);
  expect(code).toBe(1);
});
