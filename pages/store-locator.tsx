import type { GetStaticProps } from 'next';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { StoreFinder } from '@/components/site/stores/StoreFinder';
import { loadSitePage } from '@/lib/content/pages';
import type { Branch } from '@/lib/domain/places/branches';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { branchesIn } from '@/lib/server/services/site/branches';

type Props = SitePageProps & { branches: readonly Branch[] };

export default function StoreLocatorPage({ branches, ...props }: Props) {
  return (
    <SitePage {...props}>
      <StoreFinder branches={branches} />
    </SitePage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage('/store-locator', locale);
  const messages = await loadMessages(locale, ['stores']);
  const branches = branchesIn(page.page.sections);
  return { props: { ...page, branches, messages: { ...page.messages, ...messages } } };
};
