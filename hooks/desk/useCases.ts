import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CaseDecision, CaseKind, ReviewCasesDto } from '@/lib/domain/desk/reviewCases';

export type CaseFilter = { kind?: CaseKind; status: 'open' | 'decided'; page: number };
export type DecideCase = (caseId: string, decision: CaseDecision, reason: string) => Promise<void>;

export function useCases({ kind, status, page }: CaseFilter) {
  const { mutate } = useSWRConfig();
  const query = new URLSearchParams({ ...(kind && { kind }), status, page: String(page) });
  const answer = useSWR<ReviewCasesDto, unknown>(`${api.cases}?${query}`, getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) void mutate(api.staffSession);
    },
  });
  const decide: DecideCase = async (caseId, decision, reason) => {
    await postJson(api.cases, { caseId, decision, reason });
    await answer.mutate();
  };
  return { answer, decide };
}
