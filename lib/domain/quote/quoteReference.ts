const LENGTH = 8;

/** Letters and digits of a quote's id for phone and paper; not a secret. */
export function quoteReference(quoteId: string): string {
  return quoteId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, LENGTH)
    .toUpperCase();
}

/** A reference as somebody reads it out or pastes it, with or without our prefix. */
export function readReference(text: string): string | undefined {
  const bare = text
    .trim()
    .toUpperCase()
    .replace(/^SK[\s-]+/, '')
    .replace(/[\s-]/g, '');
  return bare.length === LENGTH && /^[A-Z0-9]+$/.test(bare) ? bare : undefined;
}
