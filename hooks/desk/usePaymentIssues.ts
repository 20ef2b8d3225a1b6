import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { PaymentIssuesDto } from '@/lib/domain/desk/paymentIssues';

export type IssueFilter = { status: 'open' | 'seen'; page: number };
export type NoteIssue = (issueId: string, note: string) => Promise<void>;

export function usePaymentIssues({ status, page }: IssueFilter) {
  const { mutate } = useSWRConfig();
  const query = new URLSearchParams({ status, page: String(page) });
  const answer = useSWR<PaymentIssuesDto, unknown>(`${api.paymentIssues}?${query}`, getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) void mutate(api.staffSession);
    },
  });
  const note: NoteIssue = async (issueId, text) => {
    await postJson(api.paymentIssues, { issueId, note: text });
    await answer.mutate();
  };
  return { answer, note };
}
