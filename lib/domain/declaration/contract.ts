import type { Declaration, JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { Relation } from '@/lib/domain/quote/members';
import type { HealthAnswers } from './declaration';

/** GET and POST /api/health-insurance-plan/health-declaration */
export type HealthDeclarationDto = {
  quoteId: string;
  /** Identifies the declared members; a declaration about others is refused. */
  about: string;
  /** `who` holds indexes into this list. */
  members: readonly { relation: Relation; age: number }[];
  answers: HealthAnswers;
  /** Present until an answer changes. */
  result?: Declaration;
  /** Path below the body → its message. */
  fields?: Record<string, string>;
  next: JourneyStep;
  /** Nothing can be declared otherwise any more. */
  isPaid: boolean;
  version: number;
};
