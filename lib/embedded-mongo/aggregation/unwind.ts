import type { Document } from 'bson';
import { fail } from '../errors';
import { toPath, valueAt } from '../query/paths';
import { missing } from '../storage/keys';
import { isPlainObject } from '../wire/bson';
import type { Flow } from './flow';

export async function* unwind(flow: Flow, spec: unknown): AsyncGenerator<Document> {
  const options: Document = isPlainObject(spec) ? spec : { path: spec };
  if (typeof options.path !== 'string' || !options.path.startsWith('$'))
    fail(28818, "path option to $unwind stage should be prefixed with a '$'");
  const path = toPath(options.path.slice(1));
  const indexName = options.includeArrayIndex as string | undefined;
  const keepsEmpty = options.preserveNullAndEmptyArrays === true;
  for await (const document of flow) {
    const value = valueAt(document, path);
    if (!Array.isArray(value)) {
      const isEmpty = value === missing || value === null || value === undefined;
      if (!isEmpty || keepsEmpty) yield indexName ? { ...document, [indexName]: null } : document;
      continue;
    }
    if (value.length === 0 && keepsEmpty) yield withIndex(replaced(document, path, missing), indexName, null);
    for (const [index, item] of value.entries())
      yield withIndex(replaced(document, path, item), indexName, index);
  }
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
