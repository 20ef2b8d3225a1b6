/** Characters without width or that set the direction of writing, which a number copied from contacts contains. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const BETWEEN = /[\p{Zs}()\u2010-\u2015\u2212-]/gu;

/** Its digits are 0 to 9: fields of a page turn those of Hindi and Tamil into them. */
export function normaliseMobile(text: string): string | undefined {
  const plain = text.replace(INVISIBLE, '').replace(BETWEEN, '');
  return /^(?:\+91|0091|91|0)?([6-9]\d{9})$/.exec(plain)?.[1];
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
