import type { Document } from '../values/document';
import { fail } from '../values/errors';
import type { Collation } from '../values/collation';
import { isNumeric, toNumber } from '../values/numbers';
import type { SortField } from '../query/sort';
import type { Collection, Index } from '../storage/catalog';
import { longKeyPrefix } from '../storage/indexKeys';
import { prefixRange, type Range, successor, toPrefix } from '../storage/ranges';
import { encode, isPlainObject } from '../values/bson';
import { type Bounds, type Conditions, toConditions } from './bounds';
import { intersect, type Interval, invert } from './intervals';
import { implies } from './partial';

export type IndexScan = {
  kind: 'index';
  index: Index;
  ranges: Range[];
  isReverse: boolean;
  isSorted: boolean;
  /** Each key in the ranges is one matching document: counting reads no documents. */
  isExact: boolean;
  /** Leading index fields fixed to one value. */
  points: number;
  bounds: Interval[][];
};
export type Plan =
  | { kind: 'scan'; isReverse: boolean; isSorted: boolean }
  | { kind: 'union'; parts: IndexScan[]; isSorted: false }
  | IndexScan;

export type Query = { filter: Document; sort: readonly SortField[]; hint?: unknown; collation?: Collation };

/** Chooses the access path. Its results are tested against the filter again. */
export function plan(collection: Collection, query: Query): Plan {
  const conditions = toConditions(query.filter, query.collation !== undefined);
  if (query.hint !== undefined) return planWithHint(collection, query, conditions);
  const isNatural = query.sort.length === 1 && query.sort[0]?.field === '$natural';
  if (isNatural) return { kind: 'scan', isReverse: query.sort[0]?.direction === -1, isSorted: true };
  const best = collection.indexes
    .filter((index) => isUsable(index, query, conditions))
    .map((index) => scanIndex(index, query, conditions))
    .filter((scan) => scan.bounds.length > 0 || scan.isSorted)
    .sort(compareScans)[0];
  if (best && (best.bounds.length > 0 || query.sort.length > 0)) return best;
  return (
    planUnion(collection, query) ?? { kind: 'scan', isReverse: false, isSorted: query.sort.length === 0 }
  );
}

function planWithHint(collection: Collection, query: Query, conditions: Conditions): Plan {
  const { hint } = query;
  if (isPlainObject(hint) && isNumeric(hint.$natural))
    return { kind: 'scan', isReverse: toNumber(hint.$natural) < 0, isSorted: query.sort.length === 0 };
  const index = findIndex(collection, hint);
  if (!index)
    fail(
      'BadValue',
      `error processing query: ns=${collection.name} planner returned error :: caused by :: hint provided does not correspond to an existing index`,
    );
  return scanIndex(index, query, conditions);
}

export function findIndex(collection: Collection, hint: unknown): Index | undefined {
  if (typeof hint === 'string') return collection.indexes.find((index) => index.spec.name === hint);
  if (!isPlainObject(hint)) return undefined;
  const key = encode(normalizeKey(hint));
  return collection.indexes.find((index) => encode(normalizeKey(index.spec.key)).equals(key));
}

function normalizeKey(key: Document): Document {
  return Object.fromEntries(
    Object.entries(key).map(([field, order]) => [field, isNumeric(order) ? toNumber(order) : order]),
  );
}

/** `$or` with one index scan per branch. */
function planUnion(collection: Collection, query: Query): Plan | undefined {
  const branches = query.filter.$or;
  if (!Array.isArray(branches) || branches.length === 0) return undefined;
  const parts = branches.map((branch) =>
    plan(collection, { ...query, filter: branch as Document, sort: [] }),
  );
  const scans = parts.filter((part): part is IndexScan => part.kind === 'index');
  return scans.length === branches.length ? { kind: 'union', parts: scans, isSorted: false } : undefined;
}

/** A sparse or partial index serves only queries that can't match the documents it lacks. */
function isUsable(index: Index, query: Query, conditions: Conditions): boolean {
  if (index.includes && !implies(query.filter, index.spec.partialFilterExpression as Document)) return false;
  if (!index.isSparse) return true;
  return index.fields.some(
    ({ field }) =>
      asksWhetherThere(query.filter[field]) ||
      conditions.byField.get(field)?.some(({ intervals }) => !intervals.some(includesNull)),
  );
}

const asksWhetherThere = (operand: unknown) => isPlainObject(operand) && operand.$exists === true;

const nullKey = Buffer.from([5]);

function includesNull({ low, high }: Interval): boolean {
  return Buffer.compare(low, nullKey) <= 0 && Buffer.compare(nullKey, high) < 0;
}

function scanIndex(index: Index, query: Query, conditions: Conditions): IndexScan {
  const { bounds, isExact } = boundsForIndex(index, conditions);
  const points = bounds.findIndex((intervals) => !intervals.every(({ isPoint }) => isPoint));
  const order = sortOrder(index, query, bounds);
  return {
    kind: 'index',
    index,
    bounds,
    points: points < 0 ? bounds.length : points,
    ranges: toRanges(index, bounds),
    isReverse: order === -1,
    isSorted: order !== undefined,
    isExact:
      isExact &&
      !conditions.hasOthers &&
      conditions.byField.size === bounds.length &&
      !index.hasLongKeys &&
      !query.collation,
  };
}

const mostRanges = 5000;

function boundsForIndex(index: Index, conditions: Conditions): { bounds: Interval[][]; isExact: boolean } {
  const bounds: Interval[][] = [];
  let isExact = true;
  let ranges = 1;
  const sharesArray = index.arrays.includes(true) && haveCommonRoot(index.fields);
  for (const [i, { field, direction }] of index.fields.entries()) {
    const own = conditions.byField.get(field);
    if (!own || (i > 0 && sharesArray)) break;
    const combined = combine(own, index.arrays[i] === true);
    isExact &&= combined.isExact && index.arrays[i] !== true;
    ranges *= combined.intervals.length;
    if (ranges > mostRanges) break;
    bounds.push(direction === 1 ? combined.intervals : combined.intervals.map(invert).reverse());
    if (!combined.intervals.every(({ isPoint }) => isPoint)) break;
  }
  return { bounds, isExact };
}

/** In an array, different items may match each field's condition. */
function haveCommonRoot(fields: readonly SortField[]): boolean {
  return new Set(fields.map(({ path }) => path[0])).size < fields.length;
}

/** In an array, different items may match each condition, so only one of them bounds the scan. */
function combine(all: readonly Bounds[], isArray: boolean): Bounds {
  const sorted = [...all].sort((a, b) => weight(a) - weight(b));
  const [first] = sorted;
  if (!first) return { intervals: [], isExact: false };
  if (isArray) return { ...first, isExact: first.isExact && all.length === 1 };
  return {
    intervals: all
      .slice(1)
      .reduce((left, right) => intersect(left, right.intervals), all[0]?.intervals ?? []),
    isExact: all.every(({ isExact }) => isExact),
  };
}

function weight({ intervals }: Bounds): number {
  return intervals.every(({ isPoint }) => isPoint) ? intervals.length : 1_000_000;
}

function toRanges(index: Index, bounds: readonly Interval[][]): Range[] {
  let prefixes = [toPrefix(index.id)];
  for (const [i, intervals] of bounds.entries()) {
    if (i === bounds.length - 1)
      return prefixes.flatMap((prefix) =>
        intervals.map(({ low, high }) =>
          cut({ low: Buffer.concat([prefix, low]), high: Buffer.concat([prefix, high]) }),
        ),
      );
    prefixes = prefixes.flatMap((prefix) => intervals.map(({ low }) => Buffer.concat([prefix, low])));
  }
  return prefixes.map(prefixRange);
}

/** Long keys are shortened in the index, and so are searched ones. */
function cut({ low, high }: Range): Range {
  const most = longKeyPrefix + 4;
  if (low.length <= most && high.length <= most) return { low, high };
  return {
    low: low.subarray(0, most),
    high: high.length > most ? successor(high.subarray(0, most)) : high,
  };
}

/** 1 or -1 if the index gives the wanted order, forwards or backwards; else 0. */
function sortOrder(
  index: Index,
  { sort, collation }: Query,
  bounds: readonly Interval[][],
): 1 | -1 | undefined {
  if (sort.length === 0) return 1;
  if (collation || index.hasLongKeys) return undefined;
  const isConstant = index.fields.map((_, i) => bounds[i]?.length === 1 && bounds[i][0]?.isPoint === true);
  const constants = new Set(
    index.fields.filter((_, i) => isConstant[i] && !index.arrays[i]).map(({ field }) => field),
  );
  // A field fixed to one value doesn't affect the order.
  const wanted = sort.filter(({ field }) => !constants.has(field));
  return commonOrder(index, wanted, isConstant);
}

function commonOrder(
  index: Index,
  wanted: readonly SortField[],
  isConstant: readonly boolean[],
): 1 | -1 | undefined {
  const orders = new Set<1 | -1>();
  let at = 0;
  for (const { field, direction } of wanted) {
    while (isConstant[at] && index.fields[at]?.field !== field) at++;
    const own = index.fields[at];
    if (own?.field !== field || index.arrays[at]) return undefined;
    orders.add(own.direction === direction ? 1 : -1);
    at++;
  }
  const [order = 1] = orders;
  return orders.size > 1 ? undefined : order;
}

function compareScans(a: IndexScan, b: IndexScan): number {
  const isOneRecord = ({ index, points }: IndexScan): number =>
    Number(index.isUnique && points === index.fields.length);
  return (
    isOneRecord(b) - isOneRecord(a) ||
    b.points - a.points ||
    b.bounds.length - a.bounds.length ||
    Number(b.isSorted) - Number(a.isSorted) ||
    a.index.fields.length - b.index.fields.length
  );
}
