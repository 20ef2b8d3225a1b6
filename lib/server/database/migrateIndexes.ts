import type mongoose from 'mongoose';
import { models } from './models';
import { SUPERSEDED } from './superseded.data';

type Say = (line: string) => void;
type Model = (typeof models)[number];
/** MongoDB's error codes. */
const DUPLICATE = 11000;
const OTHER_OPTIONS = [85, 86];

/**
 * Creates missing indexes; a repeat continues. Drops replaced indexes only when finishing, since an older server isn't
 * ready without its own. Keeps indexes that nothing declares, since they may be an operator's. Returns what prevents
 * it, each as a sentence.
 */
export async function migrateIndexes({ isFinishing }: { isFinishing: boolean }, say: Say): Promise<string[]> {
  const conflicts: string[] = [];
  for (const model of models) {
    const { toCreate, toDrop } = await model.diffIndexes();
    const problems = await createEach(model, toCreate as readonly object[], say);
    if (problems.length === 0) await sayOrDrop(model, toDrop as string[], { isFinishing, say });
    conflicts.push(...problems);
  }
  return conflicts;
}

async function createEach(
  { collection, schema }: Model,
  keys: readonly object[],
  say: Say,
): Promise<string[]> {
  const problems: string[] = [];
  const missing = schema.indexes().filter(([key]) => keys.some((each) => isSame(each, key)));
  for (const [key, options] of missing) {
    const what = `${collection.name} (${Object.keys(key).join(', ')})`;
    try {
      await collection.createIndex(key as mongoose.mongo.IndexSpecification, options as object, {});
      say(`${what}: made`);
    } catch (error) {
      problems.push(`${what}: ${explain(error)}`);
    }
  }
  return problems;
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

async function sayOrDrop(
  { collection }: Model,
  undeclared: readonly string[],
  { isFinishing, say }: { isFinishing: boolean; say: Say },
): Promise<void> {
  for (const name of undeclared) {
    const isOurs = SUPERSEDED.some((each) => each.collection === collection.name && each.index === name);
    if (isOurs && isFinishing) await collection.dropIndex(name);
    say(`${collection.name}: ${name} ${outcomeOf(isOurs, isFinishing)}`);
  }
}

function outcomeOf(isOurs: boolean, isFinishing: boolean): string {
  if (!isOurs) return 'kept, though no part of the site needs it';
  return isFinishing
    ? 'dropped: a newer one took its place'
    : 'kept for servers of the version before: npm run migrate -- --finish drops it';
}

/** Explains the error without the values in it, which may be personal. */
function explain(error: unknown): string {
  const { code } = error as { code?: number };
  if (code === DUPLICATE)
    return 'several documents are the same in these fields, and one alone may be. Correct them, then run it again';
  if (code !== undefined && OTHER_OPTIONS.includes(code))
    return 'there is another index of these fields with other options. Drop that one, then run it again';
  throw error;
}
