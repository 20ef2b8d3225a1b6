import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Articles.module.css';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';

const all = '/health-insurance-articles.html';

const more = [
  { key: 'office', emblem: 'recharge' },
  { key: 'mother', emblem: 'senior' },
  { key: 'network', emblem: 'reassure' },
  { key: 'tax', emblem: 'aspire' },
] as const;

export function Articles() {
  const t = useTranslations('homeSections.articles');
  return (
    <section className={`section sand ${styles.articles}`} aria-labelledby="articles">
      <div className="wrap">
        <SectionHead id="articles" title={t('title')}>
          <Link href={all} className="link">
            {t('all')}
            <Icon name="arrow" size="small" />
          </Link>
        </SectionHead>
        <div className={`swipe ${styles.grid}`}>
          <Link className={styles.lead} href={`${all}#monsoon`}>
            <img src="/art/monsoon-window.svg" alt="" width="640" height="300" loading="lazy" />
            <div>
              <span>{t('items.monsoon.kind')}</span>
              <h3>{t('items.monsoon.title')}</h3>
              <p>{t('items.monsoon.text')}</p>
            </div>
          </Link>
          <ul>
            {more.map(({ key, emblem }) => (
              <li key={key}>
                <Link href={`${all}#${key}`}>
                  <img
                    className="emblem"
                    src={`/art/plan-${emblem}.svg`}
                    alt=""
                    width="48"
                    height="48"
                    loading="lazy"
                  />
                  <div>
                    <span>{t(`items.${key}.kind`)}</span>
                    <h3>{t(`items.${key}.title`)}</h3>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
