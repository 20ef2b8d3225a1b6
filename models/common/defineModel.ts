import mongoose, { type Model, type Schema } from 'mongoose';

/**
 * A change that older code would misread takes two releases: the first raises `read` and knows both shapes, the next
 * raises `written`. So the servers that are replaced, and those that a release is rolled back to, read all that is
 * there. Since version 2 a bill carries its place by id.
 */
export const SCHEMA_VERSION = { read: 2, written: 2 };
const ERROR_NAME = 'NewerDocumentError';

/** Compares by name, since each route's bundle has its own copy of the class. */
export function isNewerDocument(error: unknown): boolean {
  return error instanceof Error && error.name === ERROR_NAME;
}

function* documentsIn(found: unknown, depth = 2): Generator<object> {
  if (Array.isArray(found)) for (const each of found) yield* documentsIn(each, depth);
  else if (typeof found === 'object' && found !== null && depth > 0) {
    yield found;
    for (const field of Object.values(found)) if (Array.isArray(field)) yield* documentsIn(field, depth - 1);
  }
}

/** Throws on a newer document, which this code would misread, and whose unknown fields it would drop on saving. */
function refuseNewer(name: string, found: unknown): void {
  for (const document of documentsIn(found)) {
    const version = 'schemaVersion' in document ? Number(document.schemaVersion) : 0;
    if (version <= SCHEMA_VERSION.read) continue;
    const error = new Error(
      `${name}: a document of version ${version}; this server knows ${SCHEMA_VERSION.read}`,
    );
    error.name = ERROR_NAME;
    throw error;
  }
}

/** Created once, across bundles and reloads. Reading a document of a newer schema version throws. */
export function defineModel<Record>(name: string, schema: Schema<Record>): Model<Record> {
  const made = mongoose.models[name] as Model<Record> | undefined;
  if (made) return made;
  const version = { schemaVersion: { type: Number, default: () => SCHEMA_VERSION.written } };
  schema.add(version as unknown as Parameters<typeof schema.add>[0]);
  schema.post(/^find/, (found: unknown) => refuseNewer(name, found));
  schema.post('aggregate', (found: unknown) => refuseNewer(name, found));
  return mongoose.model<Record>(name, schema);
}

/** Inserts thousands of records at once, without mongoose, which would first make documents of its own of them. */
export async function insertPlain<Record extends object>(
  model: Model<Record>,
  records: readonly Record[],
): Promise<void> {
  const versioned = records.map((record) => ({ ...record, schemaVersion: SCHEMA_VERSION.written }));
  if (versioned.length > 0) await model.collection.insertMany(versioned, { ordered: false });
}
