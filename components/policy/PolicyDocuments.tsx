import { useLocale, useTranslations } from 'next-intl';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import styles from './Policy.module.css';
import { policyPaper } from './policyPaper';

const PAPERS = [
  'schedule',
  'receipt',
  'informationSheet',
  'taxCertificate',
  'coverHistory',
  'proposal',
] as const;

export function PolicyDocuments({ policy: { policyNumber, people, cancelled } }: { policy: PolicyDto }) {
  const t = useTranslations('papers');
  const language = useLocale();
  const papers = PAPERS.map((kind) => ({
    href: policyPaper(policyNumber, language, kind),
    label: t(kind),
  }));
  // A cancelled policy has no cards, since hospitals must not accept them.
  const cards = (cancelled ? [] : people).map(({ name }, at) => ({
    href: policyPaper(policyNumber, language, 'healthCard', at + 1),
    label: t('healthCard', { name }),
  }));
  const [schedule, ...others] = papers;
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{t('title')}</h2>
      <p>{t('lead')}</p>
      {schedule && (
        // A plain anchor: Next's link would prefetch the file as a page.
        <a className={styles.schedule} href={schedule.href} download>
          {schedule.label}
        </a>
      )}
      <ul>
        {[...cards, ...others].map(({ href, label }) => (
          <li key={href}>
            <a className="link" href={href} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
