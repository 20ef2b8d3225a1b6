import type { Model } from 'mongoose';

/**
 * Runs the work once, just before a collection's next update, or with `sets` before the next one that sets this field.
 */
export function beforeUpdate<Record>(
  { collection }: Pick<Model<Record>, 'collection'>,
  work: () => Promise<unknown>,
  sets?: string,
): void {
  const update = collection.findOneAndUpdate.bind(collection);
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    const { $set = {} } = given[1] as { $set?: { [field: string]: unknown } };
    if (sets === undefined || $set[sets]) {
      spy.mockRestore();
      await work();
    }
    return update(...given);
  });
}
