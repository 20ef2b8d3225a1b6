import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import type { FollowedReportDto, ReportLineDto, SentReportDto } from '@/lib/domain/reports/contract';
import { fieldsOf, type ReportAnswers, REPORTS, toReportNumber } from '@/lib/domain/reports/reports';
import { lookupHash, randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { hashesOf } from '@/lib/server/oldHashes';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { sealedField } from '@/lib/server/services/common/personalData';
import type { ReportBody, ReportFollowBody } from '@/lib/validation/reports/requests';
import { findReport, insertReport, type ReportRecord, saveReport } from '@/models/reports/report';

const sealedAnswers = sealedField<ReportAnswers>('reports', 'answers');
const sealedLines = sealedField<readonly ReportLineDto[]>('reports', 'lines');
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;

/**
 * Stores a report. It reads nothing of the caller (no session, number or address), and nothing is audited. Number and
 * code are made of what is sent with the form's random key, which is not kept, so that a repeat finds its report.
 */
export async function sendReport({
  input,
  now,
}: Pick<ApiRequest<ReportBody>, 'input' | 'now'>): Promise<SentReportDto> {
  const { kind, answers, key = randomId() } = input;
  const sent = JSON.stringify([kind, answers, key]);
  const secret = bytesOf('report-secret', sent).subarray(0, CODE_LENGTH);
  const code = Array.from(secret, (byte) => LETTERS[byte % LETTERS.length]).join('');
  const sentOn = todayInIndia(now);
  const reportId = await retryOnConflict(async (tries) => {
    const chance = bytesOf('report-number', `${sent}|${tries}`).readBigUInt64BE();
    const _id = toReportNumber(sentOn, chance);
    // The number names its month: a repeat on the first of the next one has its report under the earlier.
    const earlier = toReportNumber(addDays(sentOn, -1), chance);
    if (earlier !== _id && (await isOf(earlier, code))) return earlier;
    if (await keepAnswers({ _id, kind, sentOn, codeHash: codeHashOf(_id, code) }, answers)) return _id;
    return (await isOf(_id, code)) ? _id : undefined;
  });
  return REPORTS[kind].isFollowed ? { reportId, code } : {};
}

async function isOf(reportId: string, code: string): Promise<boolean> {
  return (await findReport(reportId))?.codeHash === codeHashOf(reportId, code);
}

type Kept = Pick<ReportRecord, '_id' | 'kind' | 'sentOn' | 'codeHash'>;

/** False when the id is taken. */
export function keepAnswers(report: Kept, answers: ReportAnswers): Promise<boolean> {
  const { _id, kind, sentOn } = report;
  const known = fieldsOf(kind).flatMap(([name]) => {
    const given = answers[name]?.trim();
    return given ? [[name, given] as const] : [];
  });
  return insertReport({
    ...report,
    version: 1,
    answers: sealedAnswers.seal(Object.fromEntries(known), _id),
    lines: sealedLines.seal([], _id),
    expiresAt: keptUntil('report', startInIndia(sentOn)),
  });
}

/** Throws NOT_FOUND for a wrong code as for an unknown number. */
export async function followReport({
  input,
  now,
}: Pick<ApiRequest<ReportFollowBody>, 'input' | 'now'>): Promise<FollowedReportDto> {
  const { reportId, code, text } = input;
  const isOwn = async () => {
    const found = await findReport(reportId);
    if (!found || !isCodeOf(found, code)) throw new AppError('NOT_FOUND');
    return found;
  };
  const before = await isOwn();
  if (text !== undefined)
    await countRequest(limits.addLine, { route: 'add-report-line', addressHash: before._id, now });
  const report = text === undefined ? before : await addReportLine(isOwn, 'reporter', text, now);
  return { reportId, sentOn: report.sentOn, lines: linesOf(report) };
}

/** Adds a line with its day only: a time could give its sender away. */
export function addReportLine(
  find: () => Promise<ReportRecord>,
  from: ReportLineDto['from'],
  text: string,
  now: Date,
): Promise<ReportRecord> {
  return retryOnConflict(async () => {
    const report = await find();
    const lines = [...linesOf(report), { from, at: todayInIndia(now), text: text.trim() }];
    return (await saveReport({ ...report, lines: sealedLines.seal(lines, report._id) })) ?? undefined;
  });
}

export const reportAnswersOf = ({ answers, _id }: ReportRecord) => sealedAnswers.unseal(answers, _id);
export const linesOf = ({ lines, _id }: ReportRecord) => sealedLines.unseal(lines, _id);

function bytesOf(purpose: string, value: string): Buffer {
  return Buffer.from(lookupHash(purpose, value), 'base64url');
}

function codeHashOf(reportId: string, code: string): string {
  return lookupHash('report-code', `${reportId}|${code}`);
}

function isCodeOf({ _id, codeHash }: ReportRecord, code: string): boolean {
  return hashesOf('report-code', `${_id}|${code}`).some((hash) => hash === codeHash);
}
