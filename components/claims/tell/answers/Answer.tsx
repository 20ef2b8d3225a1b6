import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/common/form/TextArea';
import { ADMISSION_KINDS } from '@/lib/domain/claims/claim';
import { NOTICE_HOURS } from '@/lib/domain/claims/promises.data';
import { LONGEST_CLAIM_ANSWERS } from '@/lib/domain/claims/claimProblems';
import type { TellQuestion } from '@/lib/domain/claims/tellQuestions';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import { fieldOf } from './answerField';
import { Choices } from './Choices';
import { DateAnswer } from './DateAnswer';
import { HospitalAnswer } from './HospitalAnswer';
import { PayerAnswer } from './PayerAnswer';
import styles from '@/components/claims/tell/Tell.module.css';
import { WhoAnswer } from './WhoAnswer';
import type { AnswerProps } from './answerProps';

type Props = Omit<AnswerProps, 'id'> & { question: TellQuestion; facts: PlanFacts };

export function Answer({ question, facts, ...props }: Props) {
  const answer = { ...props, id: fieldOf(question) };
  switch (question) {
    case 'who':
      return <WhoAnswer {...answer} />;
    case 'admission':
      return <AdmissionAnswer {...answer} />;
    case 'hospital':
      return <HospitalAnswer {...answer} />;
    case 'payer':
      return <PayerAnswer {...answer} facts={facts} />;
    case 'date':
      return <DateAnswer {...answer} />;
    case 'story':
      return <StoryAnswer {...answer} />;
  }
}

function AdmissionAnswer({ telling: { answers, draft }, ...props }: AnswerProps) {
  const t = useTranslations('tellClaim.admission');
  const choices = ADMISSION_KINDS.map((value) => ({
    value,
    title: t(`${value}.title`),
    text: t(`${value}.text`, { hours: NOTICE_HOURS }),
  }));
  return (
    <>
      <Choices
        {...props}
        choices={choices}
        value={answers.admission}
        onChange={(admission) => draft.change({ admission })}
      />
      <details className={styles.term}>
        <summary>{t('dayCare')}</summary>
        <p>{t('dayCareText')}</p>
      </details>
    </>
  );
}

function StoryAnswer({ telling: { answers, draft }, id, error }: AnswerProps) {
  const t = useTranslations('tellClaim.story');
  return (
    <>
      <TextArea
        id={id}
        error={error}
        label={t('label')}
        rows={4}
        maxLength={LONGEST_CLAIM_ANSWERS.story}
        value={answers.story ?? ''}
        onChange={({ target }) => draft.change({ story: target.value })}
      />
      <p className="small">{t('then')}</p>
    </>
  );
}
