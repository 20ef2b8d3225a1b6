import type mongoose from 'mongoose';
import { models } from './models';
import { SUPERSEDED } from './superseded.data';

type Say = (line: string) => void;
type Model = (typeof models)[number];
/** MongoDB's error codes. */
const DUPLICATE = 11000;
const OTHER_OPTIONS = [85, 86];

/**
 * Makes what is missing, then drops what newer indexes replaced; begun again, it goes on. An index that nothing
 * declares is kept, since it may be an operator's. Returns what stands in the way, each as a sentence.
 */
export async function migrateIndexes(say: Say): Promise<string[]> {
  const conflicts: string[] = [];
  for (const model of models) {
    const { toCreate, toDrop } = await model.diffIndexes();
    const problems = await createEach(model, toCreate as readonly object[], say);
    if (problems.length === 0) await dropSuperseded(model, toDrop as string[], say);
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

async function dropSuperseded({ collection }: Model, undeclared: readonly string[], say: Say): Promise<void> {
  for (const name of undeclared) {
    const isOurs = SUPERSEDED.some((each) => each.collection === collection.name && each.index === name);
    if (isOurs) await collection.dropIndex(name);
    say(
      `${collection.name}: ${name} ${isOurs ? 'dropped: a newer one took its place' : 'kept, though no part of the site needs it'}`,
    );
  }
}

/** Without values, which may be personal. */
function explain(error: unknown): string {
  const { code } = error as { code?: number };
  if (code === DUPLICATE)
    return 'several documents are the same in these fields, and one alone may be. Correct them, then run it again';
  if (code !== undefined && OTHER_OPTIONS.includes(code))
    return 'there is another index of these fields with other options. Drop that one, then run it again';
  throw error;
}
