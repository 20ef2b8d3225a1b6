import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { collectionOf, errorOf, useServer, makeIndex } from './support/harness';

const server = useServer();

async function updated(
  before: Document,
  update: Document | Document[],
  options: Document = {},
  filter: Document = {},
): Promise<Document> {
  const collection = await collectionOf(server, [{ _id: 1, ...before }]);
  await collection.updateOne({ _id: 1 as never, ...filter }, update, options);
  const { _id: _, ...after } = (await collection.findOne({})) ?? {};
  return after;
}

test.each<[string, Document, Document, Document]>([
  ['$set', { a: 1 }, { $set: { 'b.c': 2, a: 3 } }, { a: 3, b: { c: 2 } }],
  ['$set in an array', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': 1, x: 1 } }, { b: { d: 2 } }],
  ['$unset in an array', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
  ['$inc', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
  ['$mul', { a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
  ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3, c: 1 }, $max: { b: 4 } }, { a: 3, b: 5, c: 1 }],
  ['$min across types', { a: 'x' }, { $min: { a: 3 } }, { a: 3 }],
  ['$rename', { a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'y', none: 'z' } }, { b: {}, x: 1, y: 2 }],
  ['$push', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
  [
    '$push with all its parts',
    { a: [5, 1] },
    { $push: { a: { $each: [4, 2], $sort: 1, $slice: -3 } } },
    { a: [2, 4, 5] },
  ],
  ['$push at a position', { a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 9, 2] }],
  [
    '$push of documents',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
    { a: [{ n: 1 }, { n: 2 }] },
  ],
  [
    '$addToSet',
    { a: [1, { x: 1 }] },
    { $addToSet: { a: { $each: [1, 2, { x: 1 }, 2] } } },
    { a: [1, { x: 1 }, 2] },
  ],
  ['$pop', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1, 2], b: [2] }],
  ['$pull a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  ['$pull documents', { a: [{ n: 1, m: 1 }, { n: 2 }] }, { $pull: { a: { n: 1 } } }, { a: [{ n: 2 }] }],
  ['$pullAll', { a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 }, b: { or: 5 } } }, { a: 8, b: 5 }],
  ['$setOnInsert without an insert', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
])('%s', async (_, before, update, after) => {
  expect(await updated(before, update)).toEqual(after);
});

test('new fields are added in the order of their names', async () => {
  expect(Object.keys(await updated({ m: 1 }, { $set: { z: 1, b: 1, a: 1 } }))).toEqual(['m', 'a', 'b', 'z']);
});

test('the item that the filter found, all items, and items by a filter of their own', async () => {
  const grades = {
    g: [80, 95, 70],
    h: [
      { n: 1, q: [1, 2] },
      { n: 2, q: [2] },
    ],
  };
  expect((await updated(grades, { $set: { 'g.$': 100 } }, {}, { g: { $gte: 90 } })).g).toEqual([80, 100, 70]);
  expect((await updated(grades, { $inc: { 'g.$[]': 1 } })).g).toEqual([81, 96, 71]);
  expect(
    (await updated(grades, { $set: { 'g.$[low]': 0 } }, { arrayFilters: [{ low: { $lt: 90 } }] })).g,
  ).toEqual([0, 95, 0]);
  expect((await updated(grades, { $set: { 'h.$.n': 9 } }, {}, { 'h.n': 2 })).h).toMatchObject([
    { n: 1 },
    { n: 9 },
  ]);
  const nested = await updated(
    grades,
    { $inc: { 'h.$[doc].q.$[two]': 10 } },
    { arrayFilters: [{ 'doc.n': 1 }, { two: 2 }] },
  );
  expect(nested.h).toEqual([
    { n: 1, q: [1, 12] },
    { n: 2, q: [2] },
  ]);
});

test('numbers keep their types, and the wider one wins', async () => {
  const collection = await collectionOf(server, [
    {
      _id: 1,
      int: new Int32(1),
      long: Long.fromNumber(1),
      double: new Double(1),
      decimal: Decimal128.fromString('1.10'),
      big: new Int32(2 ** 31 - 1),
      other: new Double(7),
    },
  ]);
  await collection.updateOne({}, { $inc: { int: 1, long: 1, double: 1, decimal: 1, big: 1 } });
  const found = await collection.findOne({}, { promoteValues: false });
  expect(found).toMatchObject({
    int: new Int32(2),
    long: Long.fromNumber(2),
    double: new Double(2),
    decimal: Decimal128.fromString('2.10'),
    big: Long.fromNumber(2 ** 31),
    other: new Double(7),
  });
  await collection.updateOne({}, [{ $set: { sum: { $add: ['$int', '$double'] } } }]);
  expect(await collection.findOne({}, { promoteValues: false })).toMatchObject({
    long: Long.fromNumber(2),
    other: new Double(7),
  });
});

test("a pipeline may use the document's own values", async () => {
  const collection = await collectionOf(server, [{ _id: 1, a: 2, b: 3, gone: 1 }]);
  await collection.updateOne({}, [
    { $set: { sum: { $add: ['$a', '$b'] }, 'c.d': '$a' } },
    { $unset: 'gone' },
  ]);
  expect(await collection.findOne()).toEqual({ _id: 1, a: 2, b: 3, sum: 5, c: { d: 2 } });
  expect(await errorOf(collection.updateOne({}, [{ $match: { a: 1 } }]))).toMatchObject({ code: 72 });
});

test('what is written is counted: matched, modified, and a change to the same is none', async () => {
  const collection = await collectionOf(server, [{ a: 1 }, { a: 1 }, { a: 2 }]);
  expect(await collection.updateMany({ a: 1 }, { $set: { a: 1, b: 1 } })).toMatchObject({
    matchedCount: 2,
    modifiedCount: 2,
  });
  expect(await collection.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({
    matchedCount: 2,
    modifiedCount: 0,
  });
  expect(await collection.updateMany({ a: { $gte: 1 } }, { $inc: { a: 10 } })).toMatchObject({
    modifiedCount: 3,
  });
});

test('an update that moves documents along its own index changes each once', async () => {
  const collection = await collectionOf(
    server,
    Array.from({ length: 3000 }, (_, n) => ({ _id: n, n })),
  );
  await makeIndex(collection, { n: 1 });
  expect(await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } })).toMatchObject({
    modifiedCount: 3000,
  });
  expect(await collection.findOne({ _id: 0 as never })).toEqual({ _id: 0, n: 1000 });
});

test('an upsert takes what the filter says of equality', async () => {
  const collection = await collectionOf(server);
  await collection.updateOne(
    { _id: 1 as never, 'a.b': 2, c: { $eq: 3 }, d: { $gt: 4 }, $and: [{ e: 5 }] },
    { $set: { f: 6 }, $setOnInsert: { g: 7 } },
    { upsert: true },
  );
  expect(await collection.findOne()).toEqual({ _id: 1, a: { b: 2 }, c: 3, e: 5, f: 6, g: 7 });
  const { upsertedId } = await collection.replaceOne({ x: 1 }, { y: 2 }, { upsert: true });
  expect(await collection.findOne({ _id: upsertedId as never })).toEqual({ _id: upsertedId, y: 2 });
});

test('of several, the sort decides which one is updated', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  expect(
    await collection.findOneAndUpdate({}, { $set: { x: 1 } }, { sort: { n: -1 }, returnDocument: 'after' }),
  ).toEqual({ _id: 2, n: 2, x: 1 });
});

test.each<[string, Document, Document, number]>([
  ["_id can't change", { a: 1 }, { $set: { _id: 2 } }, 66],
  ['two changes in one place', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a change inside another', {}, { $set: { a: 1, 'a.b': 1 } }, 40],
  ['a field in a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a name in an array', { a: [] }, { $set: { 'a.b': 1 } }, 28],
  ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$push to a number', { a: 1 }, { $push: { a: 1 } }, 2],
  ['$ without a match', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
  ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
  ['an empty path', {}, { $set: { 'a..b': 1 } }, 9],
  ['a dollar in a path', {}, { $set: { $a: 1 } }, 52],
])('refused: %s', async (_, before, update, code) => {
  const collection = await collectionOf(server, [{ _id: 1, ...before }]);
  expect(await errorOf(collection.updateOne({}, update))).toMatchObject({ code });
  expect(await collection.findOne()).toEqual({ _id: 1, ...before });
});

test('an array filter must be used, and be there', async () => {
  const collection = await collectionOf(server, [{ a: [1] }]);
  expect(
    await errorOf(collection.updateOne({}, { $set: { x: 1 } }, { arrayFilters: [{ e: 1 }] })),
  ).toMatchObject({ code: 9 });
  expect(await errorOf(collection.updateOne({}, { $set: { 'a.$[e]': 1 } }))).toMatchObject({ code: 2 });
});

test('findOneAndUpdate, findOneAndReplace, findOneAndDelete', async () => {
  const collection = await collectionOf(server, [{ _id: 1, a: 1, b: 1 }]);
  expect(await collection.findOneAndUpdate({ a: 1 }, { $inc: { a: 1 } })).toEqual({ _id: 1, a: 1, b: 1 });
  expect(
    await collection.findOneAndUpdate(
      { a: 2 },
      { $inc: { a: 1 } },
      { returnDocument: 'after', projection: { a: 1, _id: 0 } },
    ),
  ).toEqual({ a: 3 });
  expect(await collection.findOneAndUpdate({ a: 99 }, { $set: { b: 1 } })).toBeNull();
  expect(await collection.findOneAndUpdate({ a: 99 }, { $set: { b: 1 } }, { upsert: true })).toBeNull();
  const whole = await collection.findOneAndUpdate(
    { _id: 7 as never },
    { $set: { b: 1 } },
    { upsert: true, includeResultMetadata: true },
  );
  expect(whole).toMatchObject({
    lastErrorObject: { n: 1, updatedExisting: false, upserted: 7 },
    value: null,
  });
  expect(
    await collection.findOneAndReplace({ _id: 1 as never }, { z: 1 }, { returnDocument: 'after' }),
  ).toEqual({ _id: 1, z: 1 });
  expect(await collection.findOneAndDelete({ _id: 1 as never })).toEqual({ _id: 1, z: 1 });
  expect(await collection.findOneAndDelete({ _id: 1 as never })).toBeNull();
});
