import { useTranslations } from 'next-intl';
import pins from './Pins.module.css';
import styles from './Rings.module.css';

export function RingLegend() {
  const t = useTranslations('hospitals.rings');
  return (
    <figcaption className={styles.legend}>
      <ul>
        <li>
          <i className={`${pins.pin} ${pins.pinAllDay}`} />
          {t('allDay')}
        </li>
        <li>
          <i className={`${pins.pin} ${pins.pinByDay}`} />
          {t('byDay')}
        </li>
        <li>
          <i className={`${pins.pin} ${pins.pinPay}`} />
          {t('payBack')}
        </li>
      </ul>
      <p className="tiny">{t('note')}</p>
    </figcaption>
  );
}
