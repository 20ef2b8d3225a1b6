import { useTranslations } from 'next-intl';
import styles from './Rings.module.css';

export function RingLegend() {
  const t = useTranslations('hospitals.rings');
  return (
    <figcaption className={styles.legend}>
      <ul>
        <li>
          <i className={styles.pinAllDay} />
          {t('allDay')}
        </li>
        <li>
          <i className={styles.pinByDay} />
          {t('byDay')}
        </li>
        <li>
          <i className={styles.pinPay} />
          {t('payBack')}
        </li>
      </ul>
      <p className="tiny">{t('note')}</p>
    </figcaption>
  );
}
