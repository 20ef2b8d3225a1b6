import { useLocale, useTranslations } from 'next-intl';
import { api } from '@/lib/config/paths';
import type { PolicyDocumentKind, PolicyDto } from '@/lib/domain/policy/contract';
import styles from './Policy.module.css';

export function PolicyDocuments({ policy: { policyNumber, people, cancelled } }: { policy: PolicyDto }) {
  const t = useTranslations('policy.documents');
  const language = useLocale();
  const hrefOf = (kind: PolicyDocumentKind, person?: number) => {
    const which = person === undefined ? undefined : { person: String(person) };
    return `${api.policyDocument}?${new URLSearchParams({ policyNumber, kind, language, ...which })}`;
  };
  const papers = (['schedule', 'receipt', 'informationSheet', 'taxCertificate'] as const).map((kind) => ({
    href: hrefOf(kind),
    label: t(kind),
  }));
  // A cancelled policy has no cards, since hospitals must not accept them.
  const cards = (cancelled ? [] : people).map(({ name }, at) => ({
    href: hrefOf('healthCard', at + 1),
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
            <a href={href} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
