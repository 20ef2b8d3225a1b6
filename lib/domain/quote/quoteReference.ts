const LENGTH = 8;

/** Letters and digits of a quote's id for phone and paper; not a secret. */
export function quoteReference(quoteId: string): string {
  return quoteId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LENGTH)
    .toUpperCase();
}
