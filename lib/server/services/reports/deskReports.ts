import type { DeskReportDto, DeskReportsDto } from '@/lib/domain/reports/contract';
import { REPORTS } from '@/lib/domain/reports/reports';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { DeskReportBody, DeskReportsQuery } from '@/lib/validation/reports/requests';
import { countReports, findReport, listReports, type ReportRecord } from '@/models/reports/report';
import { addReportLine, linesOf, reportAnswersOf } from './reports';

const LIMIT = 20;

export async function listDeskReports(request: ApiRequest<DeskReportsQuery>): Promise<DeskReportsDto> {
  const { kind, page } = request.input;
  const [found, total] = await Promise.all([
    listReports(kind, (page - 1) * LIMIT, LIMIT),
    countReports(kind),
  ]);
  const reports = found.map(({ _id }) => _id);
  await audit('REPORTS_READ', actorOf(request).staffId, request, { kind, reports });
  return { reports: found.map(toDto), page, limit: LIMIT, total };
}

/** Writes a word or a question to the sender, who reads it by number and code. */
export async function answerReport(request: ApiRequest<DeskReportBody>): Promise<DeskReportDto> {
  const { input, now } = request;
  const { reportId, text } = input;
  const find = async () => {
    const report = await findReport(reportId);
    if (!report || !REPORTS[report.kind].isFollowed) throw new AppError('NOT_FOUND');
    return report;
  };
  await find();
  await audit('REPORT_ANSWERED', actorOf(request).staffId, request, { reportId });
  return toDto(await addReportLine(find, 'us', text, now));
}

function toDto(report: ReportRecord): DeskReportDto {
  const { _id: reportId, kind, sentOn } = report;
  return { reportId, kind, sentOn, answers: reportAnswersOf(report), lines: linesOf(report) };
}
