import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { TRIP_DEDUCTIBLE_USD } from '@/lib/domain/travel/tripPolicy';
import { formatUsd } from '@/lib/i18n/format';
import styles from './Travellers.module.css';

const NOT_PAID = ['illness', 'sports', 'deductible'] as const;

export function NotPaid() {
  const t = useTranslations('travellers.notPaid');
  return (
    <section className={styles.notPaid} aria-labelledby="not-paid">
      <h2 id="not-paid">{t('title')}</h2>
      <ul>
        {NOT_PAID.map((each) => (
          <li key={each}>
            <Icon name="close" size="small" />
            {t(each, { sum: formatUsd(TRIP_DEDUCTIBLE_USD) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
