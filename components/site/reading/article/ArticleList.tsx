import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { Topic } from '@/lib/content/kinds';
import styles from './ArticleList.module.css';

export type ArticleEntry = { slug: string; title: string; summary: string; topic: Topic; words: number };

const wordsAMinute = 180;
export const minutesOf = (words: number) => Math.max(1, Math.round(words / wordsAMinute));

export function ArticleList({ articles }: { articles: readonly ArticleEntry[] }) {
  const t = useTranslations('reading');
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, summary, topic, words }) => (
        <li key={slug}>
          <p className="tiny">
            {t(`topics.${topic}`)} · {t('minutes', { minutes: minutesOf(words) })}
          </p>
          <h3>
            <Link href={paths.article(slug)}>{title}</Link>
          </h3>
          <p className="small">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
