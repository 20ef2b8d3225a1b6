import type { Document } from '../document';
import { fail } from '../errors';
import { evaluate, toPlain } from '../query/expressions';
import type { Collection } from '../storage/catalog';
import { isPlainObject } from '../wire/bson';
import type { PipelineContext } from './flow';

type Source = (spec: unknown, context: PipelineContext, collection: Collection | undefined) => Document[];

/** Stages that a pipeline can begin with in place of a collection's documents. */
export const sources: Readonly<Record<string, Source>> = {
  $documents: (spec, { variables }) => {
    const documents = evaluate(spec, {}, variables);
    if (!Array.isArray(documents) || !documents.every(isPlainObject))
      fail(5858203, 'an array of objects is expected for $documents');
    return documents;
  },
  $collStats: (spec, { database }, collection) => {
    if (!collection) fail('NamespaceNotFound', '$collStats needs a collection');
    const isCounting = isPlainObject(spec) && spec.count !== undefined;
    const { name: ns, count } = collection;
    return [{ ns, host: database, localTime: new Date(), ...(isCounting && { count }) }];
  },
  $indexStats: (_, __, collection) =>
    (collection?.indexes ?? []).map(({ spec: { name, key } }) => ({
      name,
      key: toPlain(key),
      host: 'embedded',
    })),
  $listLocalSessions: () => [{ _id: {}, lastUse: new Date() }],
};
