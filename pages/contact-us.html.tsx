import type { GetStaticProps } from 'next';
import { TopicCall } from '@/components/callbacks/TopicCall';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { paths } from '@/lib/config/paths';
import { loadSitePage } from '@/lib/content/pages';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function ContactPage(props: SitePageProps) {
  return <SitePage {...props} below={<TopicCall />} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage(paths.contact, locale);
  const messages = await loadMessages(locale, ['callMe', 'validation']);
  return { props: { ...page, messages: { ...page.messages, ...messages } } };
};
