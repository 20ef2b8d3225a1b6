import type { GetStaticProps } from 'next';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { UnclaimedForm } from '@/components/site/unclaimed/UnclaimedForm';
import { paths } from '@/lib/config/paths';
import { loadSitePage } from '@/lib/content/pages';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function UnclaimedAmountPage(props: SitePageProps) {
  return (
    <SitePage {...props}>
      <UnclaimedForm />
    </SitePage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage(paths.unclaimed, locale);
  const { forms, ...messages } = await loadMessages(locale, ['unclaimed', 'forms']);
  return { props: { ...page, messages: { ...page.messages, ...messages, forms: { date: forms?.date } } } };
};
