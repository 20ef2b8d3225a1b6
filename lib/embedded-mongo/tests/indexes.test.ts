import { Long, type Document } from 'mongodb';
import { collectionOf, errorOf, idsOf, until, useServer, makeIndex } from './support/harness';

const server = useServer();

type Stage = { stage: string; indexName?: string; inputStage?: Stage; inputStages?: Stage[] };

function stagesOf(plan: Stage): string[] {
  return [
    plan.stage,
    ...(plan.inputStage ? stagesOf(plan.inputStage) : []),
    ...(plan.inputStages ?? []).flatMap(stagesOf),
  ];
}

async function explain(cursor: {
  explain(verbosity: 'executionStats'): Promise<Document>;
}): Promise<{ stages: string[]; keys: number; documents: number }> {
  const { queryPlanner, executionStats } = await cursor.explain('executionStats');
  return {
    stages: stagesOf(queryPlanner.winningPlan as Stage),
    keys: executionStats.totalKeysExamined as number,
    documents: executionStats.totalDocsExamined as number,
  };
}

const hundred = Array.from({ length: 100 }, (_, n) => ({
  _id: n,
  n,
  group: n % 10,
  name: `name ${String(n).padStart(3, '0')}`,
}));

test('a unique index refuses a second document with the same key, and says which', async () => {
  const collection = await collectionOf(server);
  await makeIndex(collection, { email: 1 }, { unique: true });
  await collection.insertOne({ email: 'a@b.in' });
  const error = await errorOf(collection.insertOne({ email: 'a@b.in' }));
  expect(error).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@b.in' } });
  expect(error.message).toBe(
    `E11000 duplicate key error collection: ${collection.namespace} index: email_1 dup key: { email: "a@b.in" }`,
  );
  await collection.insertOne({});
  expect(await errorOf(collection.insertOne({ other: 1 }))).toMatchObject({
    code: 11000,
    keyValue: { email: null },
  });
});

test('unique over several fields, over arrays, and in updates', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 1, b: 2 },
  ]);
  await makeIndex(collection, { a: 1, b: -1 }, { unique: true });
  expect(await errorOf(collection.updateOne({ _id: 2 as never }, { $set: { b: 1 } }))).toMatchObject({
    code: 11000,
    keyValue: { a: 1, b: 1 },
  });
  await collection.updateOne({ _id: 2 as never }, { $set: { b: 2, c: 1 } });
  const tagged = await collectionOf(server);
  await makeIndex(tagged, { tags: 1 }, { unique: true });
  await tagged.insertOne({ _id: 1 as never, tags: ['x', 'y', 'x'] });
  expect(await errorOf(tagged.insertOne({ tags: ['z', 'y'] }))).toMatchObject({
    code: 11000,
    keyValue: { tags: 'y' },
  });
  expect(await idsOf(tagged, { tags: 'z' })).toEqual([]);
});

test("an index that can't be unique is not made", async () => {
  const collection = await collectionOf(server, [{ a: 1 }, { a: 1 }]);
  expect(await errorOf(makeIndex(collection, { a: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
  expect(await collection.indexes()).toHaveLength(1);
  expect(await idsOf(collection, { a: 1 })).toHaveLength(2);
});

test('a sparse unique index lets any number of documents lack the field', async () => {
  const collection = await collectionOf(server);
  await makeIndex(collection, { pan: 1 }, { unique: true, sparse: true });
  await collection.insertMany([{}, {}, { pan: null }]);
  expect(await errorOf(collection.insertOne({ pan: null }))).toMatchObject({ code: 11000 });
  expect(await idsOf(collection, { pan: null })).toHaveLength(3);
  expect(await collection.find().sort({ pan: 1 }).toArray()).toHaveLength(3);
});

test('a partial index holds, and guards, only the documents that its filter finds', async () => {
  const collection = await collectionOf(server);
  await makeIndex(collection, { phone: 1 }, { unique: true, partialFilterExpression: { isActive: true } });
  await collection.insertMany([{ phone: 1, isActive: true }, { phone: 1, isActive: false }, { phone: 1 }]);
  expect(await errorOf(collection.insertOne({ phone: 1, isActive: true }))).toMatchObject({ code: 11000 });
  expect(
    await errorOf(collection.updateOne({ isActive: false }, { $set: { isActive: true } })),
  ).toMatchObject({ code: 11000 });
  expect(await idsOf(collection, { phone: 1 })).toHaveLength(3);
  expect((await explain(collection.find({ phone: 1 }))).stages).toContain('COLLSCAN');
  expect((await explain(collection.find({ phone: 1, isActive: true }))).stages).toContain('IXSCAN');
});

test.each<[string, Document, number]>([
  ['equality', { n: 42 }, 1],
  ['$in', { n: { $in: [3, 1, 2] } }, 3],
  ['a range', { n: { $gte: 10, $lt: 20 } }, 10],
  ['a prefix', { name: /^name 00/ }, 10],
  ['the first field of a compound index', { group: 3 }, 10],
  ['a compound index', { group: 3, when: 7 }, 0],
  ['both branches of $or', { $or: [{ n: 1 }, { name: 'name 002' }] }, 2],
  ['_id', { _id: 5 }, 1],
])('an index answers %s', async (_, filter, found) => {
  const collection = await collectionOf(server, hundred);
  await collection.createIndexes([{ key: { n: 1 } }, { key: { name: 1 } }, { key: { group: 1, when: -1 } }]);
  const { stages, keys, documents } = await explain(collection.find(filter));
  expect(stages).toContain('IXSCAN');
  expect(stages).not.toContain('COLLSCAN');
  expect({ keys, documents }).toEqual({ keys: found, documents: found });
  expect(await idsOf(collection, filter)).toHaveLength(found);
});

test('without an index all documents are looked at, and explain says so', async () => {
  const collection = await collectionOf(server, hundred);
  expect(await explain(collection.find({ n: 42 }))).toEqual({
    stages: ['COLLSCAN'],
    keys: 0,
    documents: 100,
  });
});

test.each<[Document, Record<string, 1 | -1>]>([
  [{ group: 3 }, { n: 1 }],
  [{ group: 3 }, { n: -1 }],
  [{}, { group: 1, n: 1 }],
  [{}, { group: -1, n: -1 }],
  [{ group: { $gte: 5 } }, { group: 1 }],
])('an index gives the order for %j sorted by %j, and the first 5 cost 5', async (filter, sort) => {
  const collection = await collectionOf(server, hundred);
  await makeIndex(collection, { group: 1, n: 1 });
  const { stages, documents } = await explain(collection.find(filter).sort(sort).limit(5));
  expect(stages).not.toContain('SORT');
  expect(documents).toBe(5);
  const sorted = await collection.find(filter).sort(sort).toArray();
  const natural = await collection
    .find(filter, { hint: { $natural: 1 } })
    .sort(sort)
    .toArray();
  expect(sorted.map(({ _id }) => _id)).toEqual(natural.map(({ _id }) => _id));
});

test('a sparse index gives the order of the documents that have its field, and of no others', async () => {
  const collection = await collectionOf(server, [...hundred, { _id: 100 }]);
  await makeIndex(collection, { n: 1 }, { sparse: true });
  const having = collection
    .find({ n: { $exists: true } })
    .sort({ n: -1 })
    .limit(5);
  const { stages, documents } = await explain(having);
  expect([stages.includes('SORT'), documents]).toEqual([false, 5]);
  expect((await having.toArray()).map(({ _id }) => _id)).toEqual([99, 98, 97, 96, 95]);
  expect(await collection.find({}).sort({ n: -1 }).toArray()).toHaveLength(101);
});

test("an index doesn't give an order that it hasn't", async () => {
  const collection = await collectionOf(server, hundred);
  await makeIndex(collection, { group: 1, n: 1 });
  expect((await explain(collection.find({}).sort({ group: 1, n: -1 }))).stages).toContain('SORT');
  expect((await explain(collection.find({ group: { $in: [1, 2] } }).sort({ n: 1 }))).stages).toContain(
    'SORT',
  );
});

test('keys too long for the index are found, kept apart and guarded like others', async () => {
  const long = 'x'.repeat(5000);
  const collection = await collectionOf(server);
  await makeIndex(collection, { v: 1 }, { unique: true });
  await collection.insertMany([
    { _id: 1, v: `${long}b` },
    { _id: 2, v: `${long}a` },
    { _id: 3, v: 'x' },
  ] as never[]);
  expect(await errorOf(collection.insertOne({ v: `${long}a` }))).toMatchObject({ code: 11000 });
  expect(await idsOf(collection, { v: `${long}a` })).toEqual([2]);
  expect(await idsOf(collection, { v: { $gt: `${long}a` } })).toEqual([1]);
  expect(await idsOf(collection, { v: { $gte: 'x', $lt: `${long}b` } })).toEqual([2, 3]);
  const sorted = await collection.find().sort({ v: 1 }).toArray();
  expect(sorted.map(({ _id }) => _id)).toEqual([3, 2, 1]);
});

test('a hint names the index; one that is not there is an error', async () => {
  const collection = await collectionOf(server, hundred);
  await makeIndex(collection, { n: 1 });
  expect((await explain(collection.find({}, { hint: 'n_1' }))).keys).toBe(100);
  expect((await explain(collection.find({ n: 1 }, { hint: { $natural: 1 } }))).stages).toContain('COLLSCAN');
  expect(await errorOf(collection.find({}, { hint: 'nothing' }).toArray())).toMatchObject({ code: 2 });
});

test('counts come from an index, and the estimated count from no search at all', async () => {
  const collection = await collectionOf(server, hundred);
  await makeIndex(collection, { group: 1 });
  expect(await collection.countDocuments({ group: 3 })).toBe(10);
  expect(await collection.countDocuments({ group: { $gte: 8 } }, { skip: 5, limit: 10 })).toBe(10);
  expect(await collection.estimatedDocumentCount()).toBe(100);
  await collection.deleteMany({ group: 3 });
  expect(await collection.estimatedDocumentCount()).toBe(90);
});

test('indexes are listed, made once, and dropped', async () => {
  const collection = await collectionOf(server, hundred);
  expect(await makeIndex(collection, { n: 1 }, { name: 'by n' })).toBe('by n');
  expect(await makeIndex(collection, { n: 1 }, { name: 'by n' })).toBe('by n');
  expect(await collection.indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { n: 1 }, name: 'by n' },
  ]);
  expect(await errorOf(makeIndex(collection, { n: 1 }, { name: 'other' }))).toMatchObject({ code: 85 });
  expect(await errorOf(makeIndex(collection, { group: 1 }, { name: 'by n' }))).toMatchObject({ code: 86 });
  expect(await errorOf(collection.dropIndex('nothing'))).toMatchObject({ code: 27 });
  expect(await errorOf(collection.dropIndex('_id_'))).toMatchObject({ code: 72 });
  await collection.dropIndex('by n');
  expect((await explain(collection.find({ n: 1 }))).stages).toContain('COLLSCAN');
});

test.each<[Document, Document, number]>([
  [{ a: 'text' }, {}, 67],
  [{ a: 0 }, {}, 67],
  [{ a: 1, b: 1 }, { expireAfterSeconds: 5 }, 67],
  [{ a: 1 }, { expireAfterSeconds: -5 }, 67],
  [{ a: 1 }, { sparse: true, partialFilterExpression: { b: 1 } }, 67],
])('no index: %j with %j', async (key, options, code) => {
  const collection = await collectionOf(server, [{ a: 1 }]);
  const refused = server.db.command({
    createIndexes: collection.collectionName,
    indexes: [{ key, name: 'x', ...options }],
  });
  // A real MongoDB has text indexes.
  if (key.a === 'text') await refused.catch(() => undefined);
  else expect((await errorOf(refused)).code).toBe(code);
});

test("two arrays in one document don't go into one index", async () => {
  const collection = await collectionOf(server, [{ _id: 1, a: [1, 2], b: 3 }]);
  await makeIndex(collection, { a: 1, b: 1 });
  expect(await errorOf(collection.insertOne({ a: [1], b: [2] }))).toMatchObject({ code: 171 });
  expect(await idsOf(collection, { a: 2, b: 3 })).toEqual([1]);
});

test('a compound index over one array finds what no single item has', async () => {
  const collection = await collectionOf(server, [
    {
      _id: 1,
      a: [
        { x: 1, y: 9 },
        { x: 5, y: 2 },
      ],
    },
  ]);
  await makeIndex(collection, { 'a.x': 1, 'a.y': 1 });
  expect(await idsOf(collection, { 'a.x': 1, 'a.y': 2 })).toEqual([1]);
  expect(await idsOf(collection, { a: { $elemMatch: { x: 1, y: 2 } } })).toEqual([]);
});

test('documents go when their time is over, and others stay', async () => {
  const collection = await collectionOf(server);
  await makeIndex(collection, { expireAt: 1 }, { expireAfterSeconds: 0 });
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000)];
  await collection.insertMany([
    { _id: 1, expireAt: past },
    { _id: 2, expireAt: [future, past] },
    { _id: 3, expireAt: future },
    { _id: 4 },
    { _id: 5, expireAt: 'no date' },
    { _id: 6, expireAt: Long.fromNumber(1) },
  ] as never[]);
  // MongoDB's TTL monitor runs once a minute.
  await until(async () => (await collection.countDocuments()) === 4, 90_000);
  expect(await idsOf(collection, {})).toEqual([3, 4, 5, 6]);
}, 100_000);

test('the time to live can be changed', async () => {
  const collection = await collectionOf(server);
  await makeIndex(collection, { at: 1 }, { expireAfterSeconds: 3600 });
  await collection.insertOne({ at: new Date(Date.now() - 60_000) });
  const changed = await server.db.command({
    collMod: collection.collectionName,
    index: { name: 'at_1', expireAfterSeconds: 30 },
  });
  expect(changed).toMatchObject({ expireAfterSeconds_old: 3600, expireAfterSeconds_new: 30 });
  await until(async () => (await collection.countDocuments()) === 0, 90_000);
}, 100_000);
