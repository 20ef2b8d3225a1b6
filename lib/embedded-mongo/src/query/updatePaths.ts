import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { missing } from '../values/keys';
import { isPlainObject } from '../values/bson';
import type { Collation } from '../values/collation';
import { isIndex, type Path } from '../values/paths';
import { positionInArray } from './positional';

export type ArrayFilters = Map<string, (item: unknown) => boolean>;
export type Target = {
  document: Document;
  filter: Document;
  arrayFilters: ArrayFilters;
  collation?: Collation;
};

/** Resolves `$`, `$[]` and `$[name]` to concrete paths. */
export function expandPath(target: Target, path: Path): Path[] {
  const at = path.findIndex((part) => part.startsWith('$'));
  const part = path[at];
  if (part === undefined) return [path];
  const before = path.slice(0, at);
  return indexesFor(target, before, part, path).flatMap((index) =>
    expandPath(target, [...before, String(index), ...path.slice(at + 1)]),
  );
}

function indexesFor(target: Target, before: Path, part: string, path: Path): number[] {
  if (part === '$') {
    const position = positionInArray(target.document, target.filter, before.join('.'), target.collation);
    if (position === undefined)
      fail('BadValue', 'The positional operator did not find the match needed from the query.');
    return [position];
  }
  const items = itemAt(target.document, before);
  if (items === missing)
    fail(
      'BadValue',
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(items))
    fail(
      'BadValue',
      `Cannot apply array updates to non-array element ${before.at(-1)} in path '${path.join('.')}'`,
    );
  const test = part === '$[]' ? (): boolean => true : target.arrayFilters.get(part.slice(2, -1));
  return [...items.keys()].filter((index) => test?.(items[index]) === true);
}

/** The value at a concrete path with array positions. */
function itemAt(document: unknown, path: Path): unknown {
  let value = document;
  for (const part of path) {
    if (Array.isArray(value) && isIndex(part))
      value = Number(part) < value.length ? value[Number(part)] : missing;
    else if (isPlainObject(value) && Object.hasOwn(value, part)) value = value[part];
    else return missing;
  }
  return value;
}

export type Slot = {
  get(): unknown;
  set(value: unknown): void;
  remove(): void;
};

/** Creates missing parents only when something is set. */
export function slotAt(document: Document, path: Path): Slot {
  return {
    get: () => itemAt(document, path),
    set: (value) => {
      const parent = makeParent(document, path);
      const name = path.at(-1) ?? '';
      if (Array.isArray(parent)) setItem(parent, name, value);
      else parent[name] = value;
    },
    remove: () => {
      const parent = itemAt(document, path.slice(0, -1));
      const name = path.at(-1) ?? '';
      if (Array.isArray(parent) && isIndex(name)) {
        if (Number(name) < parent.length) parent[Number(name)] = null;
      } else if (isPlainObject(parent)) Reflect.deleteProperty(parent, name);
    },
  };
}

function makeParent(document: Document, path: Path): Document | unknown[] {
  let parent: Document | unknown[] = document;
  for (const [i, part] of path.slice(0, -1).entries()) {
    checkName(parent, part, path[i - 1]);
    const existing = itemAt(parent, [part]);
    const next = existing === missing ? {} : existing;
    if (existing === missing)
      if (Array.isArray(parent)) setItem(parent, part, next);
      else parent[part] = next;
    if (!isPlainObject(next) && !Array.isArray(next)) notViable(path[i + 1], part, next);
    parent = next;
  }
  checkName(parent, path.at(-1) ?? '', path.at(-2));
  return parent;
}

function checkName(parent: Document | unknown[], name: string, parentName: string | undefined): void {
  if (Array.isArray(parent) && !isIndex(name)) notViable(name, parentName, parent);
}

function notViable(name: string | undefined, parentName: string | undefined, parent: unknown): never {
  const shown = JSON.stringify(parent, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return fail('PathNotViable', `Cannot create field '${name}' in element {${parentName}: ${shown}}`);
}

const maxPadding = 1_500_000;

function setItem(items: unknown[], name: string, value: unknown): void {
  const index = Number(name);
  if (index > items.length + maxPadding) fail(16942, `can't backfill more than ${maxPadding} elements`);
  while (items.length < index) items.push(null);
  items[index] = value;
}
