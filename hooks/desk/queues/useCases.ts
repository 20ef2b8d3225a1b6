import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CaseDecision, CaseKind, ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { useDeskPage } from '@/hooks/desk/readDesk';

export type CaseFilter = { kind?: CaseKind; status: 'open' | 'decided'; page: number };
export type DecideCase = (caseId: string, decision: CaseDecision, reason: string) => Promise<void>;

export function useCases({ kind, status, page }: CaseFilter) {
  const answer = useDeskPage<ReviewCasesDto>(api.cases, { ...(kind && { kind }), status, page });
  const decide: DecideCase = async (caseId, decision, reason) => {
    await postJson(api.cases, { caseId, decision, reason });
    await answer.mutate();
  };
  return { answer, decide };
}
