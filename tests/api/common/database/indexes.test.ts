import mongoose from 'mongoose';
import { useApi } from '@/tests/api/support/api';

const { newBrowser } = useApi();

test('every index that a model declares is there once the server has connected', async () => {
  expect((await newBrowser().get('/api/health/ready')).status).toBe(200);
  const indexed = Object.values(mongoose.models).filter((model) => model.schema.indexes().length > 0);
  expect(indexed.length).toBeGreaterThan(5);
  for (const model of indexed) {
    const found = await model.collection.indexes();
    for (const [key, { expireAfterSeconds, unique }] of model.schema.indexes()) {
      const rules = {
        ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
        ...(unique && { unique }),
      };
      expect(found).toContainEqual(expect.objectContaining({ key, ...rules }));
    }
  }
});

/** Personal data must expire by its schema, sealed or not; staff accounts and the list of hospitals don't. */
const endlessByRight = ['hospitalLists', 'hospitals', 'staff'];

test('what is personal ends by itself', () => {
  const endless = Object.values(mongoose.models)
    .filter((model) => !model.schema.indexes().some(([, options]) => options.expireAfterSeconds === 0))
    .map(({ collection }) => collection.name);
  expect(endless.toSorted()).toEqual(endlessByRight);
});

test('the look-up of the dialog reads by ids alone', async () => {
  const plan = await mongoose.connection
    .collection<{ _id: string }>('revisits')
    .find({ _id: 'sample', expiresAt: { $gte: new Date() } })
    .explain();
  expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
});
