import { models } from './models';
import { SUPERSEDED } from './superseded.data';

test.each(SUPERSEDED)('$index is dropped from a collection of ours: $collection', ({ collection }) => {
  expect(models.map((model) => model.collection.name)).toContain(collection);
});
