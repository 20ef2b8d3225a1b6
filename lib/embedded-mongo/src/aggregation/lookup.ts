import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { evaluate } from '../query/expressions';
import { leavesAt, toPath } from '../values/paths';
import { missing } from '../values/keys';
import { isPlainObject } from '../values/bson';
import { collect, type Flow, type PipelineContext } from './flow';

type Lookup = {
  from: string;
  as: string;
  localField?: string;
  foreignField?: string;
  let?: Document;
  pipeline?: Document[];
};

/** One query for each document, by index where the other collection has one. */
export async function* lookup(flow: Flow, spec: unknown, context: PipelineContext): AsyncGenerator<Document> {
  const options = toLookup(spec);
  for await (const document of flow) {
    const variables = { ...context.variables, ...letVariables(options, document, context) };
    const pipeline = [...joinStages(options, document), ...(options.pipeline ?? [])];
    const inner = { ...context, variables };
    yield {
      ...document,
      [options.as]: await collect(context.read(options.from, pipeline, inner), '$lookup'),
    };
  }
}

function toLookup(spec: unknown): Lookup {
  if (!isPlainObject(spec)) fail('FailedToParse', 'the $lookup specification must be an Object');
  const { from, as, localField, foreignField, pipeline } = spec;
  if (typeof from !== 'string') fail('FailedToParse', "missing 'from' option to $lookup stage specification");
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

/** A missing value matches null and missing; an array matches any of its items. */
function joinStages({ localField, foreignField }: Lookup, document: Document): Document[] {
  if (localField === undefined || foreignField === undefined) return [];
  const values = leavesAt(document, toPath(localField)).flatMap((leaf): unknown[] =>
    Array.isArray(leaf) ? leaf : [leaf],
  );
  const wanted = values.map((value) => (value === missing ? null : value));
  const [only] = wanted;
  return [{ $match: { [foreignField]: wanted.length === 1 ? { $eq: only } : { $in: wanted } } }];
}
