import { isMasked, shownEnd } from '@/lib/domain/common/keptNumbers';

type Compare = (typed: unknown, told: unknown) => boolean;

/** Compares with what the server returns: empty fields may be missing, and the order may differ. */
export const isSameTyped: Compare = (typed, told) => isSame(typed, told, Object.is);

/** A masked number from the server may be the one that was typed, since its beginning can't be seen. */
export const mayBeSameTyped: Compare = (typed, told) =>
  isSame(typed, told, (one, other) => one === other || isMaskOf(other, one) || isMaskOf(one, other));

function isSame(typed: unknown, told: unknown, compare: Compare): boolean {
  if (isEmpty(typed) || isEmpty(told)) return isEmpty(typed) && isEmpty(told);
  if (typeof typed !== 'object' || typeof told !== 'object') return compare(typed, told);
  const [one, other] = [typed, told] as [Record<string, unknown>, Record<string, unknown>];
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isSame(one[field], other[field], compare));
}

function isMaskOf(masked: unknown, typed: unknown): boolean {
  if (typeof masked !== 'string' || typeof typed !== 'string' || !isMasked(masked)) return false;
  const whole = typed.replace(/[\s-]/g, '');
  return whole.length === masked.length && whole.endsWith(shownEnd(masked));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
