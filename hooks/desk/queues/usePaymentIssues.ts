import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { PaymentIssuesDto } from '@/lib/domain/desk/paymentIssues';
import { useDeskPage } from '@/hooks/desk/readDesk';

export type IssueFilter = { status: 'open' | 'seen'; page: number };
export type NoteIssue = (issueId: string, note: string) => Promise<void>;

export function usePaymentIssues({ status, page }: IssueFilter) {
  const answer = useDeskPage<PaymentIssuesDto>(api.paymentIssues, { status, page });
  const note: NoteIssue = async (issueId, text) => {
    await postJson(api.paymentIssues, { issueId, note: text });
    await answer.mutate();
  };
  return { answer, note };
}
