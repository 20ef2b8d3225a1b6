import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { brand } from '@/lib/brand';
import styles from './Fraud.module.css';

const nevers = ['otp', 'bonus', 'upi'] as const;
const alwayses = ['numbers', 'links', 'stop'] as const;
const domain = brand.domain.replace(/^www\./, '');

export function Fraud() {
  const t = useTranslations('homeSections.fraud');
  return (
    <section className={styles.fraud} aria-labelledby="fraud">
      <div className="wrap">
        <div className={styles.box}>
          <div>
            <Icon name="fraud" size="huge" />
            <h2 id="fraud">{t('title')}</h2>
            <p>{t('text')}</p>
          </div>
          <div className={styles.lists}>
            <div>
              <h3>{t('never')}</h3>
              <ul className={styles.no}>
                {nevers.map((key) => (
                  <li key={key}>
                    <Icon name="close" size="small" />
                    {t(`nevers.${key}`)}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{t('always')}</h3>
              <ul className={styles.yes}>
                {alwayses.map((key) => (
                  <li key={key}>
                    <Icon name="check" size="small" />
                    {t(`alwayses.${key}`, { domain, series: brand.callsFrom })}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <p className={`small ${styles.report}`}>
            {t.rich('report', {
              number: brand.helplineCustomerCare,
              police: (number) => <a href="tel:1930">{number}</a>,
              us: (number) => <a href={`tel:${brand.helplineCustomerCare}`}>{number}</a>,
            })}
          </p>
        </div>
      </div>
    </section>
  );
}
