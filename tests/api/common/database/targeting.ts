import { SHARD_KEYS } from '@/models/common/shardKeys.data';

/** An operation as mongoose reports it. */
export type Operation = { collectionName: string; method: string; params: readonly unknown[] };
/** A query that a sharded cluster would send to every shard. */
export type Stray = { collection: string; fields: readonly string[] };

type Filter = Readonly<Record<string, unknown>>;
type Stage = { $match?: Filter; $lookup?: { from: string; foreignField?: string } };
type Write = Readonly<Record<string, { filter?: Filter; document?: Filter }>>;

const keys: Readonly<Record<string, string>> = SHARD_KEYS;
/** Commands that read the catalogue and no record. */
const ofNoRecord = /^(createIndex|createIndexes|indexes|listIndexes|estimatedDocumentCount|dropIndex)$/;

/**
 * Finds the queries that would ask every shard. A filter is named by the fields that have one value or a list of
 * values.
 */
export function findStrays(operation: Operation): Stray[] {
  const { collectionName: collection, method } = operation;
  if (ofNoRecord.test(method)) return [];
  const filters = filtersOf(operation).map((filter) => ({ collection, fields: fixedIn(filter) }));
  return [...filters, ...joinsOf(operation)].filter(
    ({ collection: asked, fields }) => keys[asked] !== 'whole' && !fields.includes(keys[asked] ?? 'no key'),
  );
}

/** Each branch of an `$or` counts as a filter. */
function filtersOf(operation: Operation): readonly Filter[] {
  return givenTo(operation).flatMap(({ $or, ...filter }): readonly Filter[] =>
    Array.isArray($or) ? ($or as readonly Filter[]).map((way) => ({ ...filter, ...way })) : [filter],
  );
}

/** An insert's filter is the inserted document. */
function givenTo({ method, params: [first, second] }: Operation): readonly Filter[] {
  if (method === 'aggregate') return [(first as readonly Stage[])[0]?.$match ?? {}];
  if (method === 'insertMany') return first as readonly Filter[];
  if (method === 'bulkWrite')
    return (first as readonly Write[]).flatMap((write) =>
      Object.values(write).map(({ filter, document }) => filter ?? document ?? {}),
    );
  return [((method === 'distinct' ? second : first) ?? {}) as Filter];
}

function joinsOf({ method, params: [pipeline] }: Operation): Stray[] {
  if (method !== 'aggregate') return [];
  return (pipeline as readonly Stage[]).flatMap(({ $lookup }) =>
    $lookup ? [{ collection: $lookup.from, fields: [$lookup.foreignField ?? ''] }] : [],
  );
}

function fixedIn(filter: Filter): string[] {
  return Object.keys(filter).filter((field) => isFixed(filter[field]));
}

function isFixed(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'object' || value instanceof Date) return true;
  return '$in' in value || '$eq' in value;
}
