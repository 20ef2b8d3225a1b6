import { isFields } from '@/lib/domain/common/isFields';
import type { DraftValues } from './draft';

type Part = Readonly<Record<string, unknown>>;

/** Lists of persons, whose places stay: they are compared one by one. Other lists are one answer each. */
function areParts(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every(isFields) && other.every(isFields);
}

/**
 * What was typed of `after` since it was `before`, inside of sections and persons as well; undefined if nothing was.
 * A field that was taken out stands as undefined.
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

/** The same of each field of `changed`: a section in which nothing was typed is empty. */
export function typedOver(before: DraftValues, changed: DraftValues): DraftValues {
  const typed = Object.entries(changed).map(([field, value]) => [
    field,
    typedSince(before[field], value) ?? (isFields(value) ? {} : value),
  ]);
  return Object.fromEntries(typed) as DraftValues;
}

/** `stored` with what was typed (as `typedSince` says it) in its places; the rest stays. */
export function layTyped<Value extends object>(stored: Value, typed: object): Value {
  return lay(stored, typed) as Value;
}

function lay(stored: unknown, typed: unknown): unknown {
  if (areParts(stored, typed)) return (stored as Part[]).map((each, at) => lay(each, (typed as Part[])[at]));
  if (!isFields(stored) || !isFields(typed)) return typed;
  const laid = Object.entries(typed).map(([field, value]) => [field, lay(stored[field], value)]);
  return { ...stored, ...Object.fromEntries(laid) } as Part;
}
