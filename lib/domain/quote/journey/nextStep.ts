export const DECLARATIONS = ['clean', 'disclosed'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export const KYC_STATUSES = ['verified', 'review', 'failed'] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

export const DECISIONS = ['accepted', 'referred', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The steps after the summary, in their order. */
export type JourneyStep =
  'verify' | 'advisor' | 'declaration' | 'kyc' | 'payment' | 'application' | 'decision' | 'done';

/** What a quote has behind it. */
export type JourneyFacts = {
  isVerified: boolean;
  /** An advisor completes it with the customer. */
  isAssisted?: boolean;
  declaration?: Declaration;
  kyc?: KycStatus;
  /** Paid, or blocked until the proposal is accepted. */
  isPaid: boolean;
  isSubmitted: boolean;
  decision?: Decision;
};

/**
 * Where a quote goes on: the earliest step that it has not behind it. A KYC in manual review holds nobody up
 * (product.md, stages); a referred proposal waits for the underwriter.
 */
export function nextStepOf(facts: JourneyFacts): JourneyStep {
  if (facts.decision === 'accepted' || facts.decision === 'declined') return 'done';
  if (!facts.isVerified) return 'verify';
  if (facts.isAssisted) return 'advisor';
  if (!facts.declaration) return 'declaration';
  if (!facts.kyc || facts.kyc === 'failed') return 'kyc';
  if (!facts.isPaid) return 'payment';
  return facts.isSubmitted ? 'decision' : 'application';
}
