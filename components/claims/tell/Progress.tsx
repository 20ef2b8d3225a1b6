import { useTranslations } from 'next-intl';
import { TELL_QUESTIONS, type TellQuestion } from '@/lib/domain/claims/tellQuestions';
import styles from './Tell.module.css';

type Props = { question: TellQuestion; open: readonly TellQuestion[] };

export function Progress({ question, open }: Props) {
  const t = useTranslations('tellClaim');
  const stateOf = (each: TellQuestion) => {
    if (each === question) return 'now';
    return open.includes(each) ? undefined : 'done';
  };
  return (
    <nav className={styles.progress} aria-label={t('progress.label')}>
      <p>
        <b>{t('progress.count', { at: TELL_QUESTIONS.indexOf(question) + 1, of: TELL_QUESTIONS.length })}</b>{' '}
        <span className="onlyWide">{t(`${question}.short`)}</span>
      </p>
      <ol>
        {TELL_QUESTIONS.map((each) => {
          const state = stateOf(each);
          return (
            <li
              key={each}
              className={state && styles[state]}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className="visuallyHidden">
                {t(`${each}.short`)}
                {state === 'done' && `, ${t('progress.done')}`}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
