import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isPlainObject } from '../values/bson';
import type { Collation } from '../values/collation';
import { equalValues } from '../values/compare';
import { toVariables, type Variables } from './expressions';
import { compileItem } from './match';
import { toPath, type Path } from '../values/paths';
import { runUpdatePipeline } from './updatePipeline';
import { applyAtPath, updateOperators } from './updateOperators';
import { expandPath, type ArrayFilters, type Target } from './updatePaths';

export type UpdateOptions = {
  arrayFilters?: unknown;
  variables?: Variables;
  collation?: Collation;
  /** `c` of a pipeline update. */
  constants?: unknown;
};
type Context = { filter: Document; isInsert: boolean };
/** Changes a document in place, or returns a new one. */
export type Update = {
  kind: 'operators' | 'replacement' | 'pipeline';
  apply(document: Document, context: Context): Document;
};

export function compileUpdate(update: unknown, options: UpdateOptions = {}): Update {
  if (Array.isArray(update)) {
    const variables = { ...options.variables, ...toVariables(options.constants) };
    if (options.arrayFilters !== undefined)
      fail('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates');
    return {
      kind: 'pipeline',
      apply: (document) => keepId(document, runUpdatePipeline(update, document, variables)),
    };
  }
  if (!isPlainObject(update)) fail('TypeMismatch', 'Update argument must be either an object or an array');
  const isOperators = Object.keys(update)[0]?.startsWith('$') ?? false;
  if (!isOperators) return compileReplacement(update, options);
  return compileOperators(update, options);
}

function compileReplacement(replacement: Document, options: UpdateOptions): Update {
  if (
    options.arrayFilters !== undefined &&
    Array.isArray(options.arrayFilters) &&
    options.arrayFilters.length > 0
  )
    fail('FailedToParse', 'arrayFilters may not be specified for replacement-style updates');
  const dollar = Object.keys(replacement).find((name) => name.startsWith('$'));
  if (dollar !== undefined)
    fail(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return {
    kind: 'replacement',
    apply: (document) => keepId(document, { ...replacement }),
  };
}

/** `_id` is immutable; a replacement without one keeps it, as the first field. */
function keepId(before: Document, after: Document): Document {
  if (!Object.hasOwn(before, '_id')) return after;
  if (Object.hasOwn(after, '_id') && !equalValues(before._id, after._id))
    fail(
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${String(after._id)}`,
    );
  return { _id: before._id, ...after };
}

type Change = { operator: string; path: Path; operand: unknown };

function compileOperators(update: Document, options: UpdateOptions): Update {
  const changes = toChanges(update);
  const arrayFilters = toArrayFilters(options, changes);
  return {
    kind: 'operators',
    apply: (document, { filter, isInsert }) => {
      const id = document._id;
      const targets: Target = { document, filter, arrayFilters, collation: options.collation };
      for (const { operator, path, operand } of changes) {
        if (operator === '$setOnInsert' && !isInsert) continue;
        for (const concrete of expandPath(targets, path))
          applyAtPath(document, concrete, operator, operand, options.collation);
      }
      if (id !== undefined && !(Object.hasOwn(document, '_id') && equalValues(id, document._id)))
        fail(
          'ImmutableField',
          "Performing an update on the path '_id' would modify the immutable field '_id'",
        );
      return document;
    },
  };
}

function toChanges(update: Document): Change[] {
  const changes: Change[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!Object.hasOwn(updateOperators, operator))
      fail(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isPlainObject(fields))
      fail(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields)}}`,
      );
    for (const [field, operand] of Object.entries(fields)) {
      checkField(field);
      changes.push({ operator, path: toPath(field), operand });
      if (operator === '$rename') checkField(String(operand));
    }
  }
  refuseConflicts(changes);
  return changes.sort(comparePaths);
}

function checkField(field: string): void {
  if (field === '') fail('FailedToParse', 'An empty update path is not valid.');
  const parts = field.split('.');
  if (parts.includes(''))
    fail('FailedToParse', `The update path '${field}' contains an empty field name, which is not allowed.`);
  const bad = parts.find((part, i) => part.startsWith('$') && (i === 0 || !/^\$(\[[^\]]*\])?$/.test(part)));
  if (bad !== undefined && parts[0] === bad && /^\$(\[.*\])?$/.test(bad))
    fail('BadValue', `Cannot have positional (i.e. '$') element in the first position in path '${field}'`);
  if (bad !== undefined)
    fail(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${bad}' in '${field}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
}

/** MongoDB adds new fields in order of their names, numeric ones by value. */
function comparePaths(a: Change, b: Change): number {
  for (const [i, part] of a.path.entries()) {
    const other = b.path[i];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (/^\d+$/.test(part) && /^\d+$/.test(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return 0;
}

function refuseConflicts(changes: readonly Change[]): void {
  const paths = changes.flatMap(({ operator, path, operand }) =>
    operator === '$rename' ? [path.join('.'), String(operand)] : [path.join('.')],
  );
  const seen = new Set<string>();
  for (const path of paths) {
    if (seen.has(path))
      fail('ConflictingUpdateOperators', `Updating the path '${path}' would create a conflict at '${path}'`);
    seen.add(path);
  }
  for (const path of paths)
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
      const parent = path.slice(0, dot);
      if (seen.has(parent))
        fail(
          'ConflictingUpdateOperators',
          `Updating the path '${path}' would create a conflict at '${parent}'`,
        );
    }
}

function toArrayFilters(options: UpdateOptions, changes: readonly Change[]): ArrayFilters {
  const filters: ArrayFilters = new Map();
  const list = Array.isArray(options.arrayFilters) ? options.arrayFilters : [];
  for (const filter of list as Document[]) {
    const name = filterName(filter);
    if (filters.has(name))
      fail('FailedToParse', `Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, compileArrayFilter(filter, name, options.collation));
  }
  const used = new Set(changes.flatMap(({ path }) => path.map((part) => /^\$\[(.+)\]$/.exec(part)?.[1])));
  for (const name of filters.keys())
    if (!used.has(name))
      fail(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update ${JSON.stringify(changes.map(({ path }) => path.join('.')))}`,
      );
  for (const name of used)
    if (name !== undefined && !filters.has(name))
      fail('BadValue', `No array filter found for identifier '${name}' in path`);
  return filters;
}

function filterName(filter: Document): string {
  const [field] = Object.keys(filter);
  if (field === undefined)
    fail('FailedToParse', 'Cannot use an expression without a top-level field name in arrayFilters');
  const operand = filter[field];
  if (field.startsWith('$') && Array.isArray(operand)) return filterName(operand[0] as Document);
  return field.split('.')[0] ?? field;
}

function compileArrayFilter(
  filter: Document,
  name: string,
  collation?: Collation,
): (item: unknown) => boolean {
  const test = compileItem(filter, { collation }, name);
  return (item) => test({ [name]: item });
}
