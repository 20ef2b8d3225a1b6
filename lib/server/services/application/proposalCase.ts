import type { MedicalAnswers, PersonAnswers } from '@/lib/domain/application/answers';
import { MEDICAL_QUESTIONS } from '@/lib/domain/application/medical.data';
import { ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import type { CasePersonDto, ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import type { Quote } from '@/lib/domain/quote/quote';
import { bmiOf } from '@/lib/domain/site/tools/bmi';
import { findApplication } from '@/models/application/application';
import { formOf } from './applicationRecord';

/** What an underwriter decides on. Undefined before the signature, and after the proposal was opened again. */
export async function proposalOf(
  quote: Quote,
  applicationId: string | undefined,
  today: IsoDate,
): Promise<ReviewCaseDto['proposal']> {
  const application = applicationId === undefined ? null : await findApplication(applicationId);
  if (!application?.submittedAt) return undefined;
  const { members, medical } = formOf({ application, quote });
  // Both were whole and valid when they were signed.
  const people = members['people'] as readonly PersonAnswers[];
  const answers = medical['people'] as readonly MedicalAnswers[];
  return {
    sumInsured: quote.sumInsured,
    reasons: application.reasons ?? [],
    people: people.map((person, at) => toPerson(person, answers[at] ?? {}, today)),
  };
}

function toPerson(person: PersonAnswers, answers: MedicalAnswers, today: IsoDate): CasePersonDto {
  const [heightCm, weightKg] = [Number(person.heightCm), Number(person.weightKg)];
  const told = MEDICAL_QUESTIONS.flatMap(({ id }) => {
    const { answer, ...rest } = answers[id] ?? {};
    return answer === 'yes' ? [{ question: id, ...rest }] : [];
  });
  return {
    name: person.name,
    age: ageInYears(person.dateOfBirth, today),
    heightCm,
    weightKg,
    bmi: bmiOf(heightCm, weightKg).value,
    told,
  };
}
