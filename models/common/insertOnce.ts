import mongoose from 'mongoose';

const DUPLICATE_KEY = 11_000;

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** Runs an insert; false when its id is taken, by another request or by this one sent before. */
export async function insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Of what counts once: still unused, or used by this very press, whose answer was lost on its way. */
export function usableBy(press: string | undefined) {
  const unused = { usedAt: mongoose.trusted({ $exists: false }) };
  return press === undefined ? unused : { $or: [unused, { usedBy: press }] };
}
