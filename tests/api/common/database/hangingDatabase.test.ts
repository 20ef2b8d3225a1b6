import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Document, MongoClient } from 'mongodb';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { Proxy, type Trouble } from '@/lib/embedded-mongo/tests/support/proxy';
import { randomFrom } from '@/lib/embedded-mongo/tests/support/random';
import { compileStore } from '@/lib/embedded-mongo/tests/support/compiledStore';
import { embeddedTest, makeFolder, removeFolder } from '@/lib/embedded-mongo/tests/support/harness';
import { kill, type StoreProcess, startProgram } from '@/lib/embedded-mongo/tests/support/storeProcess';
import { type Answer, Browser } from '@/tests/api/support/browser';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { type ApiServer, startApi } from '@/tests/api/support/server';

/** FAULT_SECONDS=60 for full length. Pages don't use the database (`serveStatic.ts`). */
const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 1);
process.env['RATE_LIMIT_FACTOR'] = '1000000';
const ANSWERED_WITHIN_MS = 3_000;
const HEALTHY_WITHIN_MS = 10_000;
const everyMs = 500;

let store: StoreProcess;
let proxy: Proxy;
let server: ApiServer;
let client: MongoClient;
const dir = makeFolder();

beforeAll(async () => {
  store = await startProgram(
    [path.join(compileStore('hanging'), 'cli.mjs')],
    ...['--dir', dir, '--port', '0', '--test-mode'],
  );
  proxy = await Proxy.open(Number(new URL(store.uri).port), randomFrom(1));
  process.env['MONGODB_URI'] = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
  server = await startApi(store.uri);
  client = await new MongoClient(store.uri).connect();
});
afterAll(async () => {
  await server.stop();
  await client.close();
  await proxy.close();
  await kill(store);
  removeFolder(dir);
});

const trouble = (kind: Trouble) => ({ begin: () => proxy.set(kind), end: () => proxy.set(undefined) });
const failPoint = (more: Document) =>
  client.db('admin').command({ configureFailPoint: 'failCommand', ...more });
const commands = ['find', 'aggregate', 'insert', 'update', 'findAndModify', 'delete', 'ping'];

/** `isCertain`: no request gets through meanwhile. */
const faults = {
  'takes connections and never answers': { ...trouble('silent'), isCertain: true },
  'is stopped like a process in a debugger': {
    begin: () => void store.child.kill('SIGSTOP'),
    end: () => void store.child.kill('SIGCONT'),
    isCertain: true,
  },
  'answers two seconds late': { ...trouble({ lateMs: 2_000 }), isCertain: true },
  'answers half a second late': { ...trouble({ lateMs: 500 }), isCertain: false },
  'cuts every connection': { ...trouble('cut'), isCertain: true },
  'is not there': { ...trouble('refused'), isCertain: true },
  'steps down': {
    begin: () => failPoint({ mode: 'alwaysOn', data: { failCommands: commands, errorCode: 189 } }),
    end: () => failPoint({ mode: 'off' }),
    isCertain: true,
  },
};

type Ask = (browser: Browser, quote: QuoteDto, key: string) => Promise<Answer>;
const asks: Record<string, Ask> = {
  'a read': (browser, { quoteId }) => browser.get(`${api.quote}?quoteId=${quoteId}`),
  'a save': (browser, { quoteId }) => browser.post(api.revisit, aJourney(quoteId)),
  'a new quote': (browser, _, key) =>
    browser.post(api.quote, { ...aLead(), ...aFamily(), ...aPlan() }, { 'Idempotency-Key': key }),
  readiness: (browser) => browser.get('/api/health/ready'),
};
const offline: Record<string, Ask> = {
  liveness: (browser) => browser.get('/api/health/live'),
  'the cities': (browser) => browser.get(api.cities),
};

type Heard = { what: string; status: number; retryAfter: string | undefined; ms: number };

async function hear(what: string, send: () => Promise<Answer>): Promise<Heard> {
  const began = performance.now();
  const { status, headers } = await send();
  return { what, status, retryAfter: headers['retry-after'], ms: performance.now() - began };
}

const all = (each: Record<string, Ask>, ...given: Parameters<Ask>) =>
  Object.entries(each).map(([what, ask]) => hear(what, () => ask(...given)));

describe.each(Object.entries(faults))('a database that %s', (_, { begin, end, isCertain }) => {
  embeddedTest(
    `for ${SECONDS} s: an answer within three seconds, health within ten, and nothing lost`,
    async () => {
      const browser = new Browser(server.port);
      const quote = await makeQuote(browser);
      const keys: string[] = [];
      const heard: Promise<Heard>[] = [];
      const away: Promise<Heard>[] = [];
      await begin();
      for (const until = Date.now() + SECONDS * 1000; Date.now() < until; await wait(everyMs)) {
        const key = crypto.randomUUID();
        keys.push(key);
        heard.push(...all(asks, browser, quote, key));
        away.push(...all(offline, browser, quote, key));
      }
      const answers = await Promise.all(heard);
      expect(answers.filter(({ ms }) => ms > ANSWERED_WITHIN_MS)).toEqual([]);
      const failed = answers.filter(({ status }) => status >= 300);
      expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([]);
      if (isCertain) expect(failed).toHaveLength(answers.length);
      expect((await Promise.all(away)).filter(({ status, ms }) => status !== 200 || ms > 1_000)).toEqual([]);

      await end();
      const repaired = performance.now();
      while ((await browser.get('/api/health/ready')).status !== 200) await wait(50);
      expect(performance.now() - repaired).toBeLessThan(HEALTHY_WITHIN_MS);

      const read = await browser.get(`${api.quote}?quoteId=${quote.quoteId}`);
      expect(read.body).toMatchObject({ quoteId: quote.quoteId });
      // An interrupted write may have happened; its retry must not repeat it.
      const before = await client.db('sukhayu').collection('quotes').countDocuments();
      for (const key of keys) {
        const first = await asks['a new quote']?.(browser, quote, key);
        const again = await asks['a new quote']?.(browser, quote, key);
        expect([first?.status, again?.body.quoteId]).toEqual([201, first?.body.quoteId]);
      }
      const after = await client.db('sukhayu').collection('quotes').countDocuments();
      expect(after - before).toBeLessThanOrEqual(keys.length);
    },
    SECONDS * 1000 + 60_000,
  );
});
