import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { footerColumns, popularSearches } from './footerData';
import styles from './FooterColumns.module.css';
import { Link } from '@/components/common/ui/Link';

/** Columns on desktop, an initially open accordion on phones. */
export function FooterColumns() {
  const t = useTranslations('footer');
  return (
    <>
      <div className={`later below ${styles.columns}`}>
        {footerColumns.map(({ heading, links }) => (
          <details key={heading} open className="later">
            <summary>
              <h2>{t(`columns.${heading}`)}</h2>
              <Icon name="chevron" />
            </summary>
            <ul>
              {links.map(({ text, link, newTab }) => (
                <li key={text}>
                  <Link href={link} newTab={newTab}>
                    {t(`links.${text}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <section className={`later ${styles.searches}`} aria-labelledby="popular-searches">
        <h2 id="popular-searches">{t('searches.title')}</h2>
        <dl className="swipe">
          {popularSearches.map(({ heading, links }) => (
            <div key={heading}>
              <dt>{t(`searches.groups.${heading}`)}</dt>
              {links.map(({ text, link }) => (
                <dd key={text}>
                  <Link href={link}>{t(`searches.links.${text}`)}</Link>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
