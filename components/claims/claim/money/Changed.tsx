import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ClaimCoverDto } from '@/lib/domain/claims/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Money.module.css';

const refills = { none: 'refillNone', once: 'refillOnce', unlimited: 'refill' } as const;

/** What the claim used, and what it does to the price. */
export function Changed({ cover, paid }: { cover: ClaimCoverDto; paid: number }) {
  const t = useTranslations('claim.changed');
  const locale = useLocale();
  const { left, sumInsured, refill, carriedNext } = cover;
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">{t('title')}</h2>
      <ul className={styles.rows}>
        <Row title={t('left')} value={formatMoney(left.sumInsured + left.carried)}>
          {t(refills[refill], { amount: formatMoney(sumInsured) })}
          <CoverBar cover={cover} paid={paid} />
        </Row>
        {carriedNext && (
          <Row title={t('next')} value={formatMoney(carriedNext.rupees)}>
            {t('nextText', { date: formatDate(carriedNext.from, locale) })}
          </Row>
        )}
        <EntryAge cover={cover} />
        <Row title={t('size')} value="0">
          {t('sizeText')}
        </Row>
      </ul>
    </section>
  );
}

function Row({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <li>
      <div>
        {title}
        <div className="small">{children}</div>
      </div>
      <b className="num">{value}</b>
    </li>
  );
}

function EntryAge({ cover: { entryAge } }: { cover: ClaimCoverDto }) {
  const t = useTranslations('claim.changed');
  const locale = useLocale();
  if (!entryAge) return null;
  const { from, to, renewsOn, endedBefore } = entryAge;
  return (
    <Row title={t('age')} value={t(endedBefore ? 'ageEnded' : 'ageEnds')}>
      {endedBefore ? t('ageBeforeText') : t('ageText', { from, to, date: formatDate(renewsOn, locale) })}
    </Row>
  );
}

/** One bar with three parts: what was used, what is left of the sum insured, and what was carried. */
function CoverBar({ cover: { left, sumInsured }, paid }: { cover: ClaimCoverDto; paid: number }) {
  const t = useTranslations('claim.changed');
  // Cover that was refilled isn't missing any more.
  const used = Math.min(paid, Math.max(0, sumInsured - left.sumInsured));
  const parts = [
    { key: 'used', rupees: used },
    { key: 'base', rupees: left.sumInsured },
    { key: 'carried', rupees: left.carried },
  ] as const;
  const shown = parts.filter(({ rupees }) => rupees > 0);
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        {shown.map(({ key, rupees }) => (
          <i key={key} className={styles[key]} style={{ flexGrow: rupees }} />
        ))}
      </span>
      <span className={styles.keys}>
        {shown.map(({ key, rupees }) => (
          <span key={key} className={styles[key]}>
            {t(key, { amount: formatMoney(rupees) })}
          </span>
        ))}
      </span>
    </>
  );
}
