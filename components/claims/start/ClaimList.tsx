import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { ClaimSummaryDto } from '@/lib/domain/claims/contract';
import { isIsoDate } from '@/lib/domain/common/dates';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './OwnClaims.module.css';

export function ClaimList({ claims }: { claims: readonly ClaimSummaryDto[] }) {
  const t = useTranslations('claims.list');
  const told = claims.filter(({ status }) => status !== 'draft');
  return (
    <section id="yours" className={styles.part} aria-labelledby="your-claims">
      <h2 id="your-claims">{t('title')}</h2>
      {told.length === 0 ? (
        <div className={styles.none}>
          <img src="/art/spot-empty.svg" alt="" width="160" height="120" />
          <h3>{t('noneTitle')}</h3>
          <p>{t('noneText')}</p>
        </div>
      ) : (
        <ul className={`card ${styles.claims}`}>
          {told.map((claim) => (
            <ToldClaim key={claim.claimId} claim={claim} />
          ))}
        </ul>
      )}
    </section>
  );
}

const closed = (status: ClaimSummaryDto['status']) =>
  status === 'paid' || status === 'refused' || status === 'withdrawn' ? status : 'paid';

function ToldClaim({ claim }: { claim: ClaimSummaryDto }) {
  const t = useTranslations('claims.list');
  const locale = useLocale();
  const { claimId, person, hospitalName, admittedOn, waitsFor, status, paid } = claim;
  const from = isIsoDate(admittedOn) && t('from', { date: formatDate(admittedOn, locale) });
  const isYours = waitsFor === 'you';
  const icon = isYours ? 'alert' : 'clock';
  return (
    <li>
      <Link href={paths.claim(claimId)}>
        <span className={styles.what}>
          <b>{[person, hospitalName].filter(Boolean).join(', ')}</b>
          <small>
            <span className="num">{claimId}</span>
            {from && `, ${from}`}
          </small>
        </span>
        <span className={`${styles.state} ${isYours ? styles.yours : ''}`}>
          <Icon name={waitsFor ? icon : 'check'} size="small" />
          {waitsFor ? t(`waits.${waitsFor}`) : t(`closed.${closed(status)}`)}
        </span>
        <span className={styles.money}>
          {paid !== undefined && (
            <>
              <b className="num">{formatMoney(paid)}</b>
              <small>{t('paid')}</small>
            </>
          )}
        </span>
        <Icon name="arrow" size="small" />
      </Link>
    </li>
  );
}
