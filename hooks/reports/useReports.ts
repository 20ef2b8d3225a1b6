import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { FollowedReportDto, SentReportDto } from '@/lib/domain/reports/contract';
import type { ReportAnswers, ReportKind } from '@/lib/domain/reports/reports';

/**
 * Sends the same answers under the same key, so that they count once. The key is this form's alone, and no header: that
 * would begin a session.
 */
export function useSendReport(kind: ReportKind) {
  const keyOf = useIdempotencyKey();
  return (answers: ReportAnswers) =>
    postJson<SentReportDto>(api.reports, { kind, answers, key: keyOf(answers) });
}

/** Reads a report, and adds the text if there is one. */
export const followReport = (reportId: string, code: string, text?: string) =>
  postJson<FollowedReportDto>(api.reportFollow, { reportId, code, ...(text && { text }) });
