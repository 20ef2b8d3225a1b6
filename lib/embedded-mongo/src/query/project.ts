import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isPlainObject } from '../values/bson';
import { checkExpression, evaluate, restoreTypes, toPlain, type Variables } from './expressions';
import { compileItem } from './match';
import { isNumeric, toNumber } from '../values/numbers';
import { positionInArray } from './positional';

type Leaf =
  | { kind: 'keep' }
  | { kind: 'drop' }
  | { kind: 'slice'; skip: number | undefined; limit: number }
  | { kind: 'elemMatch'; test: (item: unknown) => boolean }
  | { kind: 'positional' }
  | { kind: 'compute'; expression: unknown };
type Tree = Map<string, Leaf | Tree>;
type Mode = 'include' | 'exclude';
export type Projection = (document: Document) => Document;
type Context = { variables?: Variables; filter: Document };

/** For `find`, `findAndModify` and `$project`. */
export function compileProjection(spec: Document, context: Context): Projection | undefined {
  if (Object.keys(spec).length === 0) return undefined;
  const mode = toMode(spec);
  const tree: Tree = new Map();
  for (const [field, value] of Object.entries(spec)) addField(tree, field, value, mode);
  if (mode === 'include' && !tree.has('_id')) tree.set('_id', { kind: 'keep' });
  return (document) => {
    const run: Run = { mode, document, context };
    return (
      mode === 'include' ? includeFields(document, tree, run) : excludeFields(document, tree, run)
    ) as Document;
  };
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || isNumeric(value);
}

function isOn(value: unknown): boolean {
  return value === true || (isNumeric(value) && toNumber(value) !== 0);
}

/** A projection either includes or excludes; only `_id` may differ. */
function toMode(spec: Document): Mode {
  let mode: Mode | undefined;
  for (const [field, value] of leafEntries(spec)) {
    const own = modeOf(field, value);
    mode ??= own;
    if (own && mode !== own)
      fail(
        mode === 'include' ? 31254 : 31253,
        `Cannot do ${nouns[own]} on field ${field} in ${nouns[mode ?? own]} projection`,
      );
  }
  return mode ?? (isOn(spec._id) ? 'include' : 'exclude');
}

const nouns = { include: 'inclusion', exclude: 'exclusion' };

/** Undefined if the field fits both modes. */
function modeOf(field: string, value: unknown): Mode | undefined {
  if (isFlag(value)) {
    if (field === '_id') return undefined;
    return isOn(value) ? 'include' : 'exclude';
  }
  return isFindSlice(value) ? undefined : 'include';
}

/** Differs from `$slice` in expressions. */
function isFindSlice(value: unknown): value is { $slice: unknown } {
  if (!isPlainObject(value) || !Object.hasOwn(value, '$slice')) return false;
  const { $slice: operand } = value;
  return isNumeric(operand) || (Array.isArray(operand) && isNumeric(operand[0]));
}

function* leafEntries(spec: Document, prefix = ''): Generator<[string, unknown]> {
  for (const [field, value] of Object.entries(spec)) {
    const isBranch =
      isPlainObject(value) && !Object.keys(value)[0]?.startsWith('$') && Object.keys(value).length > 0;
    if (isBranch) yield* leafEntries(value, `${prefix}${field}.`);
    else yield [`${prefix}${field}`, value];
  }
}

function addField(tree: Tree, field: string, value: unknown, mode: Mode): void {
  if (isPlainObject(value) && Object.keys(value).length === 0)
    fail(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
  const parts = field.split('.');
  if (parts.some((part) => part === '')) fail(40353, 'FieldPath must not have empty field names');
  const isPositional = parts.at(-1) === '$';
  if (isPositional) parts.pop();
  const last = parts.pop() ?? '';
  let branch = tree;
  for (const part of parts) {
    const next: Leaf | Tree = branch.get(part) ?? new Map<string, Leaf | Tree>();
    if (!(next instanceof Map)) fail(31249, `Path collision at ${field}`);
    branch.set(part, next);
    branch = next;
  }
  if (branch.has(last)) fail(31250, `Path collision at ${field}`);
  branch.set(last, isPositional ? { kind: 'positional' } : toLeaf(value, mode));
}

function toLeaf(value: unknown, mode: Mode): Leaf | Tree {
  if (isFlag(value)) return { kind: isOn(value) ? 'keep' : 'drop' };
  if (!isPlainObject(value)) return { kind: 'compute', expression: value };
  const [operator] = Object.keys(value);
  if (isFindSlice(value)) return toSlice(value.$slice);
  if (operator === '$elemMatch')
    return { kind: 'elemMatch', test: compileItem(value.$elemMatch as Document, {}, '') };
  if (operator?.startsWith('$')) {
    checkExpression(value, 31325);
    return { kind: 'compute', expression: value };
  }
  const branch: Tree = new Map();
  for (const [field, item] of Object.entries(value)) addField(branch, field, item, mode);
  return branch;
}

function toSlice(operand: unknown): Leaf {
  if (isNumeric(operand)) return { kind: 'slice', skip: undefined, limit: toNumber(operand) };
  if (!Array.isArray(operand) || operand.length !== 2 || !operand.every(isNumeric))
    fail(28667, 'Invalid $slice syntax. The given syntax did not match the find() syntax');
  const [skip, limit] = operand.map(toNumber);
  if (limit === undefined || limit <= 0)
    fail(28724, `First argument to $slice must be an array, and the second positive`);
  return { kind: 'slice', skip, limit };
}

type Run = { mode: Mode; document: Document; context: Context };

function includeFields(value: unknown, tree: Tree, run: Run): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => isPlainObject(item) || Array.isArray(item))
      .map((item) => includeFields(item, tree, run));
  if (!isPlainObject(value)) return undefined;
  const result: Document = {};
  for (const [name, item] of Object.entries(value)) {
    const node = tree.get(name);
    if (node === undefined || (!(node instanceof Map) && node.kind === 'compute')) continue;
    const kept = applyNode(item, name, node, run);
    if (kept !== undefined) result[name] = kept;
  }
  addComputed(result, value, tree, run);
  return result;
}

/** Computed fields follow the included ones, in the projection's order. */
function addComputed(result: Document, source: Document, tree: Tree, run: Run): void {
  for (const [name, node] of tree) {
    if (node instanceof Map) {
      if (Object.hasOwn(source, name) || !hasComputed(node)) continue;
      const branch: Document = {};
      addComputed(branch, {}, node, run);
      result[name] = branch;
    } else if (node.kind === 'compute') {
      const computed = evaluate(node.expression, toPlain(run.document) as Document, run.context.variables);
      if (computed !== undefined) result[name] = restoreTypes(source[name], computed);
    }
  }
}

function hasComputed(tree: Tree): boolean {
  return [...tree.values()].some((node) =>
    node instanceof Map ? hasComputed(node) : node.kind === 'compute',
  );
}

function excludeFields(value: unknown, tree: Tree, run: Run): unknown {
  if (Array.isArray(value)) return value.map((item) => excludeFields(item, tree, run));
  if (!isPlainObject(value)) return value;
  const result: Document = {};
  for (const [name, item] of Object.entries(value)) {
    const node = tree.get(name);
    const kept = node === undefined ? item : applyNode(item, name, node, run);
    if (kept !== undefined) result[name] = kept;
  }
  addComputed(result, value, tree, run);
  return result;
}

function applyNode(value: unknown, name: string, node: Leaf | Tree, run: Run): unknown {
  if (node instanceof Map)
    return run.mode === 'include' ? includeFields(value, node, run) : excludeFields(value, node, run);
  switch (node.kind) {
    case 'keep':
      return value;
    case 'drop':
      return undefined;
    case 'slice':
      return Array.isArray(value) ? slice(value, node.skip, node.limit) : value;
    case 'elemMatch':
      return firstMatch(value, node.test);
    case 'positional':
      return Array.isArray(value) ? matchedItem(value, name, run) : value;
    case 'compute':
      return value;
  }
}

function slice(items: readonly unknown[], skip: number | undefined, limit: number): unknown[] {
  if (skip === undefined) return limit < 0 ? items.slice(limit) : items.slice(0, limit);
  const start = skip < 0 ? Math.max(items.length + skip, 0) : skip;
  return items.slice(start, start + limit);
}

function firstMatch(value: unknown, test: (item: unknown) => boolean): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const index = value.findIndex(test);
  return index < 0 ? undefined : [value[index]];
}

function matchedItem(items: readonly unknown[], name: string, run: Run): unknown[] {
  const index = positionInArray(run.document, run.context.filter, name);
  if (index === undefined)
    fail(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  return [items[index]];
}
