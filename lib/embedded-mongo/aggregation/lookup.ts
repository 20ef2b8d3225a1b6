import type { Document } from '../document';
import { fail } from '../errors';
import { evaluate } from '../query/expressions';
import { leavesAt, toPath } from '../query/paths';
import { missing } from '../storage/keys';
import { isPlainObject } from '../wire/bson';
import { collect, type Flow, type PipelineContext, toFlow } from './flow';

type Lookup = {
  from?: string;
  as: string;
  localField?: string;
  foreignField?: string;
  let?: Document;
  pipeline?: Document[];
};

/** One query of the other collection for each document: by an index where that has one. */
export async function* lookup(flow: Flow, spec: unknown, context: PipelineContext): AsyncGenerator<Document> {
  const options = toLookup(spec);
  for await (const document of flow) {
    const variables = { ...context.variables, ...letVariables(options, document, context) };
    const pipeline = [...joinStages(options, document), ...(options.pipeline ?? [])];
    const inner = { ...context, variables };
    const found =
      options.from === undefined
        ? context.run(
            toFlow(() => []),
            pipeline,
            inner,
          )
        : context.read(options.from, pipeline, inner);
    yield { ...document, [options.as]: await collect(found, '$lookup') };
  }
}

function toLookup(spec: unknown): Lookup {
  if (!isPlainObject(spec)) fail('FailedToParse', 'the $lookup specification must be an Object');
  const { as, localField, foreignField, pipeline } = spec;
  if (typeof as !== 'string') fail('FailedToParse', "must specify 'as' field for a $lookup");
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (localField === undefined && !Array.isArray(pipeline))
  )
    fail(
      'FailedToParse',
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  return spec as Lookup;
}

function letVariables(options: Lookup, document: Document, { variables }: PipelineContext): Document {
  return Object.fromEntries(
    Object.entries(options.let ?? {}).map(([name, expression]) => [
      name,
      evaluate(expression, document, variables),
    ]),
  );
}

/** A missing value finds what has none either; an array finds what any of its items does. */
function joinStages({ localField, foreignField }: Lookup, document: Document): Document[] {
  if (localField === undefined || foreignField === undefined) return [];
  const values = leavesAt(document, toPath(localField)).flatMap((leaf): unknown[] =>
    Array.isArray(leaf) ? leaf : [leaf],
  );
  const wanted = values.map((value) => (value === missing ? null : value));
  const [only] = wanted;
  return [{ $match: { [foreignField]: wanted.length === 1 ? { $eq: only } : { $in: wanted } } }];
}
