import type { Document } from 'bson';
import { fail } from '../errors';
import { evaluate, toPlain } from '../query/expressions';
import type { Collection } from '../storage/catalog';
import { isPlainObject } from '../wire/bson';
import type { Flow, PipelineContext } from './flow';

type Source = (spec: unknown, context: PipelineContext, collection: Collection | undefined) => Flow;

/** Stages that a pipeline can begin with in place of a collection's documents. */
export const sources: Readonly<Record<string, Source>> = {
  $documents: async function* (spec, { variables }) {
    const documents = evaluate(spec, {}, variables);
    if (!Array.isArray(documents) || !documents.every(isPlainObject))
      fail(5858203, 'an array of objects is expected for $documents');
    yield* documents;
  },
  $collStats: async function* (spec, { database }, collection) {
    if (!collection) fail('NamespaceNotFound', '$collStats needs a collection');
    const isCounting = isPlainObject(spec) && spec.count !== undefined;
    yield {
      ns: collection.name,
      host: database,
      localTime: new Date(),
      ...(isCounting && { count: collection.count }),
    };
  },
  $indexStats: async function* (_, __, collection) {
    for (const { spec } of collection?.indexes ?? [])
      yield {
        name: spec.name,
        key: toPlain(spec.key),
        host: 'embedded',
        accesses: { ops: 0, since: new Date() },
      } as Document;
  },
  $listLocalSessions: async function* () {
    yield { _id: {}, lastUse: new Date() };
  },
};
