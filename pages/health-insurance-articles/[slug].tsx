import type { GetStaticPaths, GetStaticProps } from 'next';
import { ArticlePage, type ArticleProps } from '@/components/site/reading/article/ArticlePage';
import { articleNames } from '@/lib/content/library';
import { loadArticle } from '@/lib/content/pages';

export default function OneArticlePage(props: ArticleProps) {
  return <ArticlePage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) => articleNames().map((slug) => ({ params: { slug }, locale }))),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => ({
  props: await loadArticle(String(params?.['slug']), locale),
});
