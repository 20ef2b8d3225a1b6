import { useTranslations } from 'next-intl';
import type { ClaimQuestion } from '@/lib/domain/claims/dialogue';
import styles from '@/components/desk/claims/Claims.module.css';
import { useMoment } from '@/components/desk/claims/sayTime';
import { Part } from './Part';

export function Questions({ questions }: { questions: readonly ClaimQuestion[] }) {
  const t = useTranslations('deskClaims.questions');
  const reasons = useTranslations('deskClaims.reasons');
  const papers = useTranslations('claimPapers');
  const sayMoment = useMoment();
  return (
    <Part title={t('title')}>
      {questions.length === 0 && <p className="small">{t('none')}</p>}
      <ul className={styles.list}>
        {questions.map(({ questionId, reason, paper, note, askedAt, answer }) => (
          <li key={questionId}>
            <b>{[reasons(reason), paper && papers(paper)].filter(Boolean).join(': ')}</b>
            <time className="tiny" dateTime={askedAt}>
              {sayMoment(askedAt)}
            </time>
            {note && <span className={styles.said}>{note}</span>}
            {answer && <span className={styles.said}>{answer}</span>}
            {!answer && !paper && <span className="tiny">{t('open')}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
