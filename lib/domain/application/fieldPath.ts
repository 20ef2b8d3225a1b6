import type { Draft } from './answers';

export function readAt(draft: Draft, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => partOf(value, key), draft);
}

export function writeAt(draft: Draft, path: string, value: unknown): Draft {
  const [key = '', ...rest] = path.split('.');
  return putAt(draft, key, rest, value) as Draft;
}

function putAt(whole: unknown, key: string, rest: readonly string[], value: unknown): unknown {
  const [next, ...further] = rest;
  const part = next === undefined ? value : putAt(partOf(whole, key) ?? {}, next, further, value);
  if (Array.isArray(whole)) return whole.with(Number(key), part) as unknown;
  return { ...(whole as Draft), [key]: part };
}

function partOf(whole: unknown, key: string): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key)) return undefined;
  return (whole as Record<string, unknown>)[key];
}
