import { mixed } from 'yup';

/** In a body that may be eight levels deep (lib/server/http/json.ts) the form begins at the third. */
export const FORM_LIMITS = { depth: 6, bytes: 32 * 1024 } as const;

const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Any plain JSON object within the limits, without keys special to databases or prototypes. */
export const quickQuoteForm = () =>
  mixed<Record<string, unknown>>()
    .nonNullable('validation.form')
    .test('form', 'validation.form', (value) => value === undefined || isStorableForm(value));

function isStorableForm(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isStorable(value, 1))
    return false;
  return new TextEncoder().encode(JSON.stringify(value)).length <= FORM_LIMITS.bytes;
}

function isStorable(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  // Checked first: JSON.stringify overflows the stack on deep input.
  if (typeof value !== 'object' || depth > FORM_LIMITS.depth) return false;
  if (Array.isArray(value)) return value.every((each) => isStorable(each, depth + 1));
  return Object.entries(value).every(
    ([key, each]) => !key.startsWith('$') && !FORBIDDEN_KEYS.includes(key) && isStorable(each, depth + 1),
  );
}
