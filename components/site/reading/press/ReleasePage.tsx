import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { ShareArticle } from '@/components/site/content/ShareArticle';
import styles from '@/components/site/reading/article/ArticlePage.module.css';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { toArticleData } from '@/components/site/reading/articleData';
import { Sections } from '@/components/site/reading/Sections';
import { Terms } from '@/components/site/reading/Terms';
import { paths } from '@/lib/config/paths';
import type { Release, Term } from '@/lib/content/library';
import { formatDate } from '@/lib/i18n/format';
import { ReleaseList, type ReleaseEntry } from './ReleaseList';

export type ReleaseProps = {
  release: Release;
  releases: readonly ReleaseEntry[];
  terms: readonly Term[];
};

export function ReleasePage({ release, releases, terms }: ReleaseProps) {
  const t = useTranslations('reading');
  const locale = useLocale();
  const { slug, title, summary, intro, sections, facts } = release;
  const path = paths.release(slug);
  const trail = [{ title: t('press.title'), path: paths.mediaCenter }, { title }];
  const data = toArticleData('NewsArticle', { ...release, path, locale });
  return (
    <Page title={title} description={summary} data={data}>
      <article>
        <header className={`wrap ${styles.head}`}>
          <Crumbs trail={trail} />
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.by}>{formatDate(facts.published, locale)}</p>
        </header>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.text}>
            <Sections intro={intro} sections={sections} />
            <div>
              <h2 className={styles.send}>{t('articles.share')}</h2>
              <ShareArticle path={path} title={title} />
              <p className="small">{t('articles.shareNote')}</p>
            </div>
            <ReleaseList releases={releases} but={slug} />
          </div>
        </div>
      </article>
      <Terms terms={terms} />
    </Page>
  );
}
