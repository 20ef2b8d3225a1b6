import type { Draft } from '@/lib/domain/application/answers';
import { questionsFor } from '@/lib/domain/application/medical';
import type { IsoDate } from '@/lib/domain/common/dates';
import { HealthQuestion } from './HealthQuestion';
import { type SectionState, useFields } from './useFields';

type Props = SectionState & { at: number; person: Draft; name: string; today: IsoDate };

export function HealthFields({ at, person, name, today, ...state }: Props) {
  const fields = useFields(state);
  const { dateOfBirth, gender } = person;
  const questions = typeof dateOfBirth === 'string' ? questionsFor({ dateOfBirth, gender }, today) : [];
  return questions.map((question) => (
    <HealthQuestion
      key={question.id}
      question={question}
      name={name}
      fields={fields}
      path={`people.${at}.${question.id}`}
    />
  ));
}
