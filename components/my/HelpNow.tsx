import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from './HelpNow.module.css';

const ways = {
  hospital: { icon: 'hospital', href: paths.hospitals },
  card: { icon: 'card', href: paths.myCards },
  claim: { icon: 'plus', href: paths.tellClaim() },
} as const satisfies Record<string, { icon: IconName; href: string }>;

type Props = { shown?: readonly (keyof typeof ways)[] };

export function HelpNow({ shown = ['hospital', 'claim'] }: Props) {
  const t = useTranslations('my.help');
  const number = brand.helplineCustomerCare;
  return (
    <section className={`dark printed ${styles.help}`} aria-labelledby="help-now">
      <h2 id="help-now">{t('title')}</h2>
      <a className={styles.number} href={`tel:${number}`}>
        {number}
      </a>
      <p>{t('text')}</p>
      {shown.length > 0 && (
        <ul>
          {shown.map((key) => (
            <li key={key}>
              <Link href={ways[key].href}>
                <Icon name={ways[key].icon} />
                <span>
                  <b>{t(`${key}.title`)}</b>
                  <small>{t(`${key}.text`)}</small>
                </span>
                <Icon name="arrow" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
