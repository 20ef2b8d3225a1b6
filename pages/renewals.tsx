import type { GetStaticProps } from 'next';
import { RenewalsPage } from '@/components/renewals/RenewalsPage';
import { Later } from '@/components/site/reading/Later';
import { Sections } from '@/components/site/reading/Sections';
import { Terms } from '@/components/site/reading/Terms';
import type { SitePageProps } from '@/components/site/reading/SitePage';
import { OwnPage } from '@/components/verify/OwnPage';
import { paths } from '@/lib/config/paths';
import { loadSitePage } from '@/lib/content/pages';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function RenewalsRoute({ page, terms }: SitePageProps) {
  return (
    <OwnPage
      title={page.title}
      description={page.summary}
      canonical={paths.renewals}
      trail={[{ title: page.title }]}
    >
      <RenewalsPage>
        <Later>
          <Sections intro={page.intro} sections={page.sections} />
        </Later>
        <Terms terms={terms} />
      </RenewalsPage>
    </OwnPage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage(paths.renewals, locale);
  const areas = ['renewals', 'bill', 'forms', 'session', 'validation', 'verify'] as const;
  const { forms, ...messages } = await loadMessages(locale, areas);
  const shown = { forms: { date: forms?.date } };
  return { props: { ...page, messages: { ...page.messages, ...messages, ...shown } } };
};
