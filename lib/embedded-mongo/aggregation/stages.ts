import { BSON } from 'bson';
import type { Document } from '../document';
import { fail } from '../errors';
import { compileFilter } from '../query/match';
import { Sorter, toSortFields } from '../query/sort';
import { isPlainObject } from '../wire/bson';
import { collect, type Flow, type PipelineContext, toFlow } from './flow';
import { group } from './group';
import { lookup } from './lookup';
import { merge, out } from './output';
import { toCount } from './pipeline';
import { transformStages } from './transforms';
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

async function* facet(flow: Flow, spec: unknown, context: PipelineContext): AsyncGenerator<Document> {
  if (!isPlainObject(spec)) fail(40169, 'the $facet specification must be a non-empty object');
  const input = await collect(flow, '$facet');
  const result: Document = {};
  for (const [name, pipeline] of Object.entries(spec)) {
    const output = context.run(
      toFlow(() => input),
      pipeline as Document[],
      context,
    );
    result[name] = await collect(output, '$facet');
  }
  yield result;
}

async function* unionWith(flow: Flow, spec: unknown, context: PipelineContext): AsyncGenerator<Document> {
  const { coll, pipeline = [] } = (typeof spec === 'string' ? { coll: spec } : spec) as {
    coll?: string;
    pipeline?: Document[];
  };
  yield* flow;
  yield* coll === undefined
    ? context.run(
        toFlow(() => []),
        pipeline,
        context,
      )
    : context.read(coll, pipeline, context);
}

async function* sample(flow: Flow, spec: unknown): AsyncGenerator<Document> {
  const size = isPlainObject(spec)
    ? toCount(spec.size, '$sample', 1)
    : fail(28745, 'the $sample stage specification must be an object');
  const chosen: Document[] = [];
  let seen = 0;
  for await (const document of flow) {
    const at = chosen.length < size ? seen : Math.floor(Math.random() * (seen + 1));
    if (at < size) chosen[at] = document;
    seen++;
  }
  yield* chosen;
}

/** As MongoDB has it: a `$group` by the lowest boundary of each range, in the order of the boundaries. */
function bucket(flow: Flow, spec: unknown, context: PipelineContext): Flow {
  const {
    groupBy,
    boundaries,
    default: otherwise,
    output = { count: { $sum: 1 } },
  } = (spec ?? {}) as Document;
  if (groupBy === undefined || !Array.isArray(boundaries) || boundaries.length < 2)
    fail(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const branches = boundaries.slice(0, -1).map((low: unknown, i) => ({
    case: {
      $and: [
        { $gte: [groupBy as unknown, low] },
        { $lt: [groupBy as unknown, boundaries[i + 1] as unknown] },
      ],
    },
    then: low,
  }));
  const id = { $switch: { branches, ...(otherwise !== undefined && { default: otherwise as unknown }) } };
  return sort(group(flow, { _id: id, ...(output as Document) }, context), { _id: 1 }, context);
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
  $bucket: bucket,
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: count,
  $facet: facet,
  $group: group,
  $lookup: lookup,
  $merge: (flow, spec, context) => toFlow(async () => merge(flow, spec, context)),
  $out: (flow, spec, context) => toFlow(async () => out(flow, spec, context)),
  $sample: sample,
  $sortByCount: (flow, spec, context) =>
    sort(group(flow, { _id: spec, count: { $sum: 1 } }, context), { count: -1 }, context),
  $unionWith: unionWith,
  $unwind: unwind,
};
