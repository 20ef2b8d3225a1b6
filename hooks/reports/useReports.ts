import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { FollowedReportDto, SentReportDto } from '@/lib/domain/reports/contract';
import type { ReportAnswers, ReportKind } from '@/lib/domain/reports/reports';

export const sendReport = (kind: ReportKind, answers: ReportAnswers) =>
  postJson<SentReportDto>(api.reports, { kind, answers });

/** Reads a report, and adds the text if there is one. */
export const followReport = (reportId: string, code: string, text?: string) =>
  postJson<FollowedReportDto>(api.reportFollow, { reportId, code, ...(text && { text }) });
