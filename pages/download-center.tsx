import type { GetStaticProps } from 'next';
import { AllPapers, type PapersOfPlan } from '@/components/site/reading/AllPapers';
import { SitePage, type SitePageProps } from '@/components/site/reading/SitePage';
import { paths } from '@/lib/config/paths';
import { loadSitePage } from '@/lib/content/pages';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { loadMessages } from '@/lib/i18n/loadMessages';
import { loadPaperSizes } from '@/lib/server/services/plans/paperSizes';

type Props = SitePageProps & { plans: readonly PapersOfPlan[] };

export default function DownloadCenterPage({ plans, ...props }: Props) {
  return (
    <SitePage {...props}>
      <AllPapers plans={plans} />
    </SitePage>
  );
}

export const getStaticProps: GetStaticProps = async ({ locale }) => {
  const page = await loadSitePage(paths.downloads, locale);
  const plans: PapersOfPlan[] = [];
  for (const { slug, name } of PRODUCTS) plans.push({ slug, name, sizes: await loadPaperSizes(slug) });
  const { product } = await loadMessages(locale, ['product']);
  const messages = { ...page.messages, product: { papers: product?.papers } };
  return { props: { ...page, plans, messages } };
};
