import type { Document, Documents } from '../values/document';
import { fail } from '../values/errors';
import { Search, step } from '../planner/search';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import { decodePlain, encode } from '../values/bson';
import { type Flow, type PipelineContext, toFlow } from './flow';
import { type Beginning, splitPipeline, type Stage, toStages } from './pipeline';
import { sources } from './sources';
import { stages } from './stages';

type Options = Omit<PipelineContext, 'store' | 'read'>;

/** Documents that no stage changes are sent as stored, without decoding. */
export async function* openPipeline(
  store: Store,
  namespace: string,
  pipeline: readonly Document[],
  options: Options,
): Documents {
  const context: PipelineContext = { ...options, store, read: readThrough };
  const { collection, query, rest } = open(store, namespace, pipeline);
  if (rest.length === 0) {
    for await (const bytes of search(collection, query, context)) yield bytes;
    return;
  }
  for await (const document of flowOf(collection, query, rest, context)) yield encode(document);
}

function readThrough(name: string, pipeline: readonly Document[], context: PipelineContext): Flow {
  const { collection, query, rest } = open(context.store, `${context.database}.${name}`, pipeline);
  return flowOf(collection, query, rest, { ...context, hint: undefined });
}

/** Resolves views to their collection. */
function open({ catalog }: Store, namespace: string, pipeline: readonly Document[]) {
  const { source, pipeline: unfolded } = catalog.views.unfold(namespace, pipeline);
  checkStages(toStages(unfolded));
  return { collection: catalog.find(source), ...splitPipeline(unfolded) };
}

function flowOf(
  collection: Collection | undefined,
  query: Beginning,
  rest: readonly Stage[],
  context: PipelineContext,
): Flow {
  const [first] = rest;
  const source = first && Object.hasOwn(sources, first.name) ? sources[first.name] : undefined;
  if (first && source)
    return chain(
      toFlow(() => source(first.spec, context, collection)),
      rest.slice(1),
      context,
    );
  return chain(decoded(search(collection, query, context)), rest, context);
}

function chain(flow: Flow, rest: readonly Stage[], context: PipelineContext): Flow {
  return rest.reduce((input, { name, spec }) => stages[name]?.(input, spec, context) ?? input, flow);
}

async function* search(
  collection: Collection | undefined,
  query: Beginning,
  context: PipelineContext,
): Documents {
  if (!collection) return;
  let { skip, limit } = query;
  const found = new Search(context.store, collection, { ...query, ...context, limit: skip + limit });
  for (const item of found.run()) {
    if (context.turns.isOver()) await context.turns.next();
    if (item === step || skip-- > 0) continue;
    yield item.bytes;
    if (--limit === 0) return;
  }
}

async function* decoded(documents: AsyncIterable<Uint8Array>): AsyncGenerator<Document> {
  for await (const bytes of documents) yield decodePlain(bytes);
}

const last = new Set(['$out', '$merge']);

export function checkStages(all: readonly Stage[]): void {
  for (const [i, { name }] of all.entries()) {
    if (name === '$changeStream')
      fail('CommandNotSupported', 'Change streams are not supported by this store');
    if (!Object.hasOwn(stages, name) && !Object.hasOwn(sources, name))
      fail(40324, `Unrecognized pipeline stage name: '${name}'`);
    if (Object.hasOwn(sources, name) && i > 0)
      fail(40602, `${name} is only valid as the first stage in a pipeline.`);
    if (last.has(name) && i < all.length - 1)
      fail(40601, `${name} can only be the final stage in the pipeline`);
  }
}
