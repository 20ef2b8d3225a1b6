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

/** Stands for a question in what the customer writes unasked. */
export const APPEAL = 'appeal';

/** What we ask the customer, for a reason from the list; `note` in our own words. Answered by a paper or in words. */
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
