import mongoose, { type Model, type Schema } from 'mongoose';

/**
 * Of the shapes of all collections together: one more with each change that older code would misread.
 * 2: a bill carries its place by id, and not its names.
 */
const SCHEMA_VERSION = 2;
const ERROR_NAME = 'NewerDocumentError';

/** By its name: each route is a bundle with a copy of this module. */
export function isNewerDocument(error: unknown): boolean {
  return error instanceof Error && error.name === ERROR_NAME;
}

/** Documents with those that an aggregation joined to them. */
function* documentsIn(found: unknown, depth = 2): Generator<object> {
  if (Array.isArray(found)) for (const each of found) yield* documentsIn(each, depth);
  else if (typeof found === 'object' && found !== null && depth > 0) {
    yield found;
    for (const field of Object.values(found)) if (Array.isArray(field)) yield* documentsIn(field, depth - 1);
  }
}

/** What a newer server wrote this one would misread, and write back without what it doesn't know. */
function refuseNewer(name: string, found: unknown): void {
  for (const document of documentsIn(found)) {
    const version = 'schemaVersion' in document ? Number(document.schemaVersion) : 0;
    if (version <= SCHEMA_VERSION) continue;
    const error = new Error(`${name}: a document of version ${version}; this server knows ${SCHEMA_VERSION}`);
    error.name = ERROR_NAME;
    throw error;
  }
}

/**
 * The model of a collection, made once: development loads this module again, and each route has a copy. Whatever is
 * inserted carries the schema's version. Documents of an older version, or from before there was one, are read and
 * changed like all; of a newer one none is read.
 */
export function defineModel<Record>(name: string, schema: Schema<Record>): Model<Record> {
  const made = mongoose.models[name] as Model<Record> | undefined;
  if (made) return made;
  const version = { schemaVersion: { type: Number, default: SCHEMA_VERSION } };
  schema.add(version as unknown as Parameters<typeof schema.add>[0]);
  schema.post(/^find/, (found: unknown) => refuseNewer(name, found));
  schema.post('aggregate', (found: unknown) => refuseNewer(name, found));
  return mongoose.model<Record>(name, schema);
}
