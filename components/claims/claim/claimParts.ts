import type { ClaimDto, ClaimOtherDetailsDto } from '@/lib/domain/claims/contract';

export type ClaimParts = { claim: ClaimDto; others: ClaimOtherDetailsDto };

/** How many papers and answers wait for the customer. */
export function waitingCount({ missing, questions, open }: ClaimOtherDetailsDto): number {
  const asked = questions.filter(({ questionId }) => open.includes(questionId));
  return asked.length + missing.filter((kind) => asked.every(({ paper }) => paper !== kind)).length;
}
