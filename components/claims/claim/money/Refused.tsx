import { useTranslations } from 'next-intl';
import type { PersonRefusal } from '@/lib/domain/claims/desk/refusals.data';
import styles from '@/components/claims/claim/Claim.module.css';

/** Matches the number of a standard exclusion; every other clause stands in the general terms. */
const EXCLUSION = /^Excl\d+$/;

/** A refusal by a person: in words, with the clause and their note. */
export function Refused({ refused: { cause, clause, note } }: { refused: PersonRefusal }) {
  const t = useTranslations('claim.refusal');
  return (
    <section aria-labelledby="refused" className={styles.part}>
      <h2 id="refused">{t('title')}</h2>
      <p>{t(`causes.${cause}`)}</p>
      {note && <p className={styles.answer}>{note}</p>}
      <p className="small">{t('clause', { clause: EXCLUSION.test(clause) ? clause : t('general') })}</p>
    </section>
  );
}
