import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { ClaimSummaryDto } from '@/lib/domain/claims/contract';
import styles from './Requests.module.css';

export function Claims({ claims }: { claims: readonly ClaimSummaryDto[] }) {
  const t = useTranslations('my.claims');
  const running = claims.filter(({ waitsFor }) => waitsFor);
  return (
    <section className={`card ${styles.part}`} aria-labelledby="my-claims">
      <h2 id="my-claims">{t('title')}</h2>
      {running.length === 0 && <p className="small">{t('none')}</p>}
      <ul>
        {running.map(({ claimId, status, person, hospitalName, productName, waitsFor = 'us' }) => (
          <li key={claimId}>
            <Link href={status === 'draft' ? paths.claimDraft(claimId) : paths.claim(claimId)}>
              <b>{[person, hospitalName].filter(Boolean).join(', ') || productName || t('begun')}</b>
            </Link>
            <small>{status === 'draft' ? t('draft') : t(`waits.${waitsFor}`)}</small>
          </li>
        ))}
      </ul>
      <Link className="link" href={paths.claims}>
        {t('all', { count: claims.length })}
      </Link>
    </section>
  );
}
