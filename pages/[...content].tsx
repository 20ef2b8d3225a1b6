import { existsSync } from 'node:fs';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { ContentPage } from '@/components/site/content/ContentPage';
import { contentPaths, findContent, type ContentName } from '@/components/site/content/contentPages';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { sitePaths } from '@/lib/content/library';
import { loadSitePage } from '@/lib/content/pages';
import { ALIASES } from '@/lib/content/salesPages';
import { retentionFacts } from '@/lib/domain/site/retentionFacts';
import { planFacts } from '@/lib/domain/plans/planFacts';
import { loadMessages } from '@/lib/i18n/loadMessages';

type Props = { name: ContentName; facts: ReturnType<typeof planFacts> } | SitePageProps;

export default function WordsPage(props: Props) {
  return 'page' in props ? <SitePage {...props} /> : <ContentPage {...props} />;
}

/** A text that stands beside a form is shown by its own file in `pages/`. */
const isElsewhere = (path: string) => existsSync(`pages${path}.tsx`) || existsSync(`pages${path}/index.tsx`);

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => {
  const written = sitePaths().filter((path) => !isElsewhere(path));
  const aliases = written.flatMap((path) => ALIASES.get(path) ?? []);
  const paths = new Set([...contentPaths, ...written, ...aliases]);
  return {
    paths: locales.flatMap((locale) =>
      [...paths].map((path) => ({ params: { content: path.slice(1).split('/') }, locale })),
    ),
    fallback: false,
  };
};

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const parts = params?.['content'];
  const path = Array.isArray(parts) ? `/${parts.join('/')}` : '';
  const written = sitePaths().find((each) => each === path || ALIASES.get(each) === path);
  if (written) return { props: await loadSitePage(written, locale) };
  const name = findContent(path);
  if (!name) return { notFound: true };
  const { content, ...messages } = await loadMessages(locale, ['content']);
  // Only the shown page's facts, to keep its props small.
  const facts = { ...planFacts(), ...(name === 'privacy' && retentionFacts()) };
  return { props: { name, facts, messages: { ...messages, content: { [name]: content?.[name] } } } };
};
