/** Asked for with the passport; the certificate names the university. */
export type Studies = {
  university: string;
  country: string;
  /** The person who pays for the studies, if it is somebody else. Once named, their death is insured. */
  sponsor?: string | undefined;
};

export const STUDY_FIELDS = ['university', 'country', 'sponsor'] as const;
/** The studies as they were typed, valid or not. */
export type StudiesDraft = Partial<Record<(typeof STUDY_FIELDS)[number], string>>;

export const LONGEST_STUDY_TEXT = { university: 100, country: 60 } as const;
