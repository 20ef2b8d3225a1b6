import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { TOPICS } from '@/lib/content/kinds';
import { ArticleList, type ArticleEntry } from './ArticleList';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from '@/components/site/reading/Listing.module.css';

export type ArticleIndexProps = { articles: readonly ArticleEntry[] };

export function ArticleIndex({ articles }: ArticleIndexProps) {
  const t = useTranslations('reading');
  const title = t('articles.title');
  return (
    <Page title={title} description={t('articles.text')}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title }]} />
        <h1>{title}</h1>
        <p className="lead">{t('articles.text')}</p>
        {TOPICS.map((topic) => (
          <section key={topic} id={topic} aria-labelledby={`${topic}-title`}>
            <h2 id={`${topic}-title`}>{t(`topics.${topic}`)}</h2>
            <ArticleList articles={articles.filter((article) => article.topic === topic)} />
          </section>
        ))}
      </div>
    </Page>
  );
}
