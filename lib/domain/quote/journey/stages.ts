import type { JourneyStep } from './nextStep';

/** The stages a journey reports, in their order. The ids are the specification's, odd spellings included. */
export const STAGES = [
  'leadform_113',
  'members_114',
  'plans_115',
  'summery_111',
  'health_116',
  'kyc_117',
  'payment_118',
  'appform_119',
  'complete_120',
] as const;

export type Stage = (typeof STAGES)[number];

export function isStage(value: unknown): value is Stage {
  return STAGES.some((stage) => stage === value);
}

const stageOfStep: Record<JourneyStep, Stage> = {
  verify: 'summery_111',
  advisor: 'summery_111',
  declaration: 'health_116',
  kyc: 'kyc_117',
  payment: 'payment_118',
  application: 'appform_119',
  decision: 'appform_119',
  done: 'complete_120',
};

/**
 * The stage of a quote: what its own pages reported, and from the summary on what it has behind it, so that no step
 * after it has to move it.
 */
export function stageReached(reported: Stage, next: JourneyStep): Stage {
  return reported === 'summery_111' ? stageOfStep[next] : reported;
}

/**
 * The stage at which half-typed answers of the first pages are kept. Undefined once the journey is being paid: what is
 * typed there then changes nothing of it.
 */
export function stageOfTyping(reached: Stage | undefined): Stage | undefined {
  if (reached === 'leadform_113') return reached;
  const isPaying = reached !== undefined && STAGES.indexOf(reached) >= STAGES.indexOf('payment_118');
  return isPaying ? undefined : 'members_114';
}
