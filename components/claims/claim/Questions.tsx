import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { showPart } from '@/hooks/common/showPart';
import type { ClaimActions } from '@/hooks/claims/useClaim';
import type { ClaimStatus } from '@/lib/domain/claims/claim';
import type { ClaimQuestion } from '@/lib/domain/claims/dialogue';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import { AnswerForm } from './AnswerForm';
import styles from './Claim.module.css';

type Props = { questions: readonly ClaimQuestion[]; status: ClaimStatus; actions: ClaimActions };

/** Until the decision an answer may be changed. */
const OPEN = ['asked', 'review'];

/** Shows questions to be answered in words; those that ask for a paper stand with the papers. */
export function Questions({ questions, status, actions }: Props) {
  const t = useTranslations('claim.questions');
  const inWords = questions.filter(({ paper, reason }) => !paper && reason !== 'appeal');
  if (inWords.length === 0) return null;
  return (
    <section id="questions" aria-labelledby="questions-title" className={styles.part}>
      <h2 id="questions-title">{t('title')}</h2>
      <ul className={styles.questions}>
        {inWords.map((question) => (
          <Question
            key={question.questionId}
            isOpen={OPEN.includes(status)}
            question={question}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}

type QuestionProps = { question: ClaimQuestion; isOpen: boolean; actions: ClaimActions };

function Question({ question, isOpen, actions }: QuestionProps) {
  const t = useTranslations('claim.questions');
  const locale = useLocale();
  const [isChanging, setIsChanging] = useState(false);
  const { questionId, reason, note, askedAt, answer, answeredAt } = question;
  const when = (at: string) => ({ date: formatDateOf(at, locale), time: formatTimeOf(at) });
  const isAnswered = answeredAt !== undefined && !(isChanging && isOpen);
  return (
    <li>
      <p className="small">{t('asked', when(askedAt))}</p>
      {reason !== 'appeal' && <b>{t(`reasons.${reason}`)}</b>}
      {note && <p>{note}</p>}
      {isAnswered && (
        <div className={styles.answer}>
          <p>{answer}</p>
          <p className="small">{t('answered', when(answeredAt))}</p>
          {isOpen && (
            <button type="button" className="link" onClick={() => setIsChanging(true)}>
              {t('change')}
            </button>
          )}
        </div>
      )}
      {!isAnswered && isOpen && (
        <AnswerForm
          about={questionId}
          label={t('answer')}
          send={t('send')}
          before={answer}
          typed={actions.typed}
          onSend={async (text) => {
            await actions.answer(questionId, text);
            setIsChanging(false);
            showPart('main');
          }}
        />
      )}
      {!isAnswered && !isOpen && <Closed unsent={actions.typed.values?.[questionId]} />}
    </li>
  );
}

/** Stands in place of the form once the claim was decided without the answer, or taken back. */
function Closed({ unsent }: { unsent: string | undefined }) {
  const t = useTranslations('claim.questions');
  return (
    <div className={styles.answer}>
      <p>{t('closed')}</p>
      {unsent && (
        <>
          <p className="small">{t('unsent')}</p>
          <p>{unsent}</p>
        </>
      )}
    </div>
  );
}
