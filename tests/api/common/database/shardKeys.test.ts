import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { SHARD_KEYS, UNIQUE_WITHOUT_INDEX } from '@/models/common/shardKeys.data';
import { useApi } from '@/tests/api/support/api';
import { everyShard } from './everyShard.data';
import { findStrays, type Operation } from './targeting';
import { asCall, watchQueries } from './watchQueries';

/** What docs/decisions/040 says of a sharded cluster. Every server of a test watches its queries too (`startApi`). */

const { newBrowser } = useApi();
const keys: Readonly<Record<string, string>> = SHARD_KEYS;
const models = () => Object.values(mongoose.models);

beforeAll(async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
});

test('every collection has a shard key, and every record that field', () => {
  const collections = readdirSync('models', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const text = file.endsWith('.ts') ? readFileSync(path.join('models', file), 'utf8') : '';
    return /collection: '(\w+)'/.exec(text)?.[1] ?? [];
  });
  expect(Object.keys(keys).toSorted()).toEqual(collections.toSorted());
  expect(
    models()
      .map(({ collection }) => collection.name)
      .toSorted(),
  ).toEqual(collections.toSorted());
  const optional = models().filter(({ schema, collection }) => {
    const key = keys[collection.name] ?? '';
    return key !== 'whole' && !schema.path(key)?.isRequired;
  });
  expect(optional.map(({ collection }) => collection.name)).toEqual([]);
});

test('unique indexes begin with the shard key, or their promise is kept otherwise', () => {
  const impossible = models().flatMap(({ collection: { name }, schema }) =>
    schema
      .indexes()
      .filter(
        ([fields, { unique }]) => unique && keys[name] !== 'whole' && Object.keys(fields)[0] !== keys[name],
      )
      .map(([fields]) => `${name}: ${Object.keys(fields).join(', ')}`),
  );
  expect(impossible.toSorted()).toEqual(Object.keys(UNIQUE_WITHOUT_INDEX));
});

test('what may ask every shard names collections and fields that there are', () => {
  const unknown = Object.entries(everyShard).flatMap(([name, fields]) => {
    const model = models().find(({ collection }) => collection.name === name);
    return Object.keys(fields).filter((field) => !model?.schema.path(field) || keys[name] === field);
  });
  expect(unknown).toEqual([]);
});

const query = (collectionName: string, method: string, ...params: unknown[]): Operation => ({
  collectionName,
  method,
  params,
});

test.each<[string, Operation, string[]]>([
  ['by its key', query('quotes', 'findOne', { _id: 'q' }), []],
  ['by some of them', query('quotes', 'find', { _id: { $in: ['q', 'r'] } }), []],
  ['by a range of it', query('quotes', 'find', { _id: { $gt: 'q' } }), ['quotes by ']],
  ['by another field', query('quotes', 'updateOne', { mobileHash: 'm' }), ['quotes by mobileHash']],
  ['for all', query('quotes', 'countDocuments'), ['quotes by ']],
  ['for their values', query('quotes', 'distinct', 'city', { mobileHash: 'm' }), ['quotes by mobileHash']],
  [
    'two ways, one without',
    query('quotes', 'find', { $or: [{ _id: 'q' }, { city: 'c' }] }),
    ['quotes by city'],
  ],
  ['a list that is whole', query('hospitals', 'find', { code: 'h' }), []],
  ['of a collection without a key', query('news', 'find', { _id: 'n' }), ['news by _id']],
  [
    'joined by another field',
    query('revisits', 'aggregate', [
      { $match: { _id: 'r' } },
      { $lookup: { from: 'payments', foreignField: 'quoteId' } },
    ]),
    ['payments by quoteId'],
  ],
  [
    'several writes',
    query('dialerLeads', 'bulkWrite', [{ updateOne: { filter: { quoteId: 'q' } } }]),
    ['dialerLeads by quoteId'],
  ],
])('a query %s', (_how, operation, strays) => {
  const found = findStrays(operation).map(
    ({ collection, fields }) => `${collection} by ${fields.join(', ')}`,
  );
  expect(found).toEqual(strays);
});

test('a query of a customer’s call that asks every shard is found, and one of staff is let be', () => {
  const connection = mongoose.createConnection();
  const end = watchQueries(connection);
  const ask = (url: string) =>
    asCall({ method: 'GET', url }, () =>
      connection.emit('operation-start', query('quotes', 'findOne', { city: 'x' })),
    );
  ask(`${api.quote}?quoteId=x`);
  ask(api.latestQuotes);
  expect(end()).toEqual([`GET ${api.quote}: quotes by city`]);
});
