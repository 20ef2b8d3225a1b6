import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { riderUinOf } from '@/lib/domain/plans/uins';
import { RIDER_FACTS, type RiderKey } from '@/lib/domain/plans/riders.data';
import styles from './ProductRiders.module.css';

export function ProductRiders({ riders }: { riders: readonly RiderKey[] }) {
  const t = useTranslations('listing.product');
  const texts = useTranslations('plans.riders');
  return (
    <section className="card" aria-labelledby="riders-title">
      <h2 id="riders-title">{t('riders')}</h2>
      {riders.length === 0 && <p>{t('noRiders')}</p>}
      <ul className={styles.riders}>
        {riders.map((rider) => (
          <li key={rider}>
            <h3>{texts(`${rider}.name`)}</h3>
            <p className="small">{texts(`${rider}.text`, RIDER_FACTS[rider])}</p>
            <p className="tiny">UIN {riderUinOf(rider, brand.registration.insurerCode)}.</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
