import { useLocale, useTranslations } from 'next-intl';
import type { CarriedDto, RenewalDto } from '@/lib/domain/renewals/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { House } from './House';
import styles from './Carried.module.css';

type Props = { carried: CarriedDto; renewal: Pick<RenewalDto, 'startsOn'> };

/** Draws the sum insured as the house's door, and carried cover as its lit windows. */
export function Carried({ carried: whole, renewal }: Props) {
  const t = useTranslations('renewals.carried');
  const locale = useLocale();
  const { sumInsured, carried, before, added, most, mostTimes, times } = whole;
  const values = {
    times,
    mostTimes,
    most: formatMoney(most),
    sum: formatMoney(sumInsured),
    carried: formatMoney(carried),
    before: formatMoney(before),
    added: formatMoney(added),
  };
  return (
    <section aria-labelledby="carried">
      <div className={styles.head}>
        <h2 id="carried">{t('title')}</h2>
        <b className="num">
          {formatMoney(sumInsured + carried)}
          <small>{t('from', { date: formatDate(renewal.startsOn, locale) })}</small>
        </b>
      </div>
      <figure className={styles.house}>
        <div role="img" aria-label={t('drawing', values)}>
          <House times={times} mostTimes={mostTimes} />
          <House times={times} mostTimes={mostTimes} isNarrow />
        </div>
        <figcaption>
          <ul>
            <li className={styles.base}>{t('base', values)}</li>
            <li className={styles.lit}>{t('parts', values)}</li>
            <li className={styles.room}>{t('room', values)}</li>
            {mostTimes < 10 && <li className={styles.beyond}>{t('beyond', { from: mostTimes + 1 })}</li>}
          </ul>
        </figcaption>
      </figure>
      <p className="small">{t('order')}</p>
    </section>
  );
}
