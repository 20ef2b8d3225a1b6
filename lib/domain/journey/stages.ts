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
