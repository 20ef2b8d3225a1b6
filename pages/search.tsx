import type { GetStaticProps } from 'next';
import { footerColumns } from '@/components/common/footer/footerData';
import { SearchPage, type SearchProps } from '@/components/site/reading/search/SearchPage';
import { loadSearch } from '@/lib/content/pages';
import { searchedPages } from '@/lib/content/searchedPages';
import type { Searched } from '@/lib/domain/site/search';
import { loadMessages } from '@/lib/i18n/loadMessages';

export default function Search(props: SearchProps) {
  return <SearchPage {...props} />;
}

/** Pages that aren't written in `content/`: what the footer names, and those with a title of their own. */
async function otherPages(locale: string | undefined): Promise<Searched[]> {
  const { footer } = await loadMessages(locale, ['footer']);
  const named = footerColumns
    .flatMap(({ links }) => links)
    .filter(({ link }) => link.startsWith('/'))
    .map(({ link, text }): Searched => {
      const title = footer?.links[text] ?? '';
      return { path: link, title, kind: 'page', also: '', summary: '' };
    });
  return [...named, ...(await searchedPages(locale))];
}

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadSearch(locale, await otherPages(locale)),
});
