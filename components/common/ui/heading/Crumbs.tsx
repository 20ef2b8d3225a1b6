import { useRouter } from 'next/router';
import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/common/ui/JsonLd';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { siteOrigin } from '@/lib/config/siteOrigin';
import { pathIn } from '@/lib/i18n/locales';
import styles from './Crumbs.module.css';

/** A crumb without a path is the page itself. */
export type Crumb = { title: string; path?: string };

/** Breadcrumbs, for readers and for search engines. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useTranslations('layout');
  const locale = useLocale();
  const here = useRouter().asPath.split(/[?#]/)[0];
  const itemListElement = [{ title: brand.shortName, path: '/' }, ...trail].map(
    ({ title, path = here ?? '/' }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      item: siteOrigin() + pathIn(locale, path),
    }),
  );
  return (
    <nav className={styles.crumbs} aria-label={t('here')}>
      <ol>
        {trail.map(({ title, path }) => (
          <li key={title}>
            {path ? <Link href={path}>{title}</Link> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
    </nav>
  );
}
