import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { toPath, valueAt } from '../values/paths';
import { missing } from '../values/keys';
import { isPlainObject } from '../values/bson';
import type { Flow } from './flow';

type Unwind = { path: readonly string[]; indexName: string | undefined; keepsEmpty: boolean };

export async function* unwind(flow: Flow, spec: unknown): AsyncGenerator<Document> {
  const options = toUnwind(isPlainObject(spec) ? spec : { path: spec });
  for await (const document of flow) yield* unwindOne(document, options);
}

function toUnwind({ path, includeArrayIndex, preserveNullAndEmptyArrays }: Document): Unwind {
  if (typeof path !== 'string' || !path.startsWith('$'))
    fail(28818, "path option to $unwind stage should be prefixed with a '$'");
  return {
    path: toPath(path.slice(1)),
    indexName: includeArrayIndex as string | undefined,
    keepsEmpty: preserveNullAndEmptyArrays === true,
  };
}

function* unwindOne(document: Document, { path, indexName, keepsEmpty }: Unwind): Generator<Document> {
  const value = valueAt(document, path);
  if (Array.isArray(value)) {
    if (value.length === 0 && keepsEmpty) yield withIndex(replaced(document, path, missing), indexName, null);
    for (const [index, item] of value.entries())
      yield withIndex(replaced(document, path, item), indexName, index);
    return;
  }
  const isEmpty = value === missing || value === null || value === undefined;
  if (!isEmpty || keepsEmpty) yield withIndex(document, indexName, null);
}

function withIndex(document: Document, name: string | undefined, index: number | null): Document {
  return name === undefined ? document : { ...document, [name]: index };
}

function replaced(document: Document, [name = '', ...rest]: readonly string[], value: unknown): Document {
  if (rest.length > 0) return { ...document, [name]: replaced(document[name] as Document, rest, value) };
  if (value !== missing) return { ...document, [name]: value };
  const { [name]: _, ...others } = document;
  return others;
}
