import type { GetStaticProps } from 'next';
import { ArticleIndex, type ArticleIndexProps } from '@/components/site/reading/article/ArticleIndex';
import { loadArticleIndex } from '@/lib/content/pages';

export default function ArticlesPage(props: ArticleIndexProps) {
  return <ArticleIndex {...props} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadArticleIndex(locale),
});
