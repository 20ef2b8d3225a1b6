import type { Declaration, JourneyStep } from '../quote/journey/nextStep';
import type { Relation } from '../quote/members';
import type { HealthAnswers } from './declaration';

/** GET and POST /api/health-insurance-plan/health-declaration */
export type HealthDeclarationDto = {
  quoteId: string;
  /** Stands for these members: comes back with what is declared about them. */
  about: string;
  /** In the order to which `who` refers. */
  members: readonly { relation: Relation; age: number }[];
  answers: HealthAnswers;
  /** Once it is declared, and until something else is answered. */
  result?: Declaration;
  /** What is missing: path below the body → its message. */
  fields?: Record<string, string>;
  next: JourneyStep;
  version: number;
};
