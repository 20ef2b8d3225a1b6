const LENGTH = 8;

/** What a customer reads out on the phone, of the letters and digits of a quote's id. Names it, opens nothing. */
export function quoteReference(quoteId: string): string {
  return quoteId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LENGTH)
    .toUpperCase();
}
