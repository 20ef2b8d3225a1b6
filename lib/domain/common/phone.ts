export function normaliseMobile(text: string): string | undefined {
  return /^(?:\+91|91|0)?([6-9]\d{9})$/.exec(text.replace(/[ \u00a0-]/g, ''))?.[1];
}

export function maskMobile(mobileNumber: string): string | undefined {
  return /^\d{10}$/.test(mobileNumber)
    ? `${mobileNumber.slice(0, 2)}xxxx${mobileNumber.slice(-4)}`
    : undefined;
}

const FACTOR = 77;
const SHIFT = 931;

/** The specification's encoding of a number in browser storage. Reversible: treat it as the number. */
export function encodeStoredMobile(mobileNumber: string): number {
  return Number(mobileNumber) * FACTOR + SHIFT;
}

export function decodeStoredMobile(stored: unknown): string | undefined {
  const isDigits = typeof stored === 'string' && /^\d{1,15}$/.test(stored);
  if (typeof stored !== 'number' && !isDigits) return undefined;
  const mobileNumber = String((Number(stored) - SHIFT) / FACTOR);
  return /^[6-9]\d{9}$/.test(mobileNumber) ? mobileNumber : undefined;
}
