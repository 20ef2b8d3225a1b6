import mongoose, { Schema } from 'mongoose';
import { defineModel, insertPlain } from '@/models/common/defineModel';

/**
 * What one cell, place, word or kind has: the entries of its hospitals, packed. A search reads a few of these by id,
 * however many hospitals there are (docs/decisions/034-hospitals.md).
 */
export type HospitalListRecord = {
  _id: string;
  edition: string;
  entries?: Buffer;
  /** Of a word's sound: how it is spelled. Of a slip: the sounds that it may stand for. */
  words?: string[];
  /** Of the one list `kinds`: how many hospitals each kind has. Of `places`: each place. */
  totals?: Record<string, number>;
};

const CURRENT = 'current';

const schema = new Schema<HospitalListRecord>(
  {
    _id: { type: String, required: true },
    edition: { type: String, required: true },
    entries: Buffer,
    words: { type: [String], default: undefined },
    totals: Object,
  },
  { collection: 'hospitalLists', versionKey: false },
);
schema.index({ edition: 1 });

export const HospitalLists = defineModel('HospitalLists', schema);

/** Undefined before the first import. */
export async function findCurrentEdition(): Promise<string | undefined> {
  return (await HospitalLists.findById(CURRENT).lean())?.edition;
}

/** From here on every search reads this edition: the one write that an import becomes visible with. */
export async function setCurrentEdition(edition: string): Promise<void> {
  await HospitalLists.updateOne({ _id: CURRENT }, { $set: { edition } }, { upsert: true });
}

const listId = (edition: string, name: string) => `${edition}:${name}`;

/** By name. */
export async function readLists(
  edition: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, HospitalListRecord>> {
  if (names.length === 0) return new Map();
  const ids = names.map((name) => listId(edition, name));
  const found = await HospitalLists.find({ _id: mongoose.trusted({ $in: ids }) }).lean();
  return new Map(found.map((list) => [list._id.slice(edition.length + 1), list]));
}

export async function insertLists(
  edition: string,
  lists: ReadonlyMap<string, Omit<HospitalListRecord, '_id' | 'edition'>>,
): Promise<void> {
  const records = [...lists].map(([name, list]) => ({ ...list, _id: listId(edition, name), edition }));
  await insertPlain(HospitalLists, records);
}

export async function deleteListsBut(editions: readonly string[]): Promise<void> {
  const kept = { _id: mongoose.trusted({ $ne: CURRENT }), edition: mongoose.trusted({ $nin: editions }) };
  await HospitalLists.deleteMany(kept);
}
