import type { Paper } from './papers.data';

export const ASK_REASONS = [
  'paperMissing',
  'paperUnreadable',
  'treatment',
  'earlierTreatment',
  'accident',
  'bankAccount',
] as const;
export type AskReason = (typeof ASK_REASONS)[number];

/** Stands in place of a question's id where the customer writes unasked. */
export const APPEAL = 'appeal';

/**
 * A question to the customer with its reason from the list and a `note` in our own words. It is answered by a paper or
 * in words.
 */
export type ClaimQuestion = {
  questionId: string;
  reason: AskReason | typeof APPEAL;
  paper?: Paper;
  note?: string;
  askedAt: string;
  answer?: string;
  answeredAt?: string;
};

type KeptPaper = { kind: Paper; state: string; updatedAt: Date };

export function openQuestions(
  questions: readonly ClaimQuestion[],
  papers: readonly KeptPaper[],
): readonly ClaimQuestion[] {
  return questions.filter(({ paper, askedAt, answeredAt }) => {
    if (!paper) return answeredAt === undefined;
    return papers.every(
      ({ kind, state, updatedAt }) => kind !== paper || state !== 'kept' || updatedAt.toISOString() < askedAt,
    );
  });
}
