import { STAGES, type Stage } from './stages';

const STAGES_IN_ORDER: readonly Stage[] = STAGES;

/** What is known of a journey so far; each part is answered by one step. */
export type JourneyProgress = {
  readonly hasLead?: boolean;
  readonly hasMembers?: boolean;
  readonly hasPlan?: boolean;
  readonly isPhoneVerified?: boolean;
  readonly isHealthDeclared?: boolean;
  /** Verified, or put to manual review. */
  readonly isKycSettled?: boolean;
  readonly isPaid?: boolean;
  readonly isApplicationComplete?: boolean;
};

export type RouteIds = Partial<
  Record<'quoteId' | 'paymentId' | 'slug' | 'applicationId' | 'policyNumber', string>
>;

export type StepDef = {
  readonly stage: Stage;
  /** Next's route, with its ids in brackets. */
  readonly route: string;
  readonly hash?: string;
  readonly isComplete: (progress: JourneyProgress) => boolean;
};

/** The way from the first field to the policy, in its order (design: product.md, "Journeys and stages"). */
export const STEPS: readonly StepDef[] = [
  // Prices can be seen without a phone number, so members alone carry the journey past the lead form.
  { stage: 'leadform_113', route: '/', isComplete: (known) => Boolean(known.hasLead || known.hasMembers) },
  {
    stage: 'members_114',
    route: '/health-insurance-plan/get-quote',
    isComplete: (known) => known.hasMembers === true,
  },
  {
    stage: 'plans_115',
    route: '/health-insurance-plan/get-quote',
    hash: 'plans',
    isComplete: (known) => known.hasPlan === true,
  },
  {
    stage: 'summery_111',
    route: '/health-insurance-plan/summary/[quoteId]',
    isComplete: (known) => known.isPhoneVerified === true,
  },
  {
    stage: 'health_116',
    route: '/health-insurance-plan/health-declaration/[quoteId]',
    isComplete: (known) => known.isHealthDeclared === true,
  },
  {
    stage: 'kyc_117',
    route: '/health-insurance-plan/kyc/[quoteId]',
    isComplete: (known) => known.isKycSettled === true,
  },
  { stage: 'payment_118', route: '/payment/[paymentId]', isComplete: (known) => known.isPaid === true },
  {
    stage: 'appform_119',
    route: '/appforms/[slug]/[applicationId]',
    isComplete: (known) => known.isApplicationComplete === true,
  },
  { stage: 'complete_120', route: '/policy/[policyNumber]', isComplete: () => false },
];

export function nextStage(stage: Stage): Stage | undefined {
  return STAGES_IN_ORDER[STAGES_IN_ORDER.indexOf(stage) + 1];
}

export function previousStage(stage: Stage): Stage | undefined {
  return STAGES_IN_ORDER[STAGES_IN_ORDER.indexOf(stage) - 1];
}

export function isBefore(stage: Stage, other: Stage): boolean {
  return STAGES_IN_ORDER.indexOf(stage) < STAGES_IN_ORDER.indexOf(other);
}

/** The earliest step with something left to answer. */
export function firstOpenStage(progress: JourneyProgress): Stage {
  return STEPS.find((step) => !step.isComplete(progress))?.stage ?? 'complete_120';
}

/** A step opens once all steps before it are complete. */
export function canOpen(stage: Stage, progress: JourneyProgress): boolean {
  return !isBefore(firstOpenStage(progress), stage);
}

/**
 * The url that a resume record keeps for a stage. It carries quoteId in its query, as the specification asks.
 * Undefined while an id of its route is unknown.
 */
export function resumeUrl(stage: Stage, ids: RouteIds & { quoteId: string }): string | undefined {
  const step = STEPS.find((each) => each.stage === stage);
  if (!step) return undefined;
  const path = step.route.replace(/\[(\w+)\]/g, (_, id: keyof RouteIds) => encodeURIComponent(ids[id] ?? ''));
  if (path.length > 1 && (path.endsWith('/') || path.includes('//'))) return undefined;
  const hash = step.hash ? `#${step.hash}` : '';
  return `${path}?quoteId=${encodeURIComponent(ids.quoteId)}${hash}`;
}
