import { addDays, type IsoDate, isIsoDate, isWholeDate } from '@/lib/domain/common/dates';
import type { ClaimAnswers } from './claim';

/** The furthest day ahead for which an admission is planned. */
const PLANNED_DAYS = 180;
const SHORTEST_STORY = 3;
export const LONGEST_CLAIM_ANSWERS = { hospitalName: 120, admittedOn: 10, story: 2_000 } as const;

/** The answers of a claim that may be told: every question is answered. */
export type ToldAnswers = ClaimAnswers &
  Required<Pick<ClaimAnswers, 'memberId' | 'admission' | 'hospitalName' | 'kind' | 'admittedOn' | 'story'>>;

export type Asked = { today: IsoDate; startsOn?: IsoDate; endsOn?: IsoDate };

export const CLAIM_PROBLEMS = [
  'who',
  'admission',
  'hospital',
  'kind',
  'admittedOn',
  'noSuchDay',
  'admittedBefore',
  'admittedLater',
  'notInForce',
  'story',
] as const;
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number];

/** Problems by answer, in the order of the questions; empty when the claim may be told. */
export function findClaimProblems(
  answers: ClaimAnswers,
  asked: Asked,
): Partial<Record<keyof ClaimAnswers, ClaimProblem>> {
  const day = problemOfDay(answers, asked);
  return {
    ...(!answers.memberId && { memberId: 'who' as const }),
    ...(!answers.admission && { admission: 'admission' as const }),
    ...(!answers.hospitalName?.trim() && { hospitalName: 'hospital' as const }),
    ...(!answers.kind && { kind: 'kind' as const }),
    ...(day && { admittedOn: day }),
    ...((answers.story?.trim().length ?? 0) < SHORTEST_STORY && { story: 'story' as const }),
  };
}

export function isTold(answers: ClaimAnswers, asked: Asked): answers is ToldAnswers {
  return Object.keys(findClaimProblems(answers, asked)).length === 0;
}

function problemOfDay({ admittedOn, admission }: ClaimAnswers, asked: Asked): ClaimProblem | undefined {
  if (!isIsoDate(admittedOn)) return isWholeDate(admittedOn) ? 'noSuchDay' : 'admittedOn';
  const { today, startsOn = admittedOn, endsOn = admittedOn } = asked;
  if (admittedOn < startsOn || admittedOn > endsOn) return 'notInForce';
  if (admission === 'emergency' && admittedOn > today) return 'admittedLater';
  return admittedOn > addDays(today, PLANNED_DAYS) ? 'admittedBefore' : undefined;
}
