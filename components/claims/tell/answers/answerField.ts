import type { TellQuestion } from '@/lib/domain/claims/tellQuestions';

/** The id of a question's first input. */
export const fieldOf = (question: TellQuestion) => `tell-${question}`;
