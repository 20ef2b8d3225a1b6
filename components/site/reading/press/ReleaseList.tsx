import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import listing from '@/components/site/reading/article/ArticleList.module.css';
import styles from '@/components/site/reading/Sections.module.css';
import { paths } from '@/lib/config/paths';
import type { IsoDate } from '@/lib/domain/common/dates';
import { formatDate } from '@/lib/i18n/format';

export type ReleaseEntry = { slug: string; title: string; summary: string; published: IsoDate };

/** Lists press releases, the newest first. */
export function ReleaseList({ releases, but }: { releases: readonly ReleaseEntry[]; but?: string }) {
  const t = useTranslations('reading.press');
  const locale = useLocale();
  const shown = releases.filter(({ slug }) => slug !== but);
  if (shown.length === 0) return null;
  return (
    <section id="releases" className={styles.section} aria-labelledby="releases-title">
      <h2 id="releases-title">{t(but ? 'more' : 'title')}</h2>
      <ul className={listing.list}>
        {shown.map(({ slug, title, summary, published }) => (
          <li key={slug}>
            <p className="tiny">{formatDate(published, locale)}</p>
            <h3>
              <Link href={paths.release(slug)}>{title}</Link>
            </h3>
            <p className="small">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
