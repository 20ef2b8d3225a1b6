import { BODY_LIMITS } from './choices.data';

export type BodyMeasure = keyof typeof BODY_LIMITS;
export type BodyProblem = {
  min: number;
  max: number;
  /** The likely value where one digit too many was typed. */
  guess?: number;
};

export function findBodyProblem(measure: BodyMeasure, typed: string | undefined): BodyProblem | undefined {
  const limits = BODY_LIMITS[measure];
  const value = /^\d{1,4}$/.test(typed?.trim() ?? '') ? Number(typed) : undefined;
  const isWithin = (size: number) => size >= limits.min && size <= limits.max;
  if (value !== undefined && isWithin(value)) return undefined;
  const guess = Math.round((value ?? 0) / 10);
  return { ...limits, ...(isWithin(guess) && { guess }) };
}
