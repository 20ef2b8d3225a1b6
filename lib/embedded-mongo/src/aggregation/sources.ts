import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { evaluate } from '../query/expressions';
import type { Collection } from '../storage/catalog';
import { isPlainObject } from '../values/bson';
import type { PipelineContext } from './flow';

type Source = (spec: unknown, context: PipelineContext, collection: Collection | undefined) => Document[];

/** Stages that need no collection. */
export const sources: Readonly<Record<string, Source>> = {
  $documents: (spec, { variables }) => {
    const documents = evaluate(spec, {}, variables);
    if (!Array.isArray(documents) || !documents.every(isPlainObject))
      fail(5858203, 'an array of objects is expected for $documents');
    return documents;
  },
  $listLocalSessions: () => [{ _id: {}, lastUse: new Date() }],
};
