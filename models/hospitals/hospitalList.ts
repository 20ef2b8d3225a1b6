import mongoose, { Schema } from 'mongoose';
import { defineModel, insertPlain } from '@/models/common/defineModel';
import { insertOnce } from '@/models/common/insertOnce';

/**
 * The packed entries of the hospitals of one cell, place, word or kind. A search reads a few lists by id, however many
 * hospitals there are (docs/decisions/034-hospitals.md).
 */
export type HospitalListRecord = {
  _id: string;
  edition: string;
  entries?: Buffer;
  /** For a word's sound, its spellings; for a slip, the sounds that it may stand for. */
  words?: string[];
  /** How many hospitals there are: in the list `kinds` of each kind, in the list `places` of each place. */
  totals?: Record<string, number>;
  /** The one import that is under way. Only the record that names the current edition has it. */
  importing?: { edition: string; until: Date };
};

const CURRENT = 'current';
/** The edition before the first import. */
const NONE = 'none';

const schema = new Schema<HospitalListRecord>(
  {
    _id: { type: String, required: true },
    edition: { type: String, required: true },
    entries: Buffer,
    words: { type: [String], default: undefined },
    totals: Object,
    importing: Object,
  },
  { collection: 'hospitalLists', versionKey: false },
);
schema.index({ edition: 1 });

export const HospitalLists = defineModel('HospitalLists', schema);

/** Undefined before the first import. */
export async function findCurrentEdition(): Promise<string | undefined> {
  const { edition = NONE } = (await HospitalLists.findById(CURRENT).lean()) ?? {};
  return edition === NONE ? undefined : edition;
}

type Begun = { edition: string; now: Date; until: Date; takesOver: boolean };

/** False while another import holds it. */
export async function beginImport({ edition, now, until, takesOver }: Begun): Promise<boolean> {
  const free = [
    { importing: mongoose.trusted({ $exists: false }) },
    { 'importing.until': mongoose.trusted({ $lte: now }) },
  ];
  return insertOnce(() =>
    HospitalLists.updateOne(
      { _id: CURRENT, ...(!takesOver && { $or: free }) },
      { $set: { importing: { edition, until } }, $setOnInsert: { edition: NONE } },
      { upsert: true },
    ),
  );
}

/** False when it was taken over. */
export async function goOnImporting(edition: string, until: Date): Promise<boolean> {
  const own = { _id: CURRENT, 'importing.edition': edition };
  return (await HospitalLists.updateOne(own, { $set: { 'importing.until': until } })).matchedCount > 0;
}

/**
 * Makes every search read this edition from now on, which shows an import at once and whole. False when another import
 * took over.
 */
export async function setCurrentEdition(edition: string): Promise<boolean> {
  const own = { _id: CURRENT, 'importing.edition': edition };
  const published = { $set: { edition }, $unset: { importing: 1 as const } };
  return (await HospitalLists.updateOne(own, published)).matchedCount > 0;
}

const listId = (edition: string, name: string) => `${edition}:${name}`;

/** Reads lists by their names, and leaves out names that have none. */
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
