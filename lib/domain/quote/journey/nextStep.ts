export const DECLARATIONS = ['clean', 'disclosed'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

export const KYC_STATUSES = ['verified', 'review', 'failed'] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

export const DECISIONS = ['accepted', 'referred', 'declined'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Steps after the summary, in order. */
export type JourneyStep =
  | 'verify'
  | 'advisor'
  | 'travellers'
  | 'declaration'
  | 'kyc'
  | 'payment'
  | 'application'
  | 'decision'
  | 'done';

export type JourneyFacts = {
  isVerified: boolean;
  isAssisted?: boolean;
  isTrip?: boolean;
  /** A trip's passports, nominee and declarations are complete. */
  areTravellersTold?: boolean;
  declaration?: Declaration;
  kyc?: KycStatus;
  isPaid: boolean;
  isSubmitted: boolean;
  decision?: Decision;
};

/** An identity under review doesn't stop the journey; a referred proposal does. */
export function nextStepOf(facts: JourneyFacts): JourneyStep {
  if (facts.decision === 'accepted' || facts.decision === 'declined') return 'done';
  if (!facts.isVerified) return 'verify';
  if (facts.isAssisted) return 'advisor';
  if (facts.isTrip) return nextOfTrip(facts);
  if (!facts.declaration) return 'declaration';
  if (!facts.kyc || facts.kyc === 'failed') return 'kyc';
  if (!facts.isPaid) return 'payment';
  return facts.isSubmitted ? 'decision' : 'application';
}

/** A trip needs no underwriter: the payment issues its policy. */
function nextOfTrip({ areTravellersTold, isPaid }: JourneyFacts): JourneyStep {
  if (!areTravellersTold) return 'travellers';
  return isPaid ? 'decision' : 'payment';
}

/** The steps that are left until the policy, in order, whoever takes them. */
export function missingSteps(facts: JourneyFacts): readonly JourneyStep[] {
  const next = nextStepOf(facts);
  if (next === 'done') return [];
  const {
    isVerified,
    isAssisted,
    isTrip = false,
    areTravellersTold,
    declaration,
    kyc,
    isPaid,
    isSubmitted,
  } = facts;
  const missing: [JourneyStep, boolean][] = [
    ['verify', !isVerified],
    ['advisor', isAssisted === true],
    ['travellers', isTrip && !areTravellersTold],
    ['declaration', !isTrip && !declaration],
    ['kyc', !isTrip && (!kyc || kyc === 'failed')],
    ['payment', !isPaid],
    ['application', !isTrip && !isSubmitted],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([step]) => step);
}
