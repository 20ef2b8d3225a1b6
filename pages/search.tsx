import type { GetStaticProps } from 'next';
import { footerColumns } from '@/components/common/footer/footerData';
import { SearchPage, type SearchProps } from '@/components/site/reading/search/SearchPage';
import { paths } from '@/lib/config/paths';
import { loadSearch } from '@/lib/content/pages';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import type { Searched } from '@/lib/domain/site/search';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function Search(props: SearchProps) {
  return <SearchPage {...props} />;
}

/** Pages that aren't written in `content/`: what the footer names, and the plans. */
async function otherPages(locale: string | undefined): Promise<Searched[]> {
  const { footer } = await loadMessages(locale, ['footer']);
  const toPage = (path: string, title: string) => ({
    path,
    title,
    kind: 'page' as const,
    also: '',
    summary: '',
  });
  const named = footerColumns
    .flatMap(({ links }) => links)
    .filter(({ link }) => link.startsWith('/'))
    .map(({ link, text }) => toPage(link, footer?.links[text] ?? ''));
  return [...named, ...PRODUCTS.map(({ slug, name }) => toPage(paths.product(slug), name))];
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadSearch(locale, await otherPages(locale)),
});
