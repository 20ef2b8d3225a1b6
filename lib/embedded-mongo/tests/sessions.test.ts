import { Long, MongoClient, type Document } from 'mongodb';
import { collectionOf, embeddedTest, errorOf, givenUri, useServer, makeIndex } from './support/harness';

const server = useServer();

/** A retry with the same session and number, as a driver sends it. */
function repeatable(command: Document, number: number): Document {
  return { ...command, txnNumber: Long.fromNumber(number) };
}

test('a write that comes twice is done once, and answered alike', async () => {
  const collection = await collectionOf(server, [{ _id: 1, n: 0 }]);
  const name = collection.collectionName;
  // Its own client: the driver continues numbers in reused sessions.
  const client = await new MongoClient(server.uri).connect();
  const session = client.startSession();
  const send = async (command: Document, number: number): Promise<Document> =>
    client.db(server.db.databaseName).command(repeatable(command, number), { session });
  const increment = { update: name, updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };
  const first = await send(increment, 1);
  const second = await send(increment, 1);
  expect(second).toMatchObject({ n: first.n as number, nModified: 1 });
  expect(await collection.findOne()).toEqual({ _id: 1, n: 1 });
  const insert = { insert: name, documents: [{ _id: 2 }, { _id: 3 }] };
  expect([await send(insert, 2), await send(insert, 2)]).toMatchObject([{ n: 2 }, { n: 2 }]);
  const modify = { findAndModify: name, query: { _id: 1 }, update: { $inc: { n: 10 } }, new: true };
  expect([await send(modify, 3), await send(modify, 3)]).toMatchObject([
    { value: { n: 11 } },
    { value: { n: 11 } },
  ]);
  const remove = { delete: name, deletes: [{ q: {}, limit: 1 }] };
  expect([await send(remove, 4), await send(remove, 4)]).toMatchObject([{ n: 1 }, { n: 1 }]);
  expect(await collection.countDocuments()).toBe(2);
  expect(await errorOf(send(increment, 3))).toMatchObject({ code: 225 });
  await session.endSession();
  await client.close();
});

test("a write for many can't be numbered", async () => {
  const collection = await collectionOf(server);
  const session = server.client.startSession();
  const command = {
    update: collection.collectionName,
    updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true }],
  };
  expect(await errorOf(server.db.command(repeatable(command, 1), { session }))).toMatchObject({ code: 72 });
  await session.endSession();
});

embeddedTest('transactions are refused, plainly', async () => {
  const collection = await collectionOf(server, [{ a: 1 }]);
  const session = server.client.startSession();
  session.startTransaction();
  const error = await errorOf(collection.insertOne({ a: 2 }, { session }));
  expect(error).toMatchObject({ code: 263 });
  expect(error.message).toContain('not supported');
  await session.abortTransaction();
  await session.endSession();
  expect(await collection.countDocuments()).toBe(1);
});

embeddedTest.each([
  ['$where', { $where: 'true' }, 2],
  ['$text', { $text: { $search: 'x' } }, 27],
  ['$near', { a: { $near: [0, 0] } }, 291],
  ['$geoWithin', { a: { $geoWithin: { $center: [[0, 0], 1] } } }, 238],
])('%s is refused, and finds nothing by mistake', async (_, filter, code) => {
  const collection = await collectionOf(server, [{ a: [0, 0] }]);
  expect(await errorOf(collection.find(filter).toArray())).toMatchObject({ code });
});

embeddedTest('change streams are refused', async () => {
  const collection = await collectionOf(server, [{ a: 1 }]);
  expect(await errorOf(collection.aggregate([{ $changeStream: {} }]).toArray())).toMatchObject({ code: 115 });
});

test('fifty upserts of one key make one document', async () => {
  const collection = await collectionOf(server);
  await makeIndex(collection, { key: 1 }, { unique: true });
  const clients = await Promise.all(
    Array.from({ length: 5 }, async () => new MongoClient(server.uri).connect()),
  );
  const write = async (n: number): Promise<unknown> =>
    clients[n % 5]
      ?.db(server.db.databaseName)
      .collection(collection.collectionName)
      .updateOne({ key: 'one' }, { $inc: { n: 1 } }, { upsert: true });
  await Promise.all(Array.from({ length: 50 }, async (_, n) => write(n)));
  expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'one', n: 50 }]);
  await Promise.all(clients.map(async (client) => client.close()));
});

test('of fifty that would change the same version one does', async () => {
  const collection = await collectionOf(server, [{ _id: 1, version: 0 }]);
  const results = await Promise.all(
    Array.from({ length: 50 }, async (_, n) =>
      collection.updateOne({ _id: 1 as never, version: 0 }, { $inc: { version: 1 }, $set: { by: n } }),
    ),
  );
  expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
  expect(await collection.findOne()).toMatchObject({ version: 1 });
});

test('of fifty inserts with one unique key one stays, in an ordered and an unordered batch', async () => {
  const collection = await collectionOf(server);
  const documents = Array.from({ length: 50 }, () => ({ _id: 1 as never }));
  const results = await Promise.allSettled(documents.map(async (document) => collection.insertOne(document)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const batch = [{ _id: 2 }, { _id: 1 }, { _id: 3 }] as never[];
  expect(await errorOf(collection.insertMany(batch))).toMatchObject({ code: 11000, insertedCount: 1 });
  expect(
    await errorOf(collection.insertMany([{ _id: 4 }, { _id: 1 }, { _id: 5 }] as never[], { ordered: false })),
  ).toMatchObject({ insertedCount: 2 });
});

test('a reader sees nothing of an update before it is done, and all of it after', async () => {
  const collection = await collectionOf(server, [{ _id: 1, a: 0, b: 0 }]);
  const writing = Promise.all(
    Array.from({ length: 100 }, async (_, n) => collection.updateOne({}, { $set: { a: n, b: n } })),
  );
  const seen = await Promise.all(Array.from({ length: 100 }, async () => collection.findOne()));
  await writing;
  expect(seen.every((document) => document?.a === document?.b)).toBe(true);
});

embeddedTest(
  'a fail point fails what it names, as often as it says, for the application that it names',
  async () => {
    const admin = server.client.db('admin');
    const collection = await collectionOf(server, [{ a: 1 }]);
    const find = async (): Promise<Document> => server.db.command({ find: collection.collectionName });
    const data = { failCommands: ['find'], errorCode: 8 };
    await admin.command({ configureFailPoint: 'failCommand', mode: { times: 2 }, data });
    expect(await errorOf(find())).toMatchObject({ code: 8 });
    expect(await errorOf(find())).toMatchObject({ code: 8 });
    expect(await find()).toMatchObject({ ok: 1 });
    await admin.command({
      configureFailPoint: 'failCommand',
      mode: 'alwaysOn',
      data: { ...data, appName: 'another' },
    });
    expect(await find()).toMatchObject({ ok: 1 });
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
  },
);

embeddedTest('a line cut between the commit and the answer costs nothing', async () => {
  expect(givenUri).toBeUndefined();
  const collection = await collectionOf(server, [{ _id: 1, n: 0 }]);
  await server.client
    .db('admin')
    .command({ configureFailPoint: 'onPrimaryTransactionalWrite', mode: { times: 1 } });
  expect(await collection.updateOne({}, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
  expect(await collection.findOne()).toEqual({ _id: 1, n: 1 });
});
