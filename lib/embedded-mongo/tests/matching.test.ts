import { Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId } from 'mongodb';
import { collectionOf, errorOf, idsOf, useServer, makeIndex } from './support/harness';

const server = useServer();

test('a comparison finds values of its own type alone', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: 5 },
    { _id: 2, v: '5' },
    { _id: 3, v: null },
    { _id: 4 },
    { _id: 5, v: new Date(5) },
    { _id: 6, v: true },
    { _id: 7, v: [5] },
  ]);
  expect(await idsOf(collection, { v: { $gte: 1 } })).toEqual([1, 7]);
  expect(await idsOf(collection, { v: { $lt: 'a' } })).toEqual([2]);
  expect(await idsOf(collection, { v: { $lte: new Date(9) } })).toEqual([5]);
  expect(await idsOf(collection, { v: { $gte: null } })).toEqual([3, 4]);
  expect(await idsOf(collection, { v: { $gt: null } })).toEqual([]);
  expect(await idsOf(collection, { v: { $gt: new MinKey(), $lt: new MaxKey() } })).toHaveLength(7);
});

test('numbers of all types compare by value', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: new Int32(3) },
    { _id: 2, v: new Double(3) },
    { _id: 3, v: Long.fromNumber(3) },
    { _id: 4, v: Decimal128.fromString('3.0') },
    { _id: 5, v: new Double(3.5) },
    { _id: 6, v: Decimal128.fromString('3.4999999999999999999999999') },
  ]);
  expect(await idsOf(collection, { v: 3 })).toEqual([1, 2, 3, 4]);
  expect(await idsOf(collection, { v: { $lt: 3.5, $gt: 3 } })).toEqual([6]);
  expect(await idsOf(collection, { v: { $in: [Decimal128.fromString('3.50')] } })).toEqual([5]);
});

test('large longs are told apart beyond what a double holds', async () => {
  const base = 9_007_199_254_740_992n;
  const documents = [0n, 1n, 2n, 3n].map((n) => ({ _id: Number(n), v: Long.fromBigInt(base + n) }));
  const collection = await collectionOf(server, documents);
  expect(await idsOf(collection, { v: Long.fromBigInt(base + 1n) })).toEqual([1]);
  expect(await idsOf(collection, { v: { $gt: Long.fromBigInt(base + 1n) } })).toEqual([2, 3]);
  await makeIndex(collection, { v: 1 });
  expect(await idsOf(collection, { v: Long.fromBigInt(base + 1n) })).toEqual([1]);
  expect(await idsOf(collection, { v: { $gte: Long.fromBigInt(base + 1n) } })).toEqual([1, 2, 3]);
});

test('NaN equals itself and is neither less nor more than any number', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: Number.NaN },
    { _id: 2, v: 1 },
  ]);
  expect(await idsOf(collection, { v: Number.NaN })).toEqual([1]);
  expect(await idsOf(collection, { v: { $lt: 5 } })).toEqual([2]);
  expect(await idsOf(collection, { v: { $gte: Number.NaN } })).toEqual([1]);
});

const nulls = [
  { _id: 'a_empty_subobject', a: {} },
  { _id: 'a_null', a: null },
  { _id: 'a_number', a: 4 },
  { _id: 'a_b_null', a: { b: null } },
  { _id: 'a_b_value', a: { b: 'hi' } },
  { _id: 'no_a' },
  { _id: 'double_array', a: [[]] },
  { _id: 'empty_array', a: [] },
  { _id: 'objects_some_missing', a: [{ b: 3 }, {}] },
  { _id: 'objects_no_null', a: [{ b: 1 }, { b: 3 }] },
  { _id: 'objects_some_null', a: [{ b: null }, { b: 3 }] },
  { _id: 'values', a: [1, 'string', 4] },
  { _id: 'values_with_null', a: [1, null] },
];

test.each([
  [{ a: null }, ['a_null', 'no_a', 'values_with_null']],
  [{ a: { $in: [null, 4] } }, ['a_null', 'a_number', 'no_a', 'values', 'values_with_null']],
  [{ a: { $exists: false } }, ['no_a']],
  [
    { 'a.b': null },
    [
      'a_b_null',
      'a_empty_subobject',
      'a_null',
      'a_number',
      'no_a',
      'objects_some_missing',
      'objects_some_null',
    ],
  ],
  [
    { 'a.b': { $ne: null } },
    ['a_b_value', 'double_array', 'empty_array', 'objects_no_null', 'values', 'values_with_null'],
  ],
  [
    { 'a.b': { $exists: false } },
    [
      'a_empty_subobject',
      'a_null',
      'a_number',
      'double_array',
      'empty_array',
      'no_a',
      'values',
      'values_with_null',
    ],
  ],
  [{ a: { $elemMatch: { $eq: null } } }, ['values_with_null']],
  [{ a: { $elemMatch: { b: null } } }, ['double_array', 'objects_some_missing', 'objects_some_null']],
])('null, missing and arrays: %j', async (filter, expected) => {
  const collection = await collectionOf(server, nulls);
  expect(await idsOf(collection, filter)).toEqual(expected);
  await makeIndex(collection, { a: 1 });
  await makeIndex(collection, { 'a.b': 1 });
  expect(await idsOf(collection, filter)).toEqual(expected);
});

test('a condition on an array is met by any of its items, and two conditions by two of them', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: [0, 10] },
    { _id: 2, v: [3] },
    { _id: 3, v: 3 },
    { _id: 4, v: [[3]] },
  ]);
  expect(await idsOf(collection, { v: { $gt: 1, $lt: 5 } })).toEqual([1, 2, 3]);
  expect(await idsOf(collection, { v: { $elemMatch: { $gt: 1, $lt: 5 } } })).toEqual([2]);
  expect(await idsOf(collection, { v: [3] })).toEqual([2, 4]);
  await makeIndex(collection, { v: 1 });
  expect(await idsOf(collection, { v: { $gt: 1, $lt: 5 } })).toEqual([1, 2, 3]);
  expect(await idsOf(collection, { v: { $elemMatch: { $gt: 1, $lt: 5 } } })).toEqual([2]);
  expect(await idsOf(collection, { v: [3] })).toEqual([2, 4]);
});

test('array operators', async () => {
  const collection = await collectionOf(server, [
    {
      _id: 1,
      tags: ['a', 'b'],
      items: [
        { n: 1, q: 5 },
        { n: 2, q: 50 },
      ],
    },
    { _id: 2, tags: ['b', 'c', 'd'], items: [{ n: 1, q: 50 }] },
    { _id: 3, tags: [] },
    { _id: 4, tags: 'a' },
  ]);
  expect(await idsOf(collection, { tags: { $all: ['b', 'a'] } })).toEqual([1]);
  expect(await idsOf(collection, { tags: { $size: 3 } })).toEqual([2]);
  expect(await idsOf(collection, { tags: { $size: 0 } })).toEqual([3]);
  expect(await idsOf(collection, { tags: { $nin: ['a'] } })).toEqual([2, 3]);
  expect(await idsOf(collection, { items: { $elemMatch: { n: 1, q: { $gte: 50 } } } })).toEqual([2]);
  expect(await idsOf(collection, { 'items.n': 1, 'items.q': 50 })).toEqual([1, 2]);
  expect(await idsOf(collection, { 'items.1.n': 2 })).toEqual([1]);
  expect(await idsOf(collection, { 'tags.0': 'b' })).toEqual([2]);
});

test('a document is equal only with the same fields in the same order', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: { a: 1, b: 2 } },
    { _id: 2, v: { b: 2, a: 1 } },
    { _id: 3, v: { a: 1, b: 2, c: 3 } },
  ]);
  expect(await idsOf(collection, { v: { a: 1, b: 2 } })).toEqual([1]);
  expect(await idsOf(collection, { 'v.a': 1 })).toEqual([1, 2, 3]);
});

test.each([
  [{ v: /^ab/ }, [1, 2]],
  [{ v: /^AB/i }, [1, 2]],
  [{ v: { $regex: 'b.d', $options: 's' } }, [3]],
  [{ v: { $regex: '^a b # twice', $options: 'x' } }, [1, 2]],
  [{ v: { $in: [/^ab/, 'x'] } }, [1, 2, 4]],
  [{ v: { $not: /^ab/ } }, [3, 4, 5]],
])('patterns: %s', async (filter, expected) => {
  const collection = await collectionOf(server, [
    { _id: 1, v: 'abc' },
    { _id: 2, v: 'ab' },
    { _id: 3, v: 'b\nd' },
    { _id: 4, v: 'x' },
    { _id: 5, v: 7 },
  ]);
  expect(await idsOf(collection, filter)).toEqual(expected);
  await makeIndex(collection, { v: 1 });
  expect(await idsOf(collection, filter)).toEqual(expected);
});

test.each([
  ['double', [1]],
  ['int', [2]],
  ['long', [3]],
  ['number', [1, 2, 3]],
  ['string', [4, 5]],
  ['array', [5]],
  ['null', [6]],
  ['objectId', [7]],
  [
    ['bool', 'date'],
    [8, 9],
  ],
  [18, [3]],
])('$type %j', async (type, expected) => {
  const collection = await collectionOf(server, [
    { _id: 1, v: new Double(1) },
    { _id: 2, v: new Int32(1) },
    { _id: 3, v: Long.ONE },
    { _id: 4, v: 'x' },
    { _id: 5, v: ['x'] },
    { _id: 6, v: null },
    { _id: 7, v: new ObjectId() },
    { _id: 8, v: true },
    { _id: 9, v: new Date() },
    { _id: 10 },
  ]);
  expect(await idsOf(collection, { v: { $type: type } })).toEqual(expected);
});

test('$mod, bits and $expr', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, a: 4, b: 5 },
    { _id: 2, a: 7, b: 5 },
    { _id: 3, a: '4' },
  ]);
  expect(await idsOf(collection, { a: { $mod: [4, 0] } })).toEqual([1]);
  expect(await idsOf(collection, { a: { $bitsAllSet: [0, 1] } })).toEqual([2]);
  expect(await idsOf(collection, { a: { $bitsAnyClear: 4 } })).toEqual([]);
  expect(await idsOf(collection, { $expr: { $gt: ['$a', '$b'] } })).toEqual([2, 3]);
});

test('logical operators nest', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 1 },
    { _id: 3, b: 1 },
    { _id: 4 },
  ]);
  expect(await idsOf(collection, { $or: [{ a: 1, b: 1 }, { $nor: [{ a: 1 }, { b: 1 }] }] })).toEqual([1, 4]);
  expect(await idsOf(collection, { $and: [{ a: 1 }, { b: { $exists: true } }] })).toEqual([1]);
  expect(await idsOf(collection, { a: { $not: { $gt: 0 } } })).toEqual([3, 4]);
});

test.each([
  [{ $foo: 1 }, 2],
  [{ a: { $foo: 1 } }, 2],
  [{ a: { $in: 1 } }, 2],
  [{ $or: [] }, 2],
  [{ a: { $mod: [0, 1] } }, 2],
  [{ a: { $type: 'nonsense' } }, 2],
  [{ a: { $regex: '(' } }, 51091],
  [{ a: { $gt: /x/ } }, 2],
])(
  'a filter that is no filter is refused, even on a collection that is not there: %j',
  async (filter, code) => {
    const nowhere = server.db.collection('nowhere');
    expect(await errorOf(nowhere.find(filter).toArray())).toMatchObject({ code });
  },
);

test('a collation finds what differs in case or accents alone', async () => {
  const collection = await collectionOf(server, [
    { _id: 1, v: 'ping' },
    { _id: 2, v: 'PING' },
    { _id: 3, v: 'pïng' },
  ]);
  await makeIndex(collection, { v: 1 });
  const found = async (strength: number): Promise<number> =>
    (await collection.find({ v: 'ping' }, { collation: { locale: 'en', strength } }).toArray()).length;
  expect([await found(1), await found(2), await found(3)]).toEqual([3, 2, 1]);
});
