import { useLocale, useTranslations } from 'next-intl';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { tripDays, type Trip } from '@/lib/domain/travel/trip';
import { formatDate, formatUsd } from '@/lib/i18n/format';
import { useTripLength } from '@/components/travel/useTripLength';
import styles from './Travellers.module.css';

export function TripGlance({ trip, sumInsuredUsd }: { trip: Trip; sumInsuredUsd: number }) {
  const t = useTranslations('travel');
  const own = useTranslations('travellers.glance');
  const locale = useLocale();
  const length = useTripLength(trip);
  const days = [trip.startsOn, trip.endsOn].map((day) => formatDate(day, locale)).join(' – ');
  return (
    <dl className={styles.glance}>
      <div>
        <dt>{own('where')}</dt>
        <dd>{t(`destinations.${trip.destination}`)}</dd>
      </div>
      <div>
        <dt>{own('when')}</dt>
        <dd>
          {days}
          <small>{kindOf(trip) === 'single' ? own('days', { days: tripDays(trip) }) : length}</small>
        </dd>
      </div>
      <div>
        <dt>{own('cover')}</dt>
        <dd>
          {formatUsd(sumInsuredUsd)}
          {trip.destination === 'schengen' && <small>{own('schengen')}</small>}
        </dd>
      </div>
    </dl>
  );
}
