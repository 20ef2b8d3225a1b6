import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { Link } from '@/components/common/ui/Link';
import { ShareArticle } from '@/components/site/content/ShareArticle';
import { paths } from '@/lib/config/paths';
import type { Way } from '@/lib/content/furtherReading';
import type { Article, Term } from '@/lib/content/library';
import { formatDate } from '@/lib/i18n/format';
import { ArticleList, minutesOf, type ArticleEntry } from './ArticleList';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from './ArticlePage.module.css';
import { FurtherReading } from '@/components/site/reading/FurtherReading';
import { toArticleData } from '@/components/site/reading/articleData';
import { FIRST_SECTIONS, Later } from '@/components/site/reading/Later';
import { Sections } from '@/components/site/reading/Sections';
import { SourcesNote } from '@/components/site/reading/SourcesNote';
import { Terms } from '@/components/site/reading/Terms';

export type ArticleProps = {
  article: Article;
  related: readonly ArticleEntry[];
  furtherReading: readonly Way[];
  terms: readonly Term[];
};

export function ArticlePage({ article, related, furtherReading, terms }: ArticleProps) {
  const t = useTranslations('reading');
  const locale = useLocale();
  const { slug, title, summary, intro, sections, facts, words } = article;
  const trail = [
    { title: t('articles.title'), path: paths.articles },
    { title: t(`topics.${facts.topic}`), path: `${paths.articles}#${facts.topic}` },
  ];
  const data = toArticleData('Article', { ...article, path: paths.article(slug), locale });
  return (
    <Page title={title} description={summary} data={data}>
      <article>
        <header className={`wrap ${styles.head}`}>
          <Crumbs trail={trail} />
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.by}>
            <span>{formatDate(facts.published, locale)}</span>
            <span>{t('minutes', { minutes: minutesOf(words) })}</span>
          </p>
        </header>
        <div className={`wrap ${styles.columns}`}>
          <nav className={styles.inThis} aria-labelledby="in-this">
            <h2 id="in-this">{t('articles.inThis')}</h2>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.text}>
            <Sections intro={intro} sections={sections.slice(0, FIRST_SECTIONS)} />
            <Later>
              <Sections sections={sections.slice(FIRST_SECTIONS)} />
              <FurtherReading ways={furtherReading} />
              <div>
                <h2 className={styles.send}>{t('articles.share')}</h2>
                <ShareArticle path={paths.article(slug)} title={title} />
                <p className="small">{t('articles.shareNote')}</p>
              </div>
              <SourcesNote sources={facts.sources} written={facts.written} of="article" />
            </Later>
          </div>
        </div>
      </article>
      <div className="below">
        <section className={`section sand ${styles.next}`} aria-labelledby="next-articles">
          <div className="wrap">
            <h2 id="next-articles">{t('articles.next')}</h2>
            <ArticleList articles={related} />
            <Link className="link" href={paths.articles}>
              {t('articles.all')}
            </Link>
          </div>
        </section>
      </div>
      <Terms terms={terms} />
    </Page>
  );
}
