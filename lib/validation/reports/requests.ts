import { type InferType, mixed } from 'yup';
import {
  findReportProblems,
  FORM_KINDS,
  LONGEST_REPORT_LINE,
  REPORT_CODE,
  REPORT_KINDS,
  REPORT_NUMBER,
  type ReportAnswers,
  type ReportKind,
} from '@/lib/domain/reports/reports';
import { shape, text } from '@/lib/validation/common/base';
import { page } from '@/lib/validation/common/recordFields';

const WORDS = 'validation.reports.text';

const kind = () => text('validation.text').oneOf(REPORT_KINDS, 'validation.text');
const reportId = () =>
  text('validation.id').matches(REPORT_NUMBER, 'validation.id').required('validation.id');
const line = () =>
  text(WORDS)
    .max(LONGEST_REPORT_LINE, 'validation.text')
    .matches(/[\p{L}\p{N}]/u, WORDS);

/** POST /api/reports: no attribution, which would tell where somebody came from. The key is the form's alone. */
export const reportBodySchema = shape({
  kind: text('validation.text').oneOf(FORM_KINDS, 'validation.text').required('validation.text'),
  answers: answersOf(({ kind: of }) => of as ReportKind),
  key: text('validation.id').matches(/^[\da-f]{32}$/, 'validation.id'),
});

/** POST /api/reports/follow: with a text adds it. */
export const reportFollowBodySchema = shape({
  reportId: reportId(),
  code: text('validation.id').matches(REPORT_CODE, 'validation.id').required('validation.id'),
  text: line(),
});

export const deskReportsQuerySchema = shape({
  kind: kind().default('wrongdoing'),
  page: page(),
});

export const deskReportBodySchema = shape({ reportId: reportId(), text: line().required(WORDS) });

/** The answers that the table of this kind asks for. */
export function answersOf(kindOf: (body: { kind?: string }) => ReportKind) {
  return mixed<ReportAnswers>()
    .required('validation.body')
    .test('texts', 'validation.body', areTexts)
    .test('whole', (given, context) => {
      const of = kindOf(context.parent as object);
      if (!REPORT_KINDS.includes(of) || !areTexts(given)) return true;
      const [first] = findReportProblems(of, given);
      if (first === undefined) return true;
      return context.createError({
        path: `answers.${first}`,
        message: hintOf(first),
      });
    });
}

function hintOf(field: string): string {
  if (field === 'answers') return 'validation.reports.answers';
  return field === 'about' || field === 'answered' ? 'validation.reports.choose' : WORDS;
}

function areTexts(given: unknown): given is ReportAnswers {
  return (
    typeof given === 'object' &&
    given !== null &&
    !Array.isArray(given) &&
    Object.values(given).every((each) => typeof each === 'string')
  );
}

export type ReportBody = InferType<typeof reportBodySchema>;
export type ReportFollowBody = InferType<typeof reportFollowBodySchema>;
export type DeskReportsQuery = InferType<typeof deskReportsQuerySchema>;
export type DeskReportBody = InferType<typeof deskReportBodySchema>;
