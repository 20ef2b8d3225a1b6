import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import { sealedField } from '@/lib/server/services/common/personalData';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';

const sealedAnswers = sealedField<ClaimAnswers>('claimCases', 'answers');

export function sealClaimAnswers(answers: ClaimAnswers, claimId: string): string {
  return sealedAnswers.seal(answers, claimId);
}

export function claimAnswersOf({ answers, _id }: ClaimCaseRecord): ClaimAnswers {
  return sealedAnswers.unseal(answers, _id);
}
