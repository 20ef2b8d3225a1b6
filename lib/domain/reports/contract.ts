import type { ReportAnswers, ReportKind } from './reports';

export type ReportLineDto = { from: 'reporter' | 'us'; at: string; text: string };

/** POST /api/reports. The code is shown once: nobody can find it again. */
export type SentReportDto = { reportId?: string; code?: string };

/** POST /api/reports/follow */
export type FollowedReportDto = { reportId: string; sentOn: string; lines: readonly ReportLineDto[] };

export type DeskReportDto = {
  reportId: string;
  kind: ReportKind;
  sentOn: string;
  answers: ReportAnswers;
  lines: readonly ReportLineDto[];
};

/** GET /api/telecaller-dashboard/reports: the newest first. */
export type DeskReportsDto = {
  reports: readonly DeskReportDto[];
  page: number;
  limit: number;
  total: number;
};
