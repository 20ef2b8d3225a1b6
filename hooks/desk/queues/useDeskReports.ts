import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskReportsDto } from '@/lib/domain/reports/contract';
import type { ReportKind } from '@/lib/domain/reports/reports';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

export type ReportFilter = { kind: ReportKind; page: number };

/** Each reading is audited, so none happens by itself. */
export function useDeskReports({ kind, page }: ReportFilter) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ kind, page: String(page) });
  const answer = useSWR<DeskReportsDto, unknown>(`${api.deskReports}?${query}`, getJson, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError,
  });
  const write = async (reportId: string, text: string) => {
    const done = await postJson(api.deskReports, { reportId, text });
    await answer.mutate();
    return done;
  };
  return { answer, write };
}
