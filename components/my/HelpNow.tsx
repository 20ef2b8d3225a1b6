import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from './HelpNow.module.css';

type Way = { key: 'hospital' | 'card' | 'claim'; icon: IconName; href: string };

const hospital: Way = { key: 'hospital', icon: 'hospital', href: paths.hospitals };
const card: Way = { key: 'card', icon: 'card', href: paths.myCards };
const claim: Way = { key: 'claim', icon: 'plus', href: paths.claims };

export function HelpNow({ hasCards = false }: { hasCards?: boolean }) {
  const t = useTranslations('my.help');
  const number = brand.helplineCustomerCare;
  return (
    <section className={`dark printed ${styles.help}`} aria-labelledby="help-now">
      <h2 id="help-now">{t('title')}</h2>
      <a className={styles.number} href={`tel:${number}`}>
        {number}
      </a>
      <p>{t('text')}</p>
      <ul>
        {(hasCards ? [hospital, card, claim] : [hospital, claim]).map(({ key, icon, href }) => (
          <li key={key}>
            <Link href={href}>
              <Icon name={icon} />
              <span>
                <b>{t(`${key}.title`)}</b>
                <small>{t(`${key}.text`)}</small>
              </span>
              <Icon name="arrow" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
