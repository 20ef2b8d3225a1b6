/** Told with the passport; the certificate names the university. */
export type Studies = {
  university: string;
  country: string;
  /** Who pays for the studies, where somebody else does: insured for it once named. */
  sponsor?: string | undefined;
};

export const STUDY_FIELDS = ['university', 'country', 'sponsor'] as const;
/** As typed. */
export type StudiesDraft = Partial<Record<(typeof STUDY_FIELDS)[number], string>>;

export const LONGEST_STUDY_TEXT = { university: 100, country: 60 } as const;
