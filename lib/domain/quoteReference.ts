const LENGTH = 8;

/** What a customer reads out of a quote's id, on the phone and from paper. It is no key: nothing is found by it. */
export function quoteReference(quoteId: string): string {
  return quoteId.slice(0, LENGTH).toUpperCase();
}
