import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { migrate } from '@/lib/server/worker/migrate';
import { rmSync } from 'node:fs';
import { startStore, type RunningStore } from 'embedded-mongo';
import { DAY_MS } from '@/lib/domain/common/dates';
import { RETENTION_DAYS } from '@/lib/domain/common/retention';
import { countCallbacks, listCallbacks } from '@/models/callbacks/callback';
import { countCandidacies, listCandidacies } from '@/models/careers/candidacy';
import { countClaims, countLateClaims } from '@/models/claims/claimQueue';
import { countCases, listCases } from '@/models/desk/reviewCase';
import { listCustomLinks } from '@/models/desk/sentLink';
import { listGrievances } from '@/models/grievances/grievance';
import { countTalks, listTalks } from '@/models/help/talk';
import { moveHeld } from '@/models/my/heldByNumber';
import { countEvents, listEvents } from '@/models/payment/gatewayEvent';
import { countPorts, listPorts } from '@/models/porting/port';
import { countReports, listReports } from '@/models/reports/report';
import { countReviews, countStars, listReviews } from '@/models/reviews/review';
import { Browser } from '@/tests/api/support/browser';
import { makeRevisit } from '@/tests/api/support/journeys';
import { type ApiServer, startApi } from '@/tests/api/support/server';
import { makeScratch } from '@/tests/scratch';

/** The store of this file, which looks for expired records continuously. */
const dir = makeScratch('indexes');
let store: RunningStore;
let server: ApiServer;
const newBrowser = () => new Browser(server.port);

beforeAll(async () => {
  store = await startStore({ dir, inThread: true, ttlSweepSeconds: 0.05 });
  process.env['MONGODB_URI'] = store.uri;
  server = await startApi(store.uri);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  await store.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('every index that a model declares is there once the server has connected', async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  const indexed = Object.values(mongoose.models).filter((model) => model.schema.indexes().length > 0);
  expect(indexed.length).toBeGreaterThan(5);
  for (const model of indexed) {
    const found = await model.collection.indexes();
    for (const [key, { expireAfterSeconds, unique }] of model.schema.indexes()) {
      const end = expireAfterSeconds !== undefined && { expireAfterSeconds };
      expect(found).toContainEqual(expect.objectContaining({ key, ...end, ...(unique && { unique }) }));
    }
  }
});

/**
 * Personal data must expire by its schema, sealed or not; staff accounts and the list of hospitals don't, nor does money
 * that is owed, of which only a keyed hash and an amount are kept.
 */
const endlessByRight = ['hospitalLists', 'hospitals', 'settings', 'staff', 'unclaimedAmounts'];

test('what is personal ends by itself', () => {
  const endless = Object.values(mongoose.models)
    .filter((model) => !model.schema.indexes().some(([, options]) => options.expireAfterSeconds === 0))
    .map(({ collection }) => collection.name);
  expect(endless.toSorted()).toEqual(endlessByRight);
});

const ends = () =>
  Object.values(mongoose.models).flatMap(({ collection, schema }) =>
    schema.indexes().flatMap(([key, { expireAfterSeconds }]) => {
      const [field = ''] = Object.keys(key);
      return expireAfterSeconds === 0 ? [{ name: collection.name, field }] : [];
    }),
  );
const raw = (name: string) => mongoose.connection.collection<{ _id: string }>(name);
const idsIn = async (name: string) =>
  (
    await raw(name)
      .find({}, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => _id);

/** Advances the store's clock to this time, and returns once every collection was searched for expired records. */
async function runAheadTo(at: number): Promise<void> {
  jest.spyOn(Date, 'now').mockReturnValue(at);
  // Two rounds, since a search may have begun before the clock changed. The last collection is searched last.
  for (const round of ['first', 'second']) {
    const name = 'zLast';
    await raw(name).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    await raw(name).insertOne({ _id: round, expiresAt: new Date(at - 1) } as { _id: string });
    while ((await idsIn(name)).includes(round));
  }
}

test('with a clock that runs ahead, a record of every model is there until its day, and gone after it', async () => {
  const end = Date.now() + 10 * 365 * DAY_MS;
  const all = ends();
  expect(all.length).toBeGreaterThan(30);
  for (const { name, field } of all)
    await raw(name).insertOne({ _id: `kept-${field}`, [field]: new Date(end) });
  await runAheadTo(end - 60_000);
  for (const { name, field } of all)
    expect([name, await idsIn(name)]).toEqual([name, expect.arrayContaining([`kept-${field}`])]);
  await runAheadTo(end + 60_000);
  for (const { name, field } of all)
    expect([name, await idsIn(name)]).not.toEqual([name, expect.arrayContaining([`kept-${field}`])]);
});

test('of a journey nothing is left once the longest time has passed, and the quote itself goes on its own day', async () => {
  const began = Date.now();
  const { quote } = await makeRevisit(newBrowser());
  await runAheadTo(began + (RETENTION_DAYS.quote - 1) * DAY_MS);
  expect(await idsIn('quotes')).toContain(quote.quoteId);
  await runAheadTo(began + (RETENTION_DAYS.quote + 1) * DAY_MS);
  expect(await idsIn('quotes')).toEqual([]);
  expect((await idsIn('consents')).length).toBeGreaterThan(0);
  const longest = Math.max(...Object.values(RETENTION_DAYS)) + RETENTION_DAYS.quote + 1;
  await runAheadTo(began + longest * DAY_MS);
  const left = await Promise.all(ends().map(async ({ name }) => [name, await idsIn(name)]));
  expect(left.filter(([, ids]) => ids?.length)).toEqual([]);
});

test('the look-up of the dialog reads by ids alone', async () => {
  const alive = { _id: 'sample', expiresAt: { $gte: new Date() } };
  const plan = await raw('revisits').find(alive).explain();
  expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
});

type Asked = [name: string, method: string, given: object, options?: object];

async function askedBy(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  mongoose.set('debug', (...call: Asked) => asked.push(call));
  await work().finally(() => mongoose.set('debug', false));
  return asked;
}

/** The query plans that the database reports for every read of the work. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const explained = (await askedBy(work)).map(([name, method, given, options]) => {
    const collection = mongoose.connection.collection(name);
    const cursor =
      method === 'aggregate' ? collection.aggregate(given as object[]) : collection.find(given, options);
    return cursor.explain();
  });
  return (await Promise.all(explained)).map((plan) => JSON.stringify(plan));
}

test('what is held by a number is moved without reading a whole collection', async () => {
  const moved = { policyNumber: 'sample', quoteId: 'sample', from: 'old', to: 'new', now: new Date() };
  const plans = await plansOf(() => moveHeld(moved));
  expect(plans.length).toBeGreaterThan(5);
  for (const plan of plans) expect(plan).not.toContain('COLLSCAN');
});

const page = { skip: 0, limit: 20 };
test.each([
  ['decided cases', () => listCases({ status: 'decided' }, page)],
  ['closed talks', () => listTalks({ statuses: ['closed'], topics: ['policy'], ...page })],
  ['calls that were made', () => listCallbacks({ status: 'done', ...page })],
  ['decided links', () => listCustomLinks('decided', new Date(), page.limit)],
  ['payment issues that were seen', () => listEvents({ status: 'seen', ...page })],
  ['grievances that are done', () => listGrievances({ isOpen: false, abouts: ['claim'], ...page })],
  ['candidates who were answered', () => listCandidacies(false, 0, page.limit)],
  ['closed portings', () => listPorts(false, 0, page.limit)],
  ['reports', () => listReports('talk', 0, page.limit)],
  ['reviews', () => listReviews({}, page)],
])('a page of %s is read in the order of an index', async (_what, list) => {
  const plans = await plansOf(list);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/COLLSCAN|"SORT"/);
});

test.each([
  ['closed talks', () => countTalks({ statuses: ['closed'], topics: ['policy', 'claim'] })],
  ['decided cases', () => countCases({ status: 'decided' })],
  ['calls that were made', () => countCallbacks('done')],
  ['payment issues that were seen', () => countEvents('seen')],
  ['candidates who were answered', () => countCandidacies(false)],
  ['closed portings', () => countPorts(false)],
  ['reports', () => countReports('talk')],
  ['reviews', countReviews],
  ['stars of a plan', () => countStars('sample', 5)],
  ['claims of a kind', () => countClaims('told', 'cashless')],
  ['late claims of a kind', () => countLateClaims(['told'], new Date(), 'cashless')],
  ['decided cases of a kind', () => countCases({ status: 'decided', kind: 'kyc' })],
])('%s are counted by an index alone', async (_what, count) => {
  const [[name, , query] = []] = await askedBy(count);
  const plan = await mongoose.connection.db?.command({ explain: { count: name, query } });
  expect(JSON.stringify(plan)).toContain('COUNT_SCAN');
});

describe('npm run migrate', () => {
  const cases = () => mongoose.connection.collection('reviewCases');
  const ours = { quoteId: 1, kind: 1, changeId: 1 } as const;
  const name = 'quoteId_1_kind_1_changeId_1';
  const older = { kind: 1, quoteId: 1 } as const;
  const open = { unique: true, partialFilterExpression: { isOpen: true } };
  const keysOf = async () => (await cases().indexes()).map(({ key }) => key as object);

  /** What the migration printed, and what it found in the way. */
  async function migrated({ isFinishing = false } = {}) {
    const said: string[] = [];
    const conflicts = await migrate({ isProduction: true, isFinishing }, (line) => said.push(line));
    return { said, conflicts };
  }

  async function asOfOlderServer(): Promise<void> {
    await cases().dropIndex(name);
    for (const key of [older, { ...older, changeId: 1 } as const]) await cases().createIndex(key, open);
  }

  /** What a server of the previous version says about readiness, which declares the index that it needs. */
  async function readyOnOlderServer(): Promise<unknown> {
    const { schema } = mongoose.models['ReviewCases']!;
    const others = schema.indexes().filter(([key]) => JSON.stringify(key) !== JSON.stringify(ours));
    const spy = jest.spyOn(schema, 'indexes').mockReturnValue([...others, [older, open]]);
    try {
      return await readyInProduction();
    } finally {
      spy.mockRestore();
    }
  }

  async function readyInProduction(): Promise<unknown> {
    const production = jest.replaceProperty(serverEnv(), 'APP_ENV', 'production');
    await disconnectDatabase();
    const { body } = await newBrowser().get('/api/health/ready');
    production.restore();
    await disconnectDatabase();
    await connectDatabase({ isMigrating: true });
    return body.code ?? body.status;
  }

  test('keeps both the old and the new version ready until it is told to finish', async () => {
    await asOfOlderServer();
    expect(await readyOnOlderServer()).toBe('ready');
    expect((await migrated()).said).toEqual([
      'reviewCases (quoteId, kind, changeId): made',
      'reviewCases: kind_1_quoteId_1 kept for servers of the version before: npm run migrate -- --finish drops it',
      'reviewCases: kind_1_quoteId_1_changeId_1 kept for servers of the version before: npm run migrate -- --finish drops it',
    ]);
    expect([await readyOnOlderServer(), await readyInProduction()]).toEqual(['ready', 'ready']);
    expect((await migrated({ isFinishing: true })).conflicts).toEqual([]);
    expect([await readyOnOlderServer(), await readyInProduction()]).toEqual(['NOT_SET_UP', 'ready']);
  });

  test('finishing drops the unique index that a newer one replaced, and says nothing the second time', async () => {
    await asOfOlderServer();
    await cases().createIndex({ reason: 1 });
    expect(await migrated({ isFinishing: true })).toEqual({
      said: [
        'reviewCases (quoteId, kind, changeId): made',
        'reviewCases: kind_1_quoteId_1 dropped: a newer one took its place',
        'reviewCases: kind_1_quoteId_1_changeId_1 dropped: a newer one took its place',
        'reviewCases: reason_1 kept, though no part of the site needs it',
      ],
      conflicts: [],
    });
    expect(await keysOf()).toEqual(expect.arrayContaining([ours, { reason: 1 }]));
    expect(await keysOf()).not.toContainEqual(older);
    await cases().dropIndex('reason_1');
    expect(await migrated({ isFinishing: true })).toEqual({ said: [], conflicts: [] });
  });

  test('refuses what a unique index can’t take with a sentence that tells no value, makes the others, and goes on later', async () => {
    await cases().dropIndex(name);
    await cases().dropIndex('decidedAt_-1__id_1');
    const twice = { kind: 'sample', quoteId: 'sample-quote', isOpen: true };
    await cases().insertMany([{ ...twice }, { ...twice }]);
    const { said, conflicts } = await migrated();
    expect(said).toEqual(['reviewCases (decidedAt, _id): made']);
    expect(conflicts).toEqual([
      'reviewCases (quoteId, kind, changeId): several documents are the same in these fields, and one alone may be. Correct them, then run it again',
    ]);
    await cases().deleteMany({ quoteId: 'sample-quote' });
    expect((await migrated()).conflicts).toEqual([]);
    expect(await keysOf()).toContainEqual(ours);
  });

  test('refuses in a sentence to replace an index of the same fields with other options', async () => {
    await cases().dropIndex('decidedAt_-1__id_1');
    await cases().createIndex({ decidedAt: -1, _id: 1 }, { sparse: true });
    expect((await migrated()).conflicts).toEqual([
      'reviewCases (decidedAt, _id): there is another index of these fields with other options. Drop that one, then run it again',
    ]);
    await cases().dropIndex('decidedAt_-1__id_1');
    expect((await migrated()).conflicts).toEqual([]);
  });

  test('in production alone makes what is missing: no request does, and readiness says that it is missing', async () => {
    await cases().dropIndex(name);
    expect(await readyInProduction()).toBe('NOT_SET_UP');
    expect(await keysOf()).not.toContainEqual(ours);
    expect((await migrated()).conflicts).toEqual([]);
    expect(await readyInProduction()).toBe('ready');
  });
});
