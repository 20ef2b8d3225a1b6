const LEAST_LENGTH = { pan: 10, documentNumber: 6, accountNumber: 9, abha: 14, passportNumber: 8 } as const;
type NumberField = keyof typeof LEAST_LENGTH;

const DOT = '•';
const SHOWN = 4;
const fields = Object.keys(LEAST_LENGTH) as NumberField[];

/** Users can't type a mask character, so it marks a masked number. */
export function isMasked(value: unknown): boolean {
  return typeof value === 'string' && value.includes(DOT);
}

export function shownEnd(masked: string): string {
  return masked.replaceAll(DOT, '');
}

/** The last digits of an account number, which are all that messages and lists show of it. */
export function lastDigits(whole: string): string {
  return whole.slice(-SHOWN);
}

export function shownNumber(whole: string): string {
  return lastDigits(whole).padStart(whole.length, DOT);
}

/** Incomplete numbers stay as typed. */
export function maskNumbers<Values extends object>(values: Values): Values {
  return changeNumbers(values, (text, field) => {
    const whole = text.replace(/[\s-]/g, '');
    return whole.length < LEAST_LENGTH[field] ? text : shownNumber(whole);
  });
}

/** Restores the stored number where a field still shows its mask, so no mask is stored. */
export function keepNumbers<Values extends object>(given: Values, stored: object): Values {
  return changeNumbers(given, (text, field) => {
    const before = (stored as Partial<Record<NumberField, unknown>>)[field];
    return isMasked(text) ? before : text;
  });
}

export function typedOver(shown: string, typed: string): string {
  if (!isMasked(shown)) return typed;
  if (typed.startsWith(shown)) return typed.slice(shown.length);
  if (typed.endsWith(shown)) return typed.slice(0, -shown.length);
  return isMasked(typed) ? '' : typed;
}

function changeNumbers<Values extends object>(
  values: Values,
  change: (text: string, field: NumberField) => unknown,
): Values {
  const found = fields.flatMap((field) => {
    const text = (values as Partial<Record<NumberField, unknown>>)[field];
    return typeof text === 'string' ? [[field, change(text, field)] as const] : [];
  });
  const gone = found.filter(([, value]) => value === undefined).map(([field]) => field as string);
  const changed = Object.entries({ ...values, ...Object.fromEntries(found) });
  return Object.fromEntries(changed.filter(([field]) => !gone.includes(field))) as Values;
}
