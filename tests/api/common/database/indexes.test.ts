import mongoose from 'mongoose';
import { serverEnv } from '@/lib/config/serverEnv';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { migrate } from '@/lib/server/worker/migrate';
import { useApi } from '@/tests/api/support/api';

const { newBrowser } = useApi();

test('every index that a model declares is there once the server has connected', async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  const indexed = Object.values(mongoose.models).filter((model) => model.schema.indexes().length > 0);
  expect(indexed.length).toBeGreaterThan(5);
  for (const model of indexed) {
    const found = await model.collection.indexes();
    for (const [key, { expireAfterSeconds, unique }] of model.schema.indexes()) {
      const rules = {
        ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
        ...(unique && { unique }),
      };
      expect(found).toContainEqual(expect.objectContaining({ key, ...rules }));
    }
  }
});

/** Personal data must expire by its schema, sealed or not; staff accounts and the list of hospitals don't. */
const endlessByRight = ['hospitalLists', 'hospitals', 'staff'];

test('what is personal ends by itself', () => {
  const endless = Object.values(mongoose.models)
    .filter((model) => !model.schema.indexes().some(([, options]) => options.expireAfterSeconds === 0))
    .map(({ collection }) => collection.name);
  expect(endless.toSorted()).toEqual(endlessByRight);
});

test('the look-up of the dialog reads by ids alone', async () => {
  const plan = await mongoose.connection
    .collection<{ _id: string }>('revisits')
    .find({ _id: 'sample', expiresAt: { $gte: new Date() } })
    .explain();
  expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
});

describe('npm run migrate', () => {
  const cases = () => mongoose.connection.collection('reviewCases');
  const ours = { quoteId: 1, kind: 1, changeId: 1 } as const;
  const name = 'quoteId_1_kind_1_changeId_1';
  const older = { kind: 1, quoteId: 1 } as const;
  const open = { unique: true, partialFilterExpression: { isOpen: true } };
  const keysOf = async () => (await cases().indexes()).map(({ key }) => key as object);

  /** What it said, and what stood in the way. */
  async function migrated() {
    const said: string[] = [];
    const conflicts = await migrate({ isProduction: true }, (line) => said.push(line));
    return { said, conflicts };
  }

  async function asOfOlderServer(): Promise<void> {
    await cases().dropIndex(name);
    for (const key of [older, { ...older, changeId: 1 } as const]) await cases().createIndex(key, open);
  }

  test('puts the new unique index in the place of the old one, and says nothing the second time', async () => {
    await asOfOlderServer();
    await cases().createIndex({ reason: 1 });
    expect(await migrated()).toEqual({
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
    expect(await migrated()).toEqual({ said: [], conflicts: [] });
  });

  test('refuses what a unique index can’t take with a sentence that tells no value, makes the others, and goes on later', async () => {
    await cases().dropIndex(name);
    await cases().dropIndex('decidedAt_-1');
    const twice = { kind: 'sample', quoteId: 'sample-quote', isOpen: true };
    await cases().insertMany([{ ...twice }, { ...twice }]);
    const { said, conflicts } = await migrated();
    expect(said).toEqual(['reviewCases (decidedAt): made']);
    expect(conflicts).toEqual([
      'reviewCases (quoteId, kind, changeId): several documents are the same in these fields, and one alone may be. Correct them, then run it again',
    ]);
    await cases().deleteMany({ quoteId: 'sample-quote' });
    expect((await migrated()).conflicts).toEqual([]);
    expect(await keysOf()).toContainEqual(ours);
  });

  test('in production alone makes what is missing: no request does, and readiness says that it is missing', async () => {
    const ready = async () => (await newBrowser().get('/api/health/ready')).body.code;
    await cases().dropIndex(name);
    const production = jest.replaceProperty(serverEnv(), 'APP_ENV', 'production');
    await disconnectDatabase();
    expect(await ready()).toBe('NOT_SET_UP');
    await connectDatabase({ isMigrating: true });
    expect(await keysOf()).not.toContainEqual(ours);
    expect((await migrated()).conflicts).toEqual([]);
    await disconnectDatabase();
    expect(await ready()).toBeUndefined();
    production.restore();
  });
});
