import { BODY_LIMITS } from './choices.data';

export type BodyMeasure = keyof typeof BODY_LIMITS;
export type BodyProblem = {
  min: number;
  max: number;
  /** What a slip of ten was meant to be. */ guess?: number;
};

/** What is wrong with a height in centimetres or a weight in kilograms, as digits; undefined for a good one. */
export function findBodyProblem(measure: BodyMeasure, typed: string | undefined): BodyProblem | undefined {
  const limits = BODY_LIMITS[measure];
  const value = /^\d{1,4}$/.test(typed?.trim() ?? '') ? Number(typed) : undefined;
  if (value !== undefined && value >= limits.min && value <= limits.max) return undefined;
  const guess = Math.round((value ?? 0) / 10);
  return { ...limits, ...(value !== undefined && value > limits.max && guess <= limits.max && { guess }) };
}
