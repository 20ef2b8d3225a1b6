import type { GetStaticProps } from 'next';
import { Careers } from '@/components/careers/Careers';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { paths } from '@/lib/config/paths';
import { loadSitePage } from '@/lib/content/pages';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function CareersPage(props: SitePageProps) {
  return <SitePage {...props} below={<Careers />} />;
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage(paths.careers, locale);
  const areas = ['careers', 'sentPapers', 'forms', 'session', 'validation', 'verify'] as const;
  const { forms, ...messages } = await loadMessages(locale, areas);
  const shown = { forms: { errorSummary: forms?.errorSummary } };
  return { props: { ...page, messages: { ...page.messages, ...messages, ...shown } } };
};
