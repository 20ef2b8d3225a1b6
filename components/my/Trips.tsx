import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { Tag } from '@/components/common/ui/Tag';
import { paths } from '@/lib/config/paths';
import type { MyTripDto } from '@/lib/domain/my/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from './My.module.css';
import card from './policies/PolicyCard.module.css';

export function Trips({ trips }: { trips: readonly MyTripDto[] }) {
  const t = useTranslations('ownTrips');
  const locale = useLocale();
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="trips" className={styles.part}>
      <h2 id="trips">{t('title')}</h2>
      {trips.map(({ policyNumber, state, people, kind = 'single', startsOn, endsOn }) => (
        <article key={policyNumber} className={`card ${card.policy}`} aria-labelledby={policyNumber}>
          <div className={card.head}>
            <img className="emblem" src="/art/plan-travel.svg" alt="" width="48" height="48" />
            <div>
              <h3 id={policyNumber}>{t('of', { kind, count: people })}</h3>
              {startsOn && endsOn && (
                <p>{t('days', { from: formatDate(startsOn, locale), to: formatDate(endsOn, locale) })}</p>
              )}
              <p className="num">{policyNumber}</p>
            </div>
            <Tag kind={state === 'inForce' ? 'good' : 'plain'}>{t(`states.${state}`)}</Tag>
          </div>
          <p className={card.ways}>
            <Link className="link" href={paths.policy(policyNumber)}>
              {t('open')}
            </Link>
            {state !== 'cancelled' && (
              <Link className="link" href={`${paths.policy(policyNumber)}#claim`}>
                {t('claim')}
              </Link>
            )}
          </p>
        </article>
      ))}
    </section>
  );
}
