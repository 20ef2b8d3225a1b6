import { BSON } from 'bson';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { compileFilter } from '../query/match';
import { Sorter, toSortFields } from '../query/sort';
import { isPlainObject } from '../values/bson';
import { type Flow, type PipelineContext, toFlow } from './flow';
import { group } from './group';
import { lookup } from './lookup';
import { merge, out } from './output';
import { toCount } from './pipeline';
import { transformStages } from '../query/transforms';
import { unwind } from './unwind';

export type StageRun = (flow: Flow, spec: unknown, context: PipelineContext) => Flow;

async function* match(flow: Flow, spec: unknown, context: PipelineContext): AsyncGenerator<Document> {
  if (!isPlainObject(spec)) fail(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(spec, context);
  for await (const document of flow) if (matches(document)) yield document;
}

async function* sort(flow: Flow, spec: unknown, { collation }: PipelineContext): AsyncGenerator<Document> {
  const sorter = new Sorter<Document>(toSortFields(spec), Infinity, collation);
  for await (const document of flow) sorter.add(document, document, BSON.calculateObjectSize(document));
  yield* sorter.finish();
}

async function* limit(flow: Flow, spec: unknown): AsyncGenerator<Document> {
  let left = toCount(spec, '$limit', 1);
  for await (const document of flow) {
    yield document;
    if (--left === 0) return;
  }
}

async function* skip(flow: Flow, spec: unknown): AsyncGenerator<Document> {
  let left = toCount(spec, '$skip', 0);
  for await (const document of flow) if (left-- <= 0) yield document;
}

async function* count(flow: Flow, spec: unknown): AsyncGenerator<Document> {
  if (typeof spec !== 'string' || spec === '') fail(40156, 'the count field must be a non-empty string');
  if (spec.startsWith('$') || spec.includes('.'))
    fail(40158, "the count field cannot be a $-prefixed path or contain '.'");
  let counted = 0;
  for await (const _ of flow) counted++;
  if (counted > 0) yield { [spec]: counted };
}

function mapping(name: string): StageRun {
  return async function* (flow, spec, context) {
    const transform = transformStages[name]?.(spec, context);
    if (!transform) return;
    for await (const document of flow) {
      if (context.turns.isOver()) await context.turns.next();
      yield transform(document);
    }
  };
}

export const stages: Readonly<Record<string, StageRun>> = {
  ...Object.fromEntries(Object.keys(transformStages).map((name) => [name, mapping(name)])),
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: count,
  $group: group,
  $lookup: lookup,
  $merge: (flow, spec, context) => toFlow(async () => merge(flow, spec, context)),
  $out: (flow, spec, context) => toFlow(async () => out(flow, spec, context)),
  $unwind: unwind,
};
