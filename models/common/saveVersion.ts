import type { Model, UpdateQuery } from 'mongoose';
import { insertOnce } from './insertOnce';

type Versioned = { _id: string; version: number };

/** Saves the next version over the one that was read (0: none); null on a concurrent save. */
export async function saveVersion<Record extends Versioned>(
  model: Model<Record>,
  record: Omit<Record, 'version'> & { version: number },
): Promise<Record | null> {
  const { _id, version, ...fields } = record;
  const next = { ...record, version: version + 1 } as unknown as Record;
  if (version === 0)
    return (await insertOnce(() => model.insertOne(next as Parameters<typeof model.insertOne>[0])))
      ? next
      : null;
  const update = { $set: { ...fields, version: version + 1 } } as unknown as UpdateQuery<Record>;
  const saved = await model.findOneAndUpdate({ _id, version }, update, { returnDocument: 'after' }).lean();
  return saved;
}
