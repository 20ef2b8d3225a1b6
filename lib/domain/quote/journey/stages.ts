import type { JourneyStep } from './nextStep';

/** Stages a journey reports, in order. The specification's ids, spelling included. */
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
  travellers: 'health_116',
  declaration: 'health_116',
  kyc: 'kyc_117',
  payment: 'payment_118',
  application: 'appform_119',
  decision: 'appform_119',
  done: 'complete_120',
};

export function stageReached(reported: Stage, next: JourneyStep): Stage {
  return reported === 'summery_111' ? stageOfStep[next] : reported;
}

export function stageOfTyping(reached: Stage | undefined): Stage | undefined {
  if (reached === 'leadform_113') return reached;
  const isPaying = reached !== undefined && STAGES.indexOf(reached) >= STAGES.indexOf('payment_118');
  return isPaying ? undefined : 'members_114';
}
