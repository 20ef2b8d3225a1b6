import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import type { Telling } from '@/hooks/claims/useTelling';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { TELL_QUESTIONS } from '@/lib/domain/claims/tellQuestions';
import { Cover } from './Cover';
import styles from './Tell.module.css';
import { useAnswerTexts } from './useAnswerTexts';

export function Aside({ telling }: { telling: Telling }) {
  const t = useTranslations('tellClaim');
  const { data, answers, open, policy, person } = telling;
  const textOf = useAnswerTexts(answers, person?.name);
  const answered = TELL_QUESTIONS.filter((question) => !open.includes(question));
  return (
    <aside className={styles.side}>
      <section className={`card ${styles.soFar}`} aria-labelledby="so-far">
        <h2 id="so-far">{t('soFar.title')}</h2>
        {answered.length === 0 && <p className="small">{t('soFar.none')}</p>}
        <ul>
          {answered.map((question) => (
            <li key={question}>
              <span>
                <small>{t(`${question}.short`)}</small>
                {textOf(question)}
              </span>
              <Link className="link" href={paths.claimDraft(data?.claimId ?? '', question)}>
                {t('soFar.change')}
                <span className="visuallyHidden"> {t(`${question}.short`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {policy?.left && <Cover policy={policy} />}
      <p className="small">
        {t.rich('talk', {
          phone: () => <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>,
        })}
      </p>
    </aside>
  );
}
