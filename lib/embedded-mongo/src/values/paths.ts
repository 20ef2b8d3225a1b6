import { missing } from './keys';
import { isPlainObject } from './bson';

export type Path = readonly string[];

export function toPath(dotted: string): Path {
  return dotted.split('.');
}

export function isIndex(part: string | undefined): boolean {
  return part !== undefined && /^(0|[1-9]\d*)$/.test(part);
}

/** All values at a query path: arrays on the way are traversed, one at the end is kept whole. */
export function leavesAt(document: unknown, path: Path): unknown[] {
  const leaves: unknown[] = [];
  collect(document, path, 0, leaves);
  return leaves;
}

function collect(value: unknown, path: Path, depth: number, leaves: unknown[]): void {
  const name = path[depth];
  if (name === undefined) leaves.push(value);
  else if (Array.isArray(value)) collectFromArray(value, path, depth, leaves);
  else if (isPlainObject(value) && Object.hasOwn(value, name)) collect(value[name], path, depth + 1, leaves);
  else leaves.push(missing);
}

function collectFromArray(items: readonly unknown[], path: Path, depth: number, leaves: unknown[]): void {
  for (const item of items) if (isPlainObject(item)) collect(item, path, depth, leaves);
  if (!isIndex(path[depth])) return;
  const index = Number(path[depth]);
  if (index >= items.length) return;
  const isLast = depth + 1 === path.length;
  if (isLast || typeof items[index] === 'object') collect(items[index], path, depth + 1, leaves);
}

export function valueAt(document: unknown, path: Path): unknown {
  let value: unknown = document;
  for (const name of path) {
    if (!isPlainObject(value) || !Object.hasOwn(value, name)) return missing;
    value = value[name];
  }
  return value;
}
