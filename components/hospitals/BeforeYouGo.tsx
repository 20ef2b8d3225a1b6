import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from './BeforeYouGo.module.css';

const items = [
  ['card', 'card'],
  ['id', 'person'],
  ['note', 'pencil'],
  ['reports', 'copy'],
  ['phone', 'sms'],
] as const satisfies readonly (readonly [string, IconName])[];

const HOURS = 48;

export function BeforeYouGo() {
  const t = useTranslations('hospitals.before');
  return (
    <div className="below">
      <section className={`sand section ${styles.before}`} aria-labelledby="before-you-go">
        <div className={`wrap ${styles.columns}`}>
          <div>
            <h2 id="before-you-go">{t('title')}</h2>
            <p className={styles.hours}>
              <b>{HOURS}</b>
              {t('hours')}
            </p>
            <dl className={styles.rule}>
              <div>
                <dt>{t('planned')}</dt>
                <dd>{t('plannedText')}</dd>
              </div>
              <div>
                <dt>{t('emergency')}</dt>
                <dd>{t('emergencyText')}</dd>
              </div>
            </dl>
            <a className={styles.line} href={`tel:${brand.helplineCustomerCare}`}>
              {brand.helplineCustomerCare}
            </a>
            <p className="small">
              {t.rich('line', { claim: (text) => <Link href={paths.tellClaim()}>{text}</Link> })}
            </p>
          </div>
          <div>
            <h3>{t('bring')}</h3>
            <ul className={styles.bring}>
              {items.map(([name, icon]) => (
                <li key={name}>
                  <Icon name={icon} size="large" />
                  <p>
                    <b>{t(`items.${name}.title`)}</b>
                    {t.rich(`items.${name}.text`, {
                      cards: (text) => <Link href={paths.myCards}>{text}</Link>,
                    })}
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.pay}>
            <h3>{t('pay')}</h3>
            <p>{t('payText')}</p>
            <h3>{t('nobody')}</h3>
            <p>{t('nobodyText')}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
