import { useTranslations } from 'next-intl';
import { paths } from '@/lib/config/paths';
import { pathIn } from '@/lib/i18n/locales';
import { useLocale } from 'next-intl';
import styles from './Hospitals.module.css';

export type CityLink = { slug: string; name: string };

/** Plain anchors, because the server fills in the page when it sends the document (docs/decisions/034-hospitals.md). */
export function CityLinks({ cities }: { cities: readonly CityLink[] }) {
  const t = useTranslations('hospitals.start');
  const locale = useLocale();
  return (
    <nav className={`wrap below ${styles.cities}`} aria-labelledby="by-city">
      <div>
        <h2 id="by-city">{t('cities')}</h2>
        <ul>
          {cities.map(({ slug, name }) => (
            <li key={slug}>
              <a className="link" href={pathIn(locale, paths.hospitalsOf(slug))}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
