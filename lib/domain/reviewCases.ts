/** What waits for a person of the staff: an identity that no registry confirmed, a proposal that no rule accepts. */
export const CASE_KINDS = ['kyc', 'proposal'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_DECISIONS = ['accepted', 'declined'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** In characters: a decision says why, in a sentence. */
export const CASE_REASON = { min: 10, max: 500 } as const;
