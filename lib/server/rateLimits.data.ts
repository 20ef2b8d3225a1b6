/** How often one address may do a thing. Mobile carriers put many customers behind one address: keep them wide. */
export type RateLimit = {
  max: number;
  windowSeconds: number;
  /** Only NOT_FOUND counts: who knows an id is never stopped, and reading it writes nothing. */
  countsMisses?: boolean;
};

export const limits = {
  saveQuote: { max: 120, windowSeconds: 60 },
  readQuote: { max: 60, windowSeconds: 60, countsMisses: true },
  saveRevisit: { max: 240, windowSeconds: 60 },
  readRevisit: { max: 60, windowSeconds: 60, countsMisses: true },
  updateLead: { max: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
