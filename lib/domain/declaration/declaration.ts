import type { Declaration } from '@/lib/domain/quote/journey/nextStep';
import { HEALTH_NOTE, HEALTH_QUESTIONS } from './questions.data';

export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

/** `who` holds indexes of members. Incomplete while being answered. */
export type HealthAnswer = {
  readonly answer?: 'yes' | 'no';
  readonly who?: readonly number[];
  readonly note?: string;
};
export type HealthAnswers = Readonly<Partial<Record<HealthQuestion, HealthAnswer>>>;

/** `path` is below the answers, `key` under `validation.` */
export type HealthProblem = { path: string; key: 'healthAnswer' | 'healthWho' | 'healthNote' };

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

export function declarationOf(answers: HealthAnswers): Declaration {
  return HEALTH_QUESTIONS.some((question) => answers[question]?.answer === 'yes') ? 'disclosed' : 'clean';
}

/** The answers as stored: no details of a "no", no unknown members, the only member filled in. */
export function tidyAnswers(answers: HealthAnswers, people: number): HealthAnswers {
  const given = HEALTH_QUESTIONS.filter((question) => answers[question]);
  return Object.fromEntries(given.map((question) => [question, tidy(answers[question] ?? {}, people)]));
}

function tidy({ answer, who = [], note = '' }: HealthAnswer, people: number): HealthAnswer {
  if (answer !== 'yes') return { answer };
  return { answer, who: people === 1 ? [0] : who.filter((at) => at < people), note };
}

export function withoutWho(answers: HealthAnswers): HealthAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([question, { who: _who, ...rest }]) => [question, rest]),
  );
}
