import { isMasked, shownEnd } from '@/lib/domain/common/keptNumbers';

/** As the server tells it: empty fields may be missing, their order another, and a number behind its mask. */
export function isSameTyped(typed: unknown, told: unknown): boolean {
  if (isEmpty(typed) || isEmpty(told)) return isEmpty(typed) && isEmpty(told);
  if (typeof typed !== 'object' || typeof told !== 'object') {
    return typed === told || isMaskOf(told, typed) || isMaskOf(typed, told);
  }
  const [one, other] = [typed, told] as [Record<string, unknown>, Record<string, unknown>];
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isSameTyped(one[field], other[field]));
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
