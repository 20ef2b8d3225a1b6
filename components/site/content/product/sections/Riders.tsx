import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { RIDER_FACTS, type RiderKey } from '@/lib/domain/plans/riders.data';
import { riderUinOf } from '@/lib/domain/plans/uins';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Riders.module.css';

type Props = {
  riders: readonly RiderKey[];
  /** Whole rupees, in the same order. */
  prices: readonly number[];
};

export function Riders({ riders, prices }: Props) {
  const t = useTranslations('product.riders');
  const texts = useTranslations('plans.riders');
  return (
    <section className="section" id="riders" aria-labelledby="riders-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="riders-title">{t('title')}</h2>
          <p className="lead">{riders.length > 0 ? t('text') : t('none')}</p>
        </div>
        <ul className={styles.riders}>
          {riders.map((rider, at) => (
            <li key={rider}>
              <h3>
                {texts(`${rider}.name`)} <b className="num">+ {formatMoney(prices[at] ?? 0)}</b>
              </h3>
              <p>{texts(`${rider}.text`, RIDER_FACTS[rider])}</p>
              <p className={styles.skip}>{t(rider)}</p>
              <p className="tiny">UIN {riderUinOf(rider, brand.registration.insurerCode)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
