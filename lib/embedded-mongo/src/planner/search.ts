import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { compileFilter, type Predicate } from '../query/match';
import type { Variables } from '../query/expressions';
import { Sorter } from '../query/sort';
import type { Collection, Index } from '../storage/catalog';
import type { Store } from '../storage/store';
import { prefixRange, scan, toPrefix } from '../storage/ranges';
import type { RecordId } from '../storage/records';
import { decode } from '../values/bson';
import { type IndexScan, type Plan, plan, type Query } from './plan';

export type Found = { id: RecordId; bytes: Buffer; document: Document };
type Candidate = { id: RecordId; bytes: Buffer };
/** Yielded for each candidate that does not match, so that the caller can give way. */
export const step = Symbol('step');

/** A query with its plan and counters. */
export class Search {
  readonly plan: Plan;
  keysExamined = 0;
  documentsExamined = 0;
  private readonly matches: Predicate;

  constructor(
    private readonly store: Store,
    readonly collection: Collection,
    private readonly query: Query & { variables?: Variables; limit?: number },
  ) {
    this.matches = compileFilter(query.filter, query);
    this.plan = plan(collection, query);
  }

  /** In sort order. */
  *run(): Generator<Found | typeof step> {
    if (this.plan.isSorted) {
      yield* this.find();
      return;
    }
    const sorter = new Sorter<Found>(this.query.sort, this.query.limit ?? Infinity, this.query.collation);
    for (const found of this.find()) {
      if (found !== step) sorter.add(found.document, found, found.bytes.length);
      yield step;
    }
    yield* sorter.finish();
  }

  /** Yields between candidates. */
  *count(): Generator<typeof step, number> {
    let count = 0;
    if (this.plan.kind === 'index' && this.plan.isExact) {
      for (const _ of this.keys(this.plan)) {
        count++;
        yield step;
      }
      return count;
    }
    for (const found of this.find()) {
      if (found !== step) count++;
      yield step;
    }
    return count;
  }

  private *find(): Generator<Found | typeof step> {
    for (const { id, bytes } of this.candidates()) {
      this.documentsExamined++;
      const document = decode(bytes);
      yield this.matches(document) ? { id, bytes, document } : step;
    }
  }

  private *candidates(): Generator<Candidate> {
    if (this.plan.kind === 'scan') yield* this.scanned(this.plan.isReverse);
    else yield* this.indexed(this.plan.kind === 'union' ? this.plan.parts : [this.plan]);
  }

  private *scanned(isReverse: boolean): Generator<Candidate> {
    const range = prefixRange(toPrefix(this.collection.id));
    for (const { key, value } of scan(this.store.environment.records, range, isReverse)) {
      this.refuseIfGone();
      yield { id: key.subarray(4), bytes: value };
    }
    this.refuseIfGone();
  }

  private *indexed(scans: readonly IndexScan[]): Generator<Candidate> {
    const mayRepeat = scans.length > 1 || scans.some(({ index }) => index.arrays.includes(true));
    const seen = new Set<number>();
    for (const indexScan of scans)
      for (const id of this.keys(indexScan)) {
        const number = id.readUIntBE(0, 6);
        if (mayRepeat && seen.has(number)) continue;
        if (mayRepeat) seen.add(number);
        const bytes = this.store.records.get(this.collection, id);
        if (bytes) yield { id, bytes };
      }
  }

  private *keys({ index, ranges, isReverse }: IndexScan): Generator<RecordId> {
    for (const range of isReverse ? [...ranges].reverse() : ranges)
      for (const { value: id } of scan(this.store.environment.entries, range, isReverse)) {
        this.refuseIfGone(index);
        this.keysExamined++;
        yield id;
      }
    this.refuseIfGone(index);
  }

  /** The collection or index may be dropped between two steps. */
  private refuseIfGone(index?: Index): void {
    const { collection } = this;
    if (this.store.catalog.find(collection.name) !== collection)
      fail(175, `collection dropped between two batches: ${collection.name}`);
    if (index && !collection.indexes.some(({ id }) => id === index.id))
      fail(175, `index '${index.spec.name}' dropped between two batches`);
  }
}
