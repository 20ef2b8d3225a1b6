import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Articles.module.css';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';

const more = [
  { key: 'office', slug: 'office-cover', emblem: 'recharge' },
  { key: 'mother', slug: 'mother-with-diabetes', emblem: 'senior' },
  { key: 'network', slug: 'cashless-outside-network', emblem: 'reassure' },
  { key: 'tax', slug: 'tax-80d', emblem: 'aspire' },
] as const;

export function Articles() {
  const t = useTranslations('homeSections.articles');
  return (
    <section className={`section sand ${styles.articles}`} aria-labelledby="articles">
      <div className="wrap">
        <SectionHead id="articles" title={t('title')}>
          <Link href={paths.articles} className="link">
            {t('all')}
            <Icon name="arrow" size="small" />
          </Link>
        </SectionHead>
        <div className={`swipe ${styles.grid}`}>
          <Link className={styles.lead} href={paths.article('monsoon-fevers')}>
            <img src="/art/monsoon-window.svg" alt="" width="640" height="300" loading="lazy" />
            <div>
              <span>{t('items.monsoon.kind')}</span>
              <h3>{t('items.monsoon.title')}</h3>
              <p>{t('items.monsoon.text')}</p>
            </div>
          </Link>
          <ul>
            {more.map(({ key, slug, emblem }) => (
              <li key={key}>
                <Link href={paths.article(slug)}>
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
