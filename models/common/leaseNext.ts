import mongoose, { type Model, type QueryFilter, type UpdateQuery } from 'mongoose';

type Lease<Record> = {
  due: QueryFilter<Record>;
  change: UpdateQuery<Record>;
  /** The first is the one with the least of this field. */
  orderBy: keyof Record & string;
};

/**
 * Takes the first record that is due, and changes it so that no other server takes it too. Null when none is due. It
 * looks before it writes: jobs ask all the time, and an update costs a durable write even when it finds nothing.
 */
export async function leaseFirst<Record>(
  model: Model<Record>,
  { due, change, orderBy }: Lease<Record>,
): Promise<Record | null> {
  if (!(await model.exists(due))) return null;
  const options = { sort: { [orderBy]: 1 as const }, returnDocument: 'after' as const };
  const leased = await model.findOneAndUpdate(due, change, options).lean();
  return leased;
}

/** The same for records whose due time is also their lease: the one taken is due again at `until`. */
export function leaseNext<Record>(
  model: Model<Record>,
  dueAt: keyof Record & string,
  now: Date,
  until: Date,
): Promise<Record | null> {
  const due = { [dueAt]: mongoose.trusted({ $lte: now }) } as unknown as QueryFilter<Record>;
  const change = { $set: { [dueAt]: until } } as unknown as UpdateQuery<Record>;
  return leaseFirst(model, { due, change, orderBy: dueAt });
}
