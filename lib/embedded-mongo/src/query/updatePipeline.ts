import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isPlainObject } from '../values/bson';
import { restoreTypes, toPlain, type Variables } from './expressions';
import { transformStages } from './transforms';

const allowed = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

export function runUpdatePipeline(
  pipeline: readonly unknown[],
  document: Document,
  variables?: Variables,
): Document {
  let current = toPlain(document) as Document;
  for (const stage of pipeline) {
    const [name] = isPlainObject(stage) ? Object.keys(stage) : [];
    if (!isPlainObject(stage) || name === undefined)
      fail('TypeMismatch', "Each element of the 'pipeline' array must be an object");
    if (!allowed.has(name)) fail('InvalidOptions', `${name} is not allowed to be used within an update`);
    current = transformStages[name]?.(toPlain(stage[name]), { variables })(current) ?? current;
  }
  return restoreTypes(document, current) as Document;
}
