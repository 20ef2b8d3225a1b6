import type { IsoDate } from '@/lib/domain/common/dates';
import { type AskedQuestion, detailsOf } from './medical';

export type MedicalProblem = { path: string; key: 'yesOrNo' | 'condition' | 'since' | 'details' | 'amount' };

const DETAILS_LENGTH = { min: 3, max: 500 } as const;
const isText = (value: unknown): value is string => typeof value === 'string';

export function findMedicalProblems(
  answers: Readonly<Record<string, unknown>>,
  questions: readonly AskedQuestion[],
  today: IsoDate,
): readonly MedicalProblem[] {
  return questions.flatMap((question) => {
    const given = answers[question.id];
    const answer = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
    const at = (problems: readonly MedicalProblem[]) =>
      problems.map(({ path, key }) => ({ path: `${question.id}.${path}`, key }));
    if (answer['answer'] === 'no') return [];
    if (answer['answer'] !== 'yes') return at([{ path: 'answer', key: 'yesOrNo' }]);
    return at(findDetailProblems(answer, question, today));
  });
}

function findDetailProblems(
  { conditions, since, details, amount }: Record<string, unknown>,
  question: AskedQuestion,
  today: IsoDate,
): readonly MedicalProblem[] {
  const asked = detailsOf(question);
  const problems: MedicalProblem[] = [];
  if (asked.asksConditions && !isChoice(conditions, question.conditions ?? [])) {
    problems.push({ path: 'conditions', key: 'condition' });
  }
  if (asked.asksSince && !isPastMonth(since, today)) problems.push({ path: 'since', key: 'since' });
  if (asked.asksText && !isDetails(details)) problems.push({ path: 'details', key: 'details' });
  if (asked.asksAmount && !(isText(amount) && /^[1-9]\d?$/.test(amount.trim()))) {
    problems.push({ path: 'amount', key: 'amount' });
  }
  return problems;
}

function isChoice(chosen: unknown, conditions: readonly string[]): boolean {
  return (
    Array.isArray(chosen) && chosen.length > 0 && chosen.every((each) => conditions.includes(each as string))
  );
}

function isPastMonth(since: unknown, today: IsoDate): boolean {
  return isText(since) && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(since) && since <= today.slice(0, 7);
}

function isDetails(details: unknown): boolean {
  const length = isText(details) ? Array.from(details.trim()).length : 0;
  return length >= DETAILS_LENGTH.min && length <= DETAILS_LENGTH.max;
}
