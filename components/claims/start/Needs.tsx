import { useTranslations } from 'next-intl';
import { neededPapers } from '@/lib/domain/claims/neededPapers';
import { CLAIM_MINUTES } from '@/lib/domain/claims/promises.data';
import styles from './Words.module.css';

const DAY_MINUTES = 24 * 60;

const stays = [
  { key: 'planned', papers: neededPapers('cashless', 'planned') },
  { key: 'emergency', papers: neededPapers('cashless', 'emergency') },
  { key: 'reimbursement', papers: neededPapers('reimbursement', 'planned') },
] as const;

/** Says what a claim needs and how it goes, for those who read before they claim. */
export function Needs() {
  const t = useTranslations('claims');
  const name = useTranslations('claimPapers');
  return (
    <>
      <section className={styles.part} aria-labelledby="needs">
        <h2 id="needs">{t('needs.title')}</h2>
        <p>{t('needs.lead')}</p>
        <ul className={styles.needs}>
          {stays.map(({ key, papers }) => (
            <li key={key} className="card">
              <h3>{t(`needs.${key}`)}</h3>
              <ul>
                {papers.map((paper) => (
                  <li key={paper}>{name(paper)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      {(['steps', 'back'] as const).map((section) => (
        <section key={section} id={section} className={styles.part} aria-labelledby={`${section}-title`}>
          <h2 id={`${section}-title`}>{t(`${section}.title`)}</h2>
          <p>{t(`${section}.text`, { days: CLAIM_MINUTES.reimbursement / DAY_MINUTES })}</p>
        </section>
      ))}
    </>
  );
}
