const LENGTH = 8;

/** What a customer reads out of a quote's id, on the phone and from paper: of its letters and digits. It is no key. */
export function quoteReference(quoteId: string): string {
  return quoteId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LENGTH)
    .toUpperCase();
}
