import { isFields } from '@/lib/domain/common/isFields';
import type { DraftValues } from './draft';

type Part = Readonly<Record<string, unknown>>;

/** Lists of persons keep their order, so they are compared item by item. Any other list is one answer. */
function areParts(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every(isFields) && other.every(isFields);
}

/**
 * The fields of `after` that differ from `before`, at any depth of sections and persons; undefined if none does. A
 * removed field is present as undefined.
 */
export function typedSince(before: unknown, after: unknown): unknown {
  if (areParts(before, after)) {
    const changes = (after as Part[]).map((each, at) => typedSince((before as Part[])[at], each));
    return changes.some((each) => each !== undefined) ? changes.map((each) => each ?? {}) : undefined;
  }
  if (isFields(before) && isFields(after)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const isTyped = (field: string) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
    const typed = fields.filter(isTyped).map((field) => [field, typedSince(before[field], after[field])]);
    return typed.length > 0 ? Object.fromEntries(typed) : undefined;
  }
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : after;
}

/** `typedSince` for each field of `changed`. A section in which nothing was typed is empty. */
export function typedOver(before: DraftValues, changed: DraftValues): DraftValues {
  const typed = Object.entries(changed).map(([field, value]) => [
    field,
    typedSince(before[field], value) ?? (isFields(value) ? {} : value),
  ]);
  return Object.fromEntries(typed) as DraftValues;
}

/** `stored` with the fields that `typedSince` returned written over it. */
export function layTyped<Value extends object>(stored: Value, typed: object): Value {
  return lay(stored, typed) as Value;
}

function lay(stored: unknown, typed: unknown): unknown {
  if (areParts(stored, typed)) return (stored as Part[]).map((each, at) => lay(each, (typed as Part[])[at]));
  if (!isFields(stored) || !isFields(typed)) return typed;
  const laid = Object.entries(typed).map(([field, value]) => [field, lay(stored[field], value)]);
  return { ...stored, ...Object.fromEntries(laid) } as Part;
}
