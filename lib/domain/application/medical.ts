import { ageInYears, MINIMUM_AGE, type IsoDate } from '@/lib/domain/common/dates';
import {
  MEDICAL_QUESTIONS,
  type MedicalQuestion,
  type MedicalQuestionId,
  PREGNANCY_AGES,
} from './medical.data';

export type AskedQuestion = MedicalQuestion & { readonly id: MedicalQuestionId };

export function questionsFor(
  { dateOfBirth, gender }: { dateOfBirth: IsoDate; gender?: unknown },
  today: IsoDate,
): readonly AskedQuestion[] {
  const age = ageInYears(dateOfBirth, today);
  const canBePregnant = gender === 'female' && age >= PREGNANCY_AGES.from && age <= PREGNANCY_AGES.to;
  const questions: readonly AskedQuestion[] = MEDICAL_QUESTIONS;
  return questions.filter(({ asks }) => {
    if (asks === 'women') return canBePregnant;
    return asks !== 'adults' || age >= MINIMUM_AGE;
  });
}

export function detailsOf({ conditions, asksAmount, isUndated }: MedicalQuestion) {
  return {
    asksConditions: conditions !== undefined,
    asksAmount: asksAmount === true,
    asksSince: !asksAmount && !isUndated,
    asksText: !asksAmount,
  };
}
