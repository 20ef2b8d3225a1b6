import type { Db, Document } from 'mongodb';
import { MongoClient } from 'mongodb';
import { startStore } from '../src/start';
import {
  collectionOf,
  embeddedTest,
  errorOf,
  idsOf,
  makeFolder,
  makeIndex,
  removeFolder,
  useServer,
} from './support/harness';

const server = useServer();
const plans = [
  { _id: 1, city: 'Pune', price: 100 },
  { _id: 2, city: 'Pune', price: 300 },
  { _id: 3, city: 'Agra', price: 200 },
];

let views = 0;
async function viewOf(pipeline: Document[], viewOn?: string, db: Db = server.db) {
  const source = viewOn ?? (await collectionOf(server, plans)).collectionName;
  return db.createCollection(`view${++views}`, { viewOn: source, pipeline });
}

const cheap = [{ $match: { price: { $lt: 250 } } }, { $set: { twice: { $multiply: ['$price', 2] } } }];

test('a view is read through its pipeline by find, count, distinct and aggregate', async () => {
  const view = await viewOf(cheap);
  await expect(
    view.find({ twice: { $gt: 100 } }, { projection: { _id: 0, twice: 1 } }).toArray(),
  ).resolves.toEqual([{ twice: 200 }, { twice: 400 }]);
  await expect(view.find().sort({ price: -1 }).skip(1).limit(1).toArray()).resolves.toEqual([
    { ...plans[0], twice: 200 },
  ]);
  await expect(view.estimatedDocumentCount()).resolves.toBe(2);
  await expect(view.countDocuments({ city: 'Pune' })).resolves.toBe(1);
  await expect(view.countDocuments()).resolves.toBe(2);
  await expect(view.distinct('city', { twice: 200 })).resolves.toEqual(['Pune']);
  await expect(
    view.aggregate([{ $group: { _id: null, sum: { $sum: '$twice' } } }]).toArray(),
  ).resolves.toEqual([{ _id: null, sum: 600 }]);
});

test('a cursor on a view goes on over several batches', async () => {
  const source = await collectionOf(
    server,
    Array.from({ length: 250 }, (_, _id) => ({ _id })),
  );
  const view = await viewOf([{ $set: { half: { $divide: ['$_id', 2] } } }], source.collectionName);
  await expect(view.find({}, { batchSize: 7 }).toArray()).resolves.toHaveLength(250);
});

test('views stand on views, and in lookups', async () => {
  const view = await viewOf(cheap);
  const top = await viewOf([{ $match: { city: 'Agra' } }], view.collectionName);
  await expect(idsOf(top as never, {})).resolves.toEqual([3]);
  const joined = await (
    await collectionOf(server, [{ _id: 9, town: 'Agra' }])
  )
    .aggregate([
      { $lookup: { from: top.collectionName, localField: 'town', foreignField: 'city', as: 'plans' } },
    ])
    .toArray();
  expect(joined).toEqual([{ _id: 9, town: 'Agra', plans: [{ ...plans[2], twice: 400 }] }]);
});

test('a view uses the indexes of its source', async () => {
  const source = await collectionOf(server, plans);
  await makeIndex(source, { city: 1 });
  const view = await viewOf([{ $match: { city: 'Pune' } }], source.collectionName);
  expect(JSON.stringify(await view.find({ price: 100 }).explain())).toContain('IXSCAN');
});

test.each<[string, (db: Db, name: string) => Promise<unknown>]>([
  ['insert', (db, name) => db.collection(name).insertOne({ price: 1 })],
  ['update', (db, name) => db.collection(name).updateOne({ price: 100 }, { $set: { price: 1 } })],
  ['upsert', (db, name) => db.collection(name).updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true })],
  ['delete', (db, name) => db.collection(name).deleteMany({})],
  ['findAndModify', (db, name) => db.collection(name).findOneAndUpdate({}, { $set: { price: 1 } })],
  ['createIndexes', (db, name) => db.collection(name).createIndex({ price: 1 })],
  ['listIndexes', (db, name) => db.collection(name).listIndexes().toArray()],
  ['dropIndexes', (db, name) => db.collection(name).dropIndex('price_1')],
  ['renameCollection', (db, name) => db.renameCollection(name, 'other')],
  ['$merge', (db, name) => db.aggregate([{ $documents: [{ _id: 1 }] }, { $merge: name }]).toArray()],
])('%s on a view is refused', async (_, work) => {
  const view = await viewOf(cheap);
  expect((await errorOf(work(server.db, view.collectionName))).code).toBe(166);
  await expect(view.countDocuments()).resolves.toBe(2);
});

test('a view has its source’s collation', async () => {
  const view = await viewOf([]);
  const { code } = await errorOf(view.find({}, { collation: { locale: 'en', strength: 1 } }).toArray());
  expect(code).toBe(167);
});

test('a view is listed as what it is, and dropped without its source', async () => {
  const source = await collectionOf(server, plans);
  const view = await viewOf(cheap, source.collectionName);
  const listed = () => server.db.listCollections({ name: view.collectionName }).toArray();
  await expect(listed()).resolves.toMatchObject([
    { type: 'view', options: { viewOn: source.collectionName, pipeline: cheap }, info: { readOnly: true } },
  ]);
  await view.drop();
  await expect(listed()).resolves.toEqual([]);
  await expect(source.countDocuments()).resolves.toBe(3);
});

test('a name is a view’s or a collection’s', async () => {
  const source = await collectionOf(server, plans);
  const view = await viewOf(cheap, source.collectionName);
  const { code } = await errorOf(
    server.db.createCollection(source.collectionName, { viewOn: view.collectionName, pipeline: [] }),
  );
  expect(code).toBe(48);
  expect((await errorOf(server.db.createCollection(view.collectionName))).code).toBe(48);
  expect((await errorOf(source.rename(view.collectionName))).code).toBe(48);
});

test.each<[string, Document[]]>([
  ['itself', []],
  ['a lookup', [{ $lookup: { from: 'cycle_a', as: 'x', pipeline: [] } }]],
  [
    'a lookup within a lookup',
    [
      {
        $lookup: {
          from: 'none',
          as: 'x',
          pipeline: [{ $lookup: { from: 'cycle_a', as: 'y', pipeline: [] } }],
        },
      },
    ],
  ],
])('a view that comes back to itself by %s is refused', async (by, pipeline) => {
  const first = await viewOf(pipeline, by === 'itself' ? 'cycle_a' : 'none');
  const { code } = await errorOf(
    server.db.createCollection('cycle_a', { viewOn: first.collectionName, pipeline: [] }),
  );
  expect(code).toBe(5);
});

test('views do not stand on one another without end', async () => {
  const { collectionName } = await collectionOf(server, plans);
  const pile = async (): Promise<void> => {
    for (let on = collectionName, height = 0; height < 30; height++)
      on = (await viewOf([], on)).collectionName;
  };
  expect((await errorOf(pile())).code).toBe(165);
});

test.each<[string, Document[], number]>([
  ['a stage that is none', [{ $nothing: {} }], 40324],
  ['a stage that writes', [{ $out: 'x' }], 167],
])('a pipeline with %s makes no view', async (_, pipeline, code) => {
  expect((await errorOf(viewOf(pipeline))).code).toBe(code);
});

embeddedTest('a view is there again after a restart', async () => {
  const dir = makeFolder();
  for (const isFirst of [true, false]) {
    const store = await startStore({ dir, inThread: true });
    const client = await new MongoClient(store.uri).connect();
    const db = client.db('restarted');
    if (isFirst) {
      await db.collection('plans').insertMany(plans as never);
      await db.createCollection('cheap', { viewOn: 'plans', pipeline: cheap });
    }
    await expect(db.collection('cheap').countDocuments()).resolves.toBe(2);
    await client.close();
    await store.stop();
  }
  removeFolder(dir);
});
