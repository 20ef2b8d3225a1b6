import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { startStore } from 'embedded-mongo';
import { startApi } from '@/tests/api/support/server';
import { Visitor } from '@/tests/api/support/visitors';
import { makeQuote } from '@/tests/api/support/journeys';
import { makeScratch } from '@/tests/scratch';

test('tests on a server that was given fill and drop a database of their own, not the one that its address names', async () => {
  const dir = makeScratch('given');
  const store = await startStore({ dir, inThread: true });
  const client = await MongoClient.connect(store.uri);
  const quotes = client.db('sukhayu').collection<{ _id: string }>('quotes');
  await quotes.insertOne({ _id: 'of-the-site' });
  process.env['MONGODB_URI'] = store.uri;
  const server = await startApi();
  await makeQuote(new Visitor(server.port));
  await server.stop();
  expect(await quotes.find().toArray()).toEqual([{ _id: 'of-the-site' }]);
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  expect(databases.filter(({ name }) => name.startsWith('sukhayu'))).toEqual([{ name: 'sukhayu' }]);
  await client.close();
  await store.stop();
  rmSync(dir, { recursive: true, force: true });
});
