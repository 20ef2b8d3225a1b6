import { datedNumber } from '@/lib/domain/common/numbers/datedNumber';

type Field =
  | { as: 'choice'; of: readonly string[]; isNeeded?: true }
  | { as: 'text'; most: number; rows: number; isNeeded?: true };

const GRADES = ['good', 'middling', 'bad'] as const;

/**
 * What can be told to us without a name: its fields, whether it is followed by number and code, and
 * whether this tab keeps what is typed until it is sent: never what may name somebody who watches the device.
 */
export const REPORTS = {
  wrongdoing: {
    path: '/legal/whistleblower',
    isFollowed: true,
    isKept: false,
    fields: {
      about: { as: 'choice', of: ['bribe', 'sale', 'claim', 'accounts', 'data', 'people'], isNeeded: true },
      text: { as: 'text', most: 4_000, rows: 7, isNeeded: true },
      name: { as: 'text', most: 100, rows: 1 },
      contact: { as: 'text', most: 100, rows: 1 },
    },
  },
  weakness: {
    path: '/legal/infosec',
    isFollowed: true,
    isKept: false,
    fields: {
      about: { as: 'choice', of: ['data', 'falsePage', 'hole', 'lost', 'cheated'], isNeeded: true },
      text: { as: 'text', most: 4_000, rows: 7, isNeeded: true },
      name: { as: 'text', most: 100, rows: 1 },
      contact: { as: 'text', most: 100, rows: 1 },
    },
  },
  call: {
    path: '/survey',
    isFollowed: false,
    isKept: true,
    fields: {
      waited: { as: 'choice', of: GRADES },
      answered: { as: 'choice', of: ['yes', 'partly', 'no'] },
      understood: { as: 'choice', of: ['yes', 'partly', 'no'] },
      better: { as: 'text', most: 500, rows: 3 },
    },
  },
  /** Asked in the help panel when a talk has ended; it has no form of its own. */
  talk: {
    path: '/help',
    isFollowed: false,
    isKept: true,
    fields: {
      answered: { as: 'choice', of: ['yes', 'partly', 'no'], isNeeded: true },
      better: { as: 'text', most: 500, rows: 2 },
    },
  },
} as const satisfies Record<
  string,
  { path: string; isFollowed: boolean; isKept: boolean; fields: Readonly<Record<string, Field>> }
>;

export type ReportKind = keyof typeof REPORTS;
export const REPORT_KINDS = Object.keys(REPORTS) as ReportKind[];
/** The kinds that anybody may send. */
export const FORM_KINDS = REPORT_KINDS.filter((kind) => kind !== 'talk');
export type ReportAnswers = Readonly<Record<string, string>>;

export function fieldsOf(kind: ReportKind): readonly (readonly [string, Field])[] {
  return Object.entries(REPORTS[kind].fields);
}

/** The fields that are missing or too long; `answers` for a form without any answer. */
export function findReportProblems(kind: ReportKind, answers: ReportAnswers): readonly string[] {
  const wrong = fieldsOf(kind).flatMap(([name, field]) =>
    isRight(field, answers[name]?.trim() ?? '') ? [] : [name],
  );
  const isEmpty = fieldsOf(kind).every(([name]) => !answers[name]?.trim());
  return wrong.length === 0 && isEmpty ? ['answers'] : wrong;
}

function isRight(field: Field, given: string): boolean {
  if (given === '') return !field.isNeeded;
  return field.as === 'choice' ? field.of.includes(given) : given.length <= field.most;
}

export const LONGEST_REPORT_LINE = 2_000;
export const REPORT_NUMBER = /^RE-\d{4}-\d{8}$/;
/** Without letters that look like others. */
export const REPORT_CODE = /^[2-9A-HJ-NP-Z]{12}$/;

export const toReportNumber = (day: string, chance: bigint) => datedNumber('RE', day, chance);
