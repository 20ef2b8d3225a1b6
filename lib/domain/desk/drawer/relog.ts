import type { CaseDecision, CaseKind } from '@/lib/domain/desk/reviewCases';
import type { Decision } from '@/lib/domain/quote/journey/nextStep';

/** How a signed application stands after it was submitted again. */
export const RELOG_STATES = [
  'policyIssued',
  'withUnderwriter',
  'declined',
  'waitingForBank',
  'running',
  'failed',
] as const;
export type RelogState = (typeof RELOG_STATES)[number];

/** A signed application that isn't `unsettled` has nothing left to submit. */
export type Submission = 'unsettled' | Extract<RelogState, 'policyIssued' | 'withUnderwriter' | 'declined'>;

type Logged =
  | { what: 'signed' | 'settled' }
  | { what: 'decided'; decision: Decision }
  | { what: 'caseOpened'; case: CaseKind }
  | { what: 'caseClosed'; case: CaseKind; decision: CaseDecision | 'withdrawn' }
  | { what: 'asked'; state: RelogState };

/** `by`: a staff id, `customer` or `system`. */
export type RelogEntry = Logged & { at: string; by: string };

/** POST /api/telecaller-dashboard/relog-case-submission-status: the log, oldest first. */
export type RelogDto = { state: RelogState; log: readonly RelogEntry[] };
