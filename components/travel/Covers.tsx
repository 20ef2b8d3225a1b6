import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { STUDY_PROMISES, TRIP_LOSSES } from '@/lib/domain/travel/claims/losses.data';
import type { TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import { formatUsd } from '@/lib/i18n/format';
import styles from './Trip.module.css';

const covers = ['medical', 'home', 'baggage', 'delay'] as const;
const more = { single: [], annual: ['year'], studies: ['interruption', 'sponsor', 'visit'] } as const;
const { awayDays, inHospitalDays } = STUDY_PROMISES;
const days = { interruption: awayDays, sponsor: 0, visit: inHospitalDays } as const;

/** Benefits that are the same at every sum insured. */
export function Covers({ kind }: { kind: TripKind }) {
  const t = useTranslations('travel.covers');
  const say = (each: 'year' | keyof typeof days) =>
    each === 'year' ? t(each) : t(each, { most: formatUsd(TRIP_LOSSES[each].mostUsd), days: days[each] });
  return (
    <section className={`card ${styles.covers}`} aria-labelledby="trip-covers">
      <h2 id="trip-covers">{t('title')}</h2>
      <ul>
        {[...covers.map((each) => t(each)), ...more[kind].map(say)].map((text) => (
          <li key={text}>
            <Icon name="check" size="small" />
            {text}
          </li>
        ))}
      </ul>
      <p className="tiny">{t('sample')}</p>
    </section>
  );
}
