import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskReportsDto } from '@/lib/domain/reports/contract';
import type { ReportKind } from '@/lib/domain/reports/reports';
import { useDeskRecord } from '@/hooks/desk/readDesk';

export type ReportFilter = { kind: ReportKind; page: number };

export function useDeskReports(filter: ReportFilter) {
  const answer = useDeskRecord<DeskReportsDto>(api.deskReports, filter);
  const write = async (reportId: string, text: string) => {
    const done = await postJson(api.deskReports, { reportId, text });
    await answer.mutate();
    return done;
  };
  return { answer, write };
}
