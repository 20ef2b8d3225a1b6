import { Binary, Decimal128, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp, type Document } from 'mongodb';
import { collectionOf, errorOf, useServer, makeIndex } from './support/harness';

const server = useServer();

const everything: Document[] = [
  { _id: 'min', v: new MinKey() },
  { _id: 'null', v: null },
  { _id: 'negative', v: -5 },
  { _id: 'long', v: Long.fromNumber(1) },
  { _id: 'half', v: 1.5 },
  { _id: 'decimal', v: Decimal128.fromString('1.75') },
  { _id: 'int', v: new Int32(2) },
  { _id: 'string A', v: 'A' },
  { _id: 'string a', v: 'a' },
  { _id: 'object', v: { a: 1 } },
  { _id: 'larger object', v: { a: 2 } },
  { _id: 'binary', v: new Binary(Buffer.from('xx')) },
  { _id: 'longer binary', v: new Binary(Buffer.from('aaa')) },
  { _id: 'id', v: new ObjectId('000000000000000000000001') },
  { _id: 'false', v: false },
  { _id: 'true', v: true },
  { _id: 'date', v: new Date(0) },
  { _id: 'timestamp', v: new Timestamp({ t: 1, i: 1 }) },
  { _id: 'regex', v: /x/ },
  { _id: 'max', v: new MaxKey() },
];

test.each(['by an index', 'in memory'])('all types stand in one order: %s', async (how) => {
  const shuffled = [...everything].sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1));
  const collection = await collectionOf(server, shuffled);
  if (how === 'by an index') await makeIndex(collection, { v: 1 });
  const upwards = await collection.find({}).sort({ v: 1 }).toArray();
  expect(upwards.map(({ _id }) => _id as unknown)).toEqual(everything.map(({ _id }) => _id as unknown));
  const downwards = await collection.find({}).sort({ v: -1 }).toArray();
  expect(downwards.map(({ _id }) => _id as unknown)).toEqual(
    everything.map(({ _id }) => _id as unknown).reverse(),
  );
});

test('of an array the smallest item counts upwards, the largest downwards; an empty one comes first', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: [3, 9] },
    { _id: 2, v: 5 },
    { _id: 3, v: [1, 4] },
    { _id: 4, v: [] },
    { _id: 5 },
  ]);
  const order = async (direction: 1 | -1): Promise<unknown[]> =>
    (await collection.find({}).sort({ v: direction }).toArray()).map(({ _id }) => _id as unknown);
  const both = [await order(1), await order(-1)];
  expect(both).toEqual([
    [4, 5, 3, 1, 2],
    [1, 2, 3, 5, 4],
  ]);
  await makeIndex(collection, { v: 1 });
  expect([await order(1), await order(-1)]).toEqual(both);
});

test('documents come back as they were stored, type by type and field by field', async () => {
  const document = {
    z: new Int32(1),
    a: Long.fromString('9007199254740993'),
    double: 0.1,
    decimal: Decimal128.fromString('1.230'),
    nested: { list: [1, { x: null }], date: new Date(5) },
    binary: new Binary(Buffer.from('hello'), 0x80),
    pattern: /a.b/i,
  };
  const collection = await collectionOf(server, [{ ...document }]);
  const found = await collection.findOne({}, { promoteLongs: false });
  const { _id: id, ...rest } = found ?? {};
  expect(id).toBeInstanceOf(ObjectId);
  expect(Object.keys(found ?? {})).toEqual([
    '_id',
    'z',
    'a',
    'double',
    'decimal',
    'nested',
    'binary',
    'pattern',
  ]);
  expect(rest).toMatchObject({ ...document, z: 1, binary: document.binary });
});

const stored = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  list: [
    { n: 1, m: 1 },
    { n: 2, m: 2 },
    { n: 3, m: 3 },
  ],
  tags: ['x', 'y', 'z'],
};

test.each<[Document, Document]>([
  [{ a: 1 }, { _id: 1, a: 1 }],
  [{ a: 1, _id: 0 }, { a: 1 }],
  [{ _id: 0, a: 0, list: 0, tags: 0 }, { b: { c: 2, d: 3 } }],
  [{ _id: 0, 'b.c': 1 }, { b: { c: 2 } }],
  [{ _id: 0, 'list.n': 1 }, { list: [{ n: 1 }, { n: 2 }, { n: 3 }] }],
  [
    { a: 0, b: 0, tags: 0, 'list.m': 0 },
    { _id: 1, list: [{ n: 1 }, { n: 2 }, { n: 3 }] },
  ],
  [
    { _id: 0, a: 1, tags: { $slice: 2 } },
    { a: 1, tags: ['x', 'y'] },
  ],
  [
    { _id: 0, a: 1, tags: { $slice: -1 } },
    { a: 1, tags: ['z'] },
  ],
  [
    { _id: 0, a: 1, tags: { $slice: [1, 1] } },
    { a: 1, tags: ['y'] },
  ],
  [{ _id: 0, list: { $elemMatch: { n: { $gte: 2 } } } }, { list: [{ n: 2, m: 2 }] }],
  [{ _id: 0, sum: { $add: ['$a', '$b.c'] } }, { sum: 3 }],
  [{ _id: 0, b: { d: 1 } }, { b: { d: 3 } }],
])('projection %j', async (projection, expected) => {
  const collection = await collectionOf(server, [stored]);
  expect(await collection.findOne({}, { projection })).toEqual(expected);
});

test('a positional projection gives the item that the filter found', async () => {
  const collection = await collectionOf(server, [stored]);
  expect(await collection.findOne({ 'list.n': 2 }, { projection: { 'list.$': 1 } })).toEqual({
    _id: 1,
    list: [{ n: 2, m: 2 }],
  });
  expect(
    await collection.findOne({ tags: { $in: ['y', 'z'] } }, { projection: { _id: 0, 'tags.$': 1 } }),
  ).toEqual({ tags: ['y'] });
});

test('a projection that both takes and leaves is refused', async () => {
  const collection = await collectionOf(server, [stored]);
  expect(await errorOf(collection.findOne({}, { projection: { a: 1, b: 0 } }))).toMatchObject({
    code: 31254,
  });
  expect(await errorOf(collection.findOne({}, { projection: { a: 0, b: 1 } }))).toMatchObject({
    code: 31253,
  });
});

test('skip, limit and batches', async () => {
  const collection = await collectionOf(
    server,
    Array.from({ length: 500 }, (_, n) => ({ _id: n })),
  );
  const ids = async (options: Document): Promise<number[]> =>
    (await collection.find({}, options).toArray()).map(({ _id }) => Number(_id));
  expect(await ids({ skip: 490 })).toEqual([490, 491, 492, 493, 494, 495, 496, 497, 498, 499]);
  expect(await ids({ skip: 5, limit: 2 })).toEqual([5, 6]);
  expect(await ids({ batchSize: 7 })).toHaveLength(500);
  expect(await ids({ batchSize: 7, limit: 20 })).toHaveLength(20);
  expect(await ids({ limit: -3 })).toHaveLength(3);
});

test('a cursor goes on where it was, is closed when all is read, and can be killed', async () => {
  const collection = await collectionOf(
    server,
    Array.from({ length: 10 }, (_, n) => ({ _id: n })),
  );
  const command = { find: collection.collectionName, batchSize: 4, sort: { _id: 1 } };
  const first = await server.db.command(command);
  expect(first.cursor.firstBatch).toHaveLength(4);
  const id = Long.fromValue(first.cursor.id as never);
  const more = { getMore: id, collection: collection.collectionName, batchSize: 4 };
  // Without a session on purpose: the driver would add one for each command.
  const session = server.client.startSession();
  const opened = await server.db.command(command, { session });
  const ownId = Long.fromValue(opened.cursor.id as never);
  const next = await server.db.command({ ...more, getMore: ownId }, { session });
  expect(next.cursor.nextBatch).toEqual([{ _id: 4 }, { _id: 5 }, { _id: 6 }, { _id: 7 }]);
  const last = await server.db.command({ ...more, getMore: ownId }, { session });
  expect(last.cursor).toMatchObject({ nextBatch: [{ _id: 8 }, { _id: 9 }] });
  expect(String(last.cursor.id)).toBe('0');
  expect(await errorOf(server.db.command({ ...more, getMore: ownId }, { session }))).toMatchObject({
    code: 43,
  });
  const killed = await server.db.command({ killCursors: collection.collectionName, cursors: [id] });
  expect((killed.cursorsKilled as Long[]).map(String)).toEqual([String(id)]);
  expect(await errorOf(server.db.command(more))).toMatchObject({ code: 43 });
  await session.endSession();
});

test('distinct values, arrays taken apart', async () => {
  const collection = await collectionOf(server, [
    { a: 1, t: ['x', 'y'] },
    { a: 2, t: 'x' },
    { a: 1 },
    { n: { t: 5 } },
  ]);
  expect((await collection.distinct('a')).sort()).toEqual([1, 2]);
  expect((await collection.distinct('t')).sort()).toEqual(['x', 'y']);
  expect(await collection.distinct('t', { a: 2 })).toEqual(['x']);
  expect(await collection.distinct('n.t')).toEqual([5]);
});

test('collections and databases are made, listed, renamed and dropped', async () => {
  const name = 'to_be_renamed';
  await server.db.createCollection(name);
  expect(await errorOf(server.db.command({ create: name, capped: false, size: 5 }))).toMatchObject({ ok: 0 });
  await server.db.collection(name).insertOne({ a: 1 });
  await server.db.renameCollection(name, 'renamed');
  const names = (await server.db.listCollections({}, { nameOnly: true }).toArray()).map((info) => info.name);
  expect(names).toContain('renamed');
  expect(names).not.toContain(name);
  const { databases } = await server.client.db().admin().listDatabases({ nameOnly: true });
  expect(databases.map((info) => info.name)).toContain(server.db.databaseName);
  expect(await server.db.dropCollection('renamed')).toBe(true);
  expect(await server.db.collection('renamed').findOne()).toBeNull();
});

test("what is no command, and what is none of this server's, is refused", async () => {
  expect(await errorOf(server.db.command({ nonsense: 1 }))).toMatchObject({
    code: 59,
    codeName: 'CommandNotFound',
  });
  expect(await errorOf(server.db.command({ insert: 'x', documents: 5 }))).toMatchObject({ ok: 0 });
  expect(await errorOf(server.db.command({ find: '', filter: {} }))).toMatchObject({ code: 73 });
});

test('a cursor whose collection is dropped ends with an error, and not as if all were read', async () => {
  const collection = await collectionOf(
    server,
    Array.from({ length: 1000 }, (_, n) => ({ _id: n as never })),
  );
  const cursor = collection.find({}, { batchSize: 10 });
  await cursor.next();
  await collection.drop();
  expect(await errorOf(cursor.toArray())).toMatchObject({ code: 175 });
});
