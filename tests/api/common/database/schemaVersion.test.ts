import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { isNewerDocument, SCHEMA_VERSION } from '@/models/common/defineModel';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeRevisit } from '@/tests/api/support/journeys';

process.env['LOG_LEVEL'] = 'info';
const { newBrowser } = useApi();

let written: jest.SpyInstance;
beforeAll(async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
});
beforeEach(() => {
  written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => written.mockRestore());

type Stored = { _id: string; schemaVersion?: number };
const collection = (name: string) => mongoose.connection.collection<Stored>(name);
const models = () => Object.values(mongoose.models);
// All models are loaded at this point, so each has its test below.
const names = models().map(({ modelName }) => modelName);

describe.each(names)('%s', (name) => {
  const model = mongoose.models[name]!;
  const stored = collection(model.collection.name);
  const _id = 'sample-version';
  /** The audit is never changed (tests/api/desk/audit.test.ts). */
  const canChange = ([how]: readonly [string, ...unknown[]]) =>
    name !== 'AuditEntries' || !/upserted|Update/.test(how);
  afterEach(() => stored.deleteOne({ _id }));

  const inserts: [string, () => Promise<unknown>][] = [
    ['inserted', () => model.insertOne({ _id }, { validateBeforeSave: false })],
    ['upserted', () => model.updateOne({ _id }, { $setOnInsert: {} }, { upsert: true }).exec()],
    [
      'found or upserted',
      () => model.findOneAndUpdate({ _id }, { $setOnInsert: {} }, { upsert: true }).lean().exec(),
    ],
  ];
  test.each(inserts.filter(canChange))('what is %s carries the version', async (_how, insert) => {
    await insert();
    expect(await stored.findOne({ _id })).toMatchObject({ schemaVersion: 2 });
  });

  const reads: [string, () => Promise<unknown>][] = [
    ['find', () => model.find({ _id }).lean().exec()],
    ['findOne', () => model.findOne({ _id }).lean().exec()],
    ['findById', () => model.findById(_id).lean().exec()],
    ['findOneAndUpdate', () => model.findOneAndUpdate({ _id }, { $set: {} }).lean().exec()],
    ['aggregate', () => model.aggregate([{ $match: { _id } }]).exec()],
  ];
  test.each(reads.filter(canChange))(
    '%s reads none that is newer, and all that are older',
    async (_how, read) => {
      await stored.insertOne({ _id, schemaVersion: 3 });
      const error: unknown = await Promise.resolve(read()).catch((thrown: unknown) => thrown);
      expect(isNewerDocument(error)).toBe(true);
      await stored.updateOne({ _id }, { $unset: { schemaVersion: 1 } });
      expect([await read()].flat()).toMatchObject([{ _id }]);
    },
  );
});

test('there are models to look at', () => expect(names.length).toBeGreaterThan(20));

test('whatever a journey leaves in the database carries the version', async () => {
  await makeRevisit(newBrowser());
  const unversioned = { schemaVersion: { $exists: false } };
  const lists = await Promise.all(
    models().map(async ({ collection: { name } }) => [
      name,
      await collection(name).countDocuments(unversioned),
    ]),
  );
  expect(lists.filter(([, count]) => count !== 0)).toEqual([]);
});

test('a journey from before there were versions is read and saved', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  await collection('quotes').updateOne({ _id: quote.quoteId }, { $unset: { schemaVersion: 1 } });
  const { status } = await browser.post(api.quote, { quoteId: quote.quoteId, pincode: '411038' });
  expect(status).toBe(200);
  expect((await browser.get(`${api.revisit}?uuid=${record.uuid}&type=aggregate`)).status).toBe(200);
});

test('the release that only reads a new version reads what the next one writes, and still writes the old', async () => {
  const next = jest.replaceProperty(SCHEMA_VERSION, 'read', 3);
  const browser = newBrowser();
  const { quote } = await makeRevisit(browser);
  expect(await collection('quotes').findOne({ _id: quote.quoteId })).toMatchObject({ schemaVersion: 2 });
  await collection('quotes').updateOne({ _id: quote.quoteId }, { $set: { schemaVersion: 3 } });
  expect((await browser.get(`${api.quote}?quoteId=${quote.quoteId}`)).status).toBe(200);
  next.restore();
});

test('no release writes what the one before, or it itself, can’t read', () => {
  expect(SCHEMA_VERSION.written).toBeLessThanOrEqual(SCHEMA_VERSION.read);
});

test('a quote that a newer server wrote is not there for now, by itself and joined, and the log says why', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  await collection('quotes').updateOne({ _id: quote.quoteId }, { $set: { schemaVersion: 3 } });
  for (const url of [
    `${api.quote}?quoteId=${quote.quoteId}`,
    `${api.revisit}?uuid=${record.uuid}&type=aggregate`,
  ]) {
    const answer = await browser.get(url);
    expectFailure(answer, 503, 'UNAVAILABLE');
    expect(answer.headers['retry-after']).toBe('2');
  }
  const lines = written.mock.calls.map(([line]) => String(line));
  expect(lines.join('')).toMatch(/Quotes: a document of version 3; this server knows 2/);
});
