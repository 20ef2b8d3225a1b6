import type { GetStaticProps } from 'next';
import { Ombudsman } from '@/components/grievances/Ombudsman';
import { OmbudsmanOffices } from '@/components/site/reading/OmbudsmanOffices';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { paths } from '@/lib/config/paths';
import { loadSitePage } from '@/lib/content/pages';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function OmbudsmanPage(props: SitePageProps) {
  return (
    <SitePage {...props} below={<OmbudsmanOffices />}>
      <Ombudsman />
    </SitePage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage(paths.ombudsman, locale);
  const { grievance } = await loadMessages(locale, ['grievance']);
  return { props: { ...page, messages: { ...page.messages, grievance: { office: grievance?.office } } } };
};
