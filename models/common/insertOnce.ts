import mongoose from 'mongoose';

const DUPLICATE_KEY = 11_000;

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** False when the id or a unique key is taken. */
export async function insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Matches a single-use record that is unused, or was used by this same press. */
export function usableBy(press: string | undefined) {
  const unused = { usedAt: mongoose.trusted({ $exists: false }) };
  return press === undefined ? unused : { $or: [unused, { usedBy: press }] };
}
