import type { ClaimAnswers } from './claim';
import { type Asked, type ClaimProblem, findClaimProblems } from './claimProblems';

/** The questions in the order in which they are asked, each with the answer that it needs. */
const answerOf = {
  who: 'memberId',
  admission: 'admission',
  hospital: 'hospitalName',
  payer: 'kind',
  date: 'admittedOn',
  story: 'story',
} as const satisfies Record<string, keyof ClaimAnswers>;

export type TellQuestion = keyof typeof answerOf;
export const TELL_QUESTIONS = Object.keys(answerOf) as readonly TellQuestion[];

export type TellProblems = Partial<Record<TellQuestion, ClaimProblem>>;

export function findTellProblems(answers: ClaimAnswers, asked: Asked): TellProblems {
  const problems = findClaimProblems(answers, asked);
  const found = TELL_QUESTIONS.map((question) => [question, problems[answerOf[question]]] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

export function openQuestions(problems: TellProblems): readonly TellQuestion[] {
  return TELL_QUESTIONS.filter((question) => problems[question]);
}

/** Shows the wanted question, unless an earlier one is open. Without a wish it is the earliest open one. */
export function questionToShow(wanted: string | undefined, open: readonly TellQuestion[]): TellQuestion {
  const named = TELL_QUESTIONS.find((question) => question === wanted);
  const [earliest] = open;
  if (!named) return earliest ?? 'story';
  return earliest && isBefore(earliest, named) ? earliest : named;
}

/** Whether any question was answered, wholly or in part, so that the draft is worth continuing. */
export function isBegun(answers: ClaimAnswers): boolean {
  return Object.values(answers).some((answer) => answer !== '');
}

function isBefore(one: TellQuestion, other: TellQuestion): boolean {
  return TELL_QUESTIONS.indexOf(one) < TELL_QUESTIONS.indexOf(other);
}
