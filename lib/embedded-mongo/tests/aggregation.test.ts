import { Decimal128, type Document } from 'mongodb';
import { collectionOf, errorOf, useServer, makeIndex } from './support/harness';

const server = useServer();

const sales = [
  { _id: 1, city: 'Pune', plan: 'Care', price: 100, tags: ['a', 'b'] },
  { _id: 2, city: 'Pune', plan: 'Health', price: 300, tags: [] },
  { _id: 3, city: 'Agra', plan: 'Care', price: 200, tags: ['b'] },
  { _id: 4, city: 'Agra', plan: 'Care', price: 250 },
];

async function aggregated(pipeline: Document[], documents: Document[] = sales): Promise<Document[]> {
  return (await collectionOf(server, documents)).aggregate(pipeline).toArray();
}

test.each<[string, Document[], Document[]]>([
  [
    '$match and $project',
    [
      { $match: { price: { $gt: 200 } } },
      { $project: { _id: 0, plan: 1, twice: { $multiply: ['$price', 2] } } },
    ],
    [
      { plan: 'Health', twice: 600 },
      { plan: 'Care', twice: 500 },
    ],
  ],
  [
    '$group',
    [
      {
        $group: {
          _id: '$city',
          sum: { $sum: '$price' },
          avg: { $avg: '$price' },
          min: { $min: '$price' },
          max: { $max: '$price' },
          n: { $sum: 1 },
          plans: { $addToSet: '$plan' },
        },
      },
      { $set: { plans: { $size: '$plans' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'Agra', sum: 450, avg: 225, min: 200, max: 250, n: 2, plans: 1 },
      { _id: 'Pune', sum: 400, avg: 200, min: 100, max: 300, n: 2, plans: 2 },
    ],
  ],
  [
    '$group by several fields',
    [
      { $group: { _id: { city: '$city', plan: '$plan' }, n: { $count: {} } } },
      { $sort: { n: -1 } },
      { $limit: 1 },
    ],
    [{ _id: { city: 'Agra', plan: 'Care' }, n: 2 }],
  ],
  [
    '$first, $last and $push in order',
    [
      { $sort: { price: 1 } },
      { $group: { _id: null, first: { $first: '$_id' }, last: { $last: '$_id' }, all: { $push: '$_id' } } },
    ],
    [{ _id: null, first: 1, last: 2, all: [1, 3, 4, 2] }],
  ],
  [
    '$sort, $skip, $limit',
    [{ $sort: { price: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 3 }],
  ],
  [
    '$unwind',
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'a' },
      { _id: 1, tags: 'b' },
      { _id: 3, tags: 'b' },
    ],
  ],
  [
    '$unwind that keeps the empty ones',
    [
      { $unwind: { path: '$tags', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } },
      { $match: { _id: { $gt: 1 } } },
      { $project: { tags: 1, i: 1 } },
    ],
    [
      { _id: 2, i: null },
      { _id: 3, tags: 'b', i: 0 },
      { _id: 4, i: null },
    ],
  ],
  ['$count', [{ $match: { city: 'Pune' } }, { $count: 'n' }], [{ n: 2 }]],
  ['$count of nothing', [{ $match: { city: 'Goa' } }, { $count: 'n' }], []],
  [
    '$replaceRoot',
    [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { where: '$city' } } }],
    [{ where: 'Pune' }],
  ],
  [
    '$addFields and $unset',
    [{ $match: { _id: 4 } }, { $addFields: { 'a.b': '$price' } }, { $unset: ['price', 'plan'] }],
    [{ _id: 4, city: 'Agra', a: { b: 250 } }],
  ],
  [
    'conditions',
    [
      { $match: { _id: { $lte: 2 } } },
      { $project: { is: { $cond: [{ $eq: ['$city', 'Pune'] }, 'p', 'o'] }, has: { $in: ['a', '$tags'] } } },
    ],
    [
      { _id: 1, is: 'p', has: true },
      { _id: 2, is: 'p', has: false },
    ],
  ],
  [
    'strings and dates',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          s: { $concat: [{ $toUpper: '$city' }, '-', { $toString: '$price' }] },
          d: { $dateToString: { date: new Date(0), format: '%Y-%m-%d' } },
        },
      },
    ],
    [{ s: 'PUNE-100', d: '1970-01-01' }],
  ],
  [
    'an array is compared as a whole',
    [
      { $match: { _id: 3 } },
      { $project: { whole: { $eq: ['$tags', ['b']] }, item: { $eq: ['$tags', 'b'] } } },
    ],
    [{ _id: 3, whole: true, item: false }],
  ],
])('%s', async (_, pipeline, expected) => {
  expect(await aggregated(pipeline)).toEqual(expected);
});

test('$lookup by a field, by items of an array, and by a pipeline of its own', async () => {
  const plans = await collectionOf(server, [
    { _id: 'Care', base: 1 },
    { _id: 'Health', base: 2 },
    { _id: 'none' },
  ]);
  const collection = await collectionOf(server, [
    { _id: 1, plan: 'Care' },
    { _id: 2, plan: ['Care', 'Health'] },
    { _id: 3 },
  ]);
  const from = plans.collectionName;
  const joined = await collection
    .aggregate([{ $lookup: { from, localField: 'plan', foreignField: '_id', as: 'found' } }])
    .toArray();
  expect(joined.map(({ found }) => (found as Document[]).map(({ _id }) => _id as unknown))).toEqual([
    ['Care'],
    ['Care', 'Health'],
    [],
  ]);
  const pipeline = [{ $match: { $expr: { $eq: ['$_id', '$$wanted'] } } }, { $project: { _id: 0 } }];
  const piped = await collection
    .aggregate([
      { $match: { _id: 1 } },
      { $lookup: { from, let: { wanted: '$plan' }, pipeline, as: 'found' } },
    ])
    .toArray();
  expect(piped).toEqual([{ _id: 1, plan: 'Care', found: [{ base: 1 }] }]);
});

test('a missing field joins what lacks it too', async () => {
  const others = await collectionOf(server, [{ _id: 1, k: null }, { _id: 2 }, { _id: 3, k: 1 }]);
  const join = { from: others.collectionName, localField: 'k', foreignField: 'k', as: 'o' };
  const [found] = await aggregated([{ $lookup: join }], [{ _id: 1 }]);
  expect((found!.o as Document[]).map(({ _id }) => _id as unknown)).toEqual([1, 2]);
});

test('$out takes the place of a collection and keeps its indexes', async () => {
  const target = await collectionOf(server, [{ _id: 'old' }]);
  await makeIndex(target, { city: 1 });
  expect(await aggregated([{ $match: { city: 'Pune' } }, { $out: target.collectionName }])).toEqual([]);
  expect((await target.find().toArray()).map(({ _id }) => _id as unknown)).toEqual([1, 2]);
  expect(await target.indexExists('city_1')).toBe(true);
});

test.each<[string, Document, Document[]]>([
  [
    'merge',
    {},
    [
      { _id: 1, a: 1, price: 100 },
      { _id: 3, price: 200 },
    ],
  ],
  [
    'replace',
    { whenMatched: 'replace' },
    [
      { _id: 1, price: 100 },
      { _id: 3, price: 200 },
    ],
  ],
  [
    'keepExisting',
    { whenMatched: 'keepExisting' },
    [
      { _id: 1, a: 1 },
      { _id: 3, price: 200 },
    ],
  ],
  ['discard', { whenNotMatched: 'discard' }, [{ _id: 1, a: 1, price: 100 }]],
  [
    'a pipeline',
    { whenMatched: [{ $set: { a: { $add: ['$a', '$$new.price'] } } }], whenNotMatched: 'discard' },
    [{ _id: 1, a: 101 }],
  ],
])('$merge: %s', async (_, options, expected) => {
  const target = await collectionOf(server, [{ _id: 1, a: 1 }]);
  await aggregated([
    { $match: { _id: { $in: [1, 3] } } },
    { $project: { price: 1 } },
    { $merge: { into: target.collectionName, ...options } },
  ]);
  expect(await target.find().sort({ _id: 1 }).toArray()).toEqual(expected);
});

test('$merge that must not meet anything', async () => {
  const target = await collectionOf(server, [{ _id: 1 }]);
  expect(
    await errorOf(aggregated([{ $merge: { into: target.collectionName, whenMatched: 'fail' } }])),
  ).toMatchObject({ code: 11000 });
  expect(await errorOf(aggregated([{ $merge: { into: target.collectionName, on: 'city' } }]))).toMatchObject({
    code: 51183,
  });
});

test('decimals are summed as decimals', async () => {
  const documents = ['0.1', '0.2'].map((v) => ({ v: Decimal128.fromString(v) }));
  const [total] = await aggregated([{ $group: { _id: null, v: { $sum: '$v' } } }], documents);
  expect(String(total?.v)).toBe('0.3');
});

test('variables are expressions, evaluated once', async () => {
  const collection = await collectionOf(server, sales);
  const found = await collection
    .aggregate([{ $match: { $expr: { $eq: ['$price', '$$wanted'] } } }, { $project: { _id: 1 } }], {
      let: { wanted: { $add: [100, 100] } },
    })
    .toArray();
  expect(found).toEqual([{ _id: 3 }]);
});

test.each<[Document[], number]>([
  [[{ $nonsense: 1 }], 40324],
  [[{ $match: { a: 1 }, $limit: 1 }], 40323],
  [[{ $limit: 0 }], 15958],
  [[{ $group: { n: { $sum: 1 } } }], 15955],
  [[{ $out: 'x' }, { $match: {} }], 40601],
  [[{ $unwind: 'tags' }], 28818],
  [[{ $project: { a: { $nonsense: 1 } } }], 31325],
])('refused: %j', async (pipeline, code) => {
  expect((await errorOf(aggregated(pipeline))).code).toBe(code);
});

test('a pipeline may bring its own documents, without a collection', async () => {
  const pipeline = [{ $documents: [{ n: 1 }, { n: 2 }] }, { $match: { n: { $gt: 1 } } }];
  expect(await server.db.aggregate(pipeline).toArray()).toEqual([{ n: 2 }]);
});
