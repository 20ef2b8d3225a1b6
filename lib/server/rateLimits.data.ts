/** How often one address may do a thing. Mobile carriers put many customers behind one address: keep them wide. */
export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** `misses`: only answers of NOT_FOUND count, so a reader who knows the id is never stopped, and nothing is written. */
  counts?: 'misses';
};

export const limits = {
  saveQuote: { max: 120, windowSeconds: 60 },
  readQuote: { max: 60, windowSeconds: 60, counts: 'misses' },
  saveRevisit: { max: 240, windowSeconds: 60 },
  readRevisit: { max: 60, windowSeconds: 60, counts: 'misses' },
  updateLead: { max: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
