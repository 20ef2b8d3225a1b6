import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import styles from './PlanListing.module.css';

const facts = ['where', 'days', 'who', 'sum'] as const;

export function TripFacts() {
  const t = useTranslations('listing.trip');
  return (
    <section className="section" aria-labelledby="trip-title">
      <div className="wrap">
        <h2 id="trip-title">{t('title')}</h2>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" />
              {t(fact, TRIP_LIMITS)}
            </li>
          ))}
        </ul>
        <Link href={paths.travel} className="link">
          {t('more')}
        </Link>
      </div>
    </section>
  );
}
