import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isNumeric, toNumber } from '../values/numbers';
import { toSortFields, type SortField } from '../query/sort';
import { isPlainObject } from '../values/bson';

export type Stage = { name: string; spec: unknown };

export function toStages(pipeline: unknown): Stage[] {
  if (!Array.isArray(pipeline)) fail('TypeMismatch', "'pipeline' option must be specified as an array");
  return pipeline.map((stage: unknown) => {
    if (!isPlainObject(stage)) fail('TypeMismatch', "Each element of the 'pipeline' array must be an object");
    const names = Object.keys(stage);
    const [name] = names;
    if (name === undefined || names.length !== 1)
      fail(40323, 'A pipeline stage specification object must contain exactly one field.');
    return { name, spec: stage[name] };
  });
}

export type Beginning = { filter: Document; sort: SortField[]; skip: number; limit: number };

/** The leading stages that make a query and can use an index: matches, sort, skip, limit, in this order. */
export function splitPipeline(pipeline: readonly Document[]): { query: Beginning; rest: Stage[] } {
  const stages = toStages(pipeline);
  const filters: Document[] = [];
  const query: Beginning = { filter: {}, sort: [], skip: 0, limit: Infinity };
  const take = (name: string): unknown => (stages[0]?.name === name ? stages.shift()?.spec : undefined);
  for (let spec = take('$match'); spec !== undefined; spec = take('$match')) {
    if (!isPlainObject(spec)) fail(15959, 'the match filter must be an expression in an object');
    filters.push(spec);
  }
  const sort = take('$sort');
  if (sort !== undefined) query.sort = toSortFields(sort);
  const skip = take('$skip');
  if (skip !== undefined) query.skip = toCount(skip, '$skip', 0);
  const limit = take('$limit');
  if (limit !== undefined) query.limit = toCount(limit, '$limit', 1);
  const [only] = filters;
  query.filter = filters.length > 1 ? { $and: filters } : (only ?? {});
  return { query, rest: stages };
}

export function toCount(spec: unknown, name: string, least: number): number {
  if (!isNumeric(spec) || !Number.isInteger(toNumber(spec)))
    fail(5107201, `invalid argument to ${name} stage: Expected an integer: ${name}: ${String(spec)}`);
  const value = toNumber(spec);
  if (value < least)
    fail(
      name === '$limit' ? 15958 : 5107200,
      name === '$limit'
        ? 'the limit must be positive'
        : `invalid argument to $skip stage: Expected a non-negative number in: $skip: ${value}`,
    );
  return value;
}
