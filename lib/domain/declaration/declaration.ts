import type { Declaration } from '../quote/journey/nextStep';
import { HEALTH_NOTE, HEALTH_QUESTIONS } from './questions.data';

export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

/** `who` are places in the list of members. Anything may be missing while it is being answered. */
export type HealthAnswer = {
  readonly answer?: 'yes' | 'no';
  readonly who?: readonly number[];
  readonly note?: string;
};
export type HealthAnswers = Readonly<Partial<Record<HealthQuestion, HealthAnswer>>>;

/** The path below the answers, and a translation key under `validation.` */
export type HealthProblem = { path: string; key: 'healthAnswer' | 'healthWho' | 'healthNote' };

/** What is missing, question by question; a "no" needs nothing more. */
export function findHealthProblems(answers: HealthAnswers): readonly HealthProblem[] {
  return HEALTH_QUESTIONS.flatMap((question): HealthProblem[] => {
    const { answer, who = [], note = '' } = answers[question] ?? {};
    if (answer === 'no') return [];
    if (answer !== 'yes') return [{ path: `${question}.answer`, key: 'healthAnswer' }];
    const length = Array.from(note.trim()).length;
    return [
      ...(who.length === 0 ? [{ path: `${question}.who`, key: 'healthWho' as const }] : []),
      ...(length < HEALTH_NOTE.min ? [{ path: `${question}.note`, key: 'healthNote' as const }] : []),
    ];
  });
}

/** One "yes" makes it disclosed: the proposal then goes to an underwriter. */
export function declarationOf(answers: HealthAnswers): Declaration {
  return HEALTH_QUESTIONS.some((question) => answers[question]?.answer === 'yes') ? 'disclosed' : 'clean';
}

/** As it is kept: nothing beside a "no"; nobody who is not on the list; of one person alone, that one. */
export function tidyAnswers(answers: HealthAnswers, people: number): HealthAnswers {
  const given = HEALTH_QUESTIONS.filter((question) => answers[question]);
  return Object.fromEntries(given.map((question) => [question, tidy(answers[question] ?? {}, people)]));
}

function tidy({ answer, who = [], note = '' }: HealthAnswer, people: number): HealthAnswer {
  if (answer !== 'yes') return { answer };
  return { answer, who: people === 1 ? [0] : who.filter((at) => at < people), note };
}

/** Answers that were given about other people: who is meant has to be said again. */
export function withoutWho(answers: HealthAnswers): HealthAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([question, { who: _who, ...rest }]) => [question, rest]),
  );
}
