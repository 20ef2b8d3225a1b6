import { existsSync } from 'node:fs';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { sitePaths } from '@/lib/content/library';
import { loadSitePage } from '@/lib/content/pages';
import { ALIASES } from '@/lib/content/salesPages';

export default function WordsPage(props: SitePageProps) {
  return <SitePage {...props} />;
}

/** A text that stands beside a form is shown by its own file in `pages/`. */
const isElsewhere = (path: string) => existsSync(`pages${path}.tsx`) || existsSync(`pages${path}/index.tsx`);

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => {
  const paths = sitePaths()
    .filter((path) => !isElsewhere(path))
    .flatMap((path) => [path, ...(ALIASES.get(path) ?? [])]);
  return {
    paths: locales.flatMap((locale) =>
      paths.map((path) => ({ params: { content: path.slice(1).split('/') }, locale })),
    ),
    fallback: false,
  };
};

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const parts = params?.['content'];
  const path = Array.isArray(parts) ? `/${parts.join('/')}` : '';
  const written = sitePaths().find((each) => each === path || ALIASES.get(each)?.includes(path));
  return written ? { props: await loadSitePage(written, locale) } : { notFound: true };
};
