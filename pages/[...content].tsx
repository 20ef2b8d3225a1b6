import type { GetStaticPaths, GetStaticProps } from 'next';
import { ContentPage } from '@/components/site/content/ContentPage';
import { contentPaths, findContent, type ContentName } from '@/components/site/content/contentPages';
import { retentionFacts } from '@/lib/domain/site/retentionFacts';
import { planFacts } from '@/lib/domain/plans/planFacts';
import { loadMessages } from '@/lib/i18n/loadMessages';

type Props = { name: ContentName; facts: ReturnType<typeof planFacts> };

export default function WordsPage(props: Props) {
  return <ContentPage {...props} />;
}

export const getStaticPaths: GetStaticPaths = ({ locales = [] }) => ({
  paths: locales.flatMap((locale) =>
    contentPaths.map((path) => ({ params: { content: path.slice(1).split('/') }, locale })),
  ),
  fallback: false,
});

export const getStaticProps: GetStaticProps = async ({ params, locale }) => {
  const parts = params?.['content'];
  const name = Array.isArray(parts) ? findContent(`/${parts.join('/')}`) : undefined;
  if (!name) return { notFound: true };
  const { content, ...messages } = await loadMessages(locale, ['content']);
  // Only the shown page's facts, to keep its props small.
  const facts = { ...planFacts(), ...(name === 'privacy' && retentionFacts()) };
  return { props: { name, facts, messages: { ...messages, content: { [name]: content?.[name] } } } };
};
