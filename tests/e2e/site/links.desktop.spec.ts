import { headerList } from '@/components/common/header/menu/headerData';
import { headerPopover } from '@/components/common/header/menu/headerPopover';
import { paths } from '@/lib/config/paths';
import { expect, test } from '@/tests/e2e/support/test';

/** Header popovers are rendered by scripts, so not in the HTML. */
const inHeader = Object.values(headerPopover)
  .flat()
  .flatMap(({ categoryLink, subCategories }) => [categoryLink, ...subCategories.map(({ link }) => link)])
  .concat(headerList.flatMap(({ link }) => link ?? []));

const ownLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"/][^"]*|\/)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

test('no link of header, footer, sitemap or any page leads to a page or a section that is none', async ({
  site,
}) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const toWalk = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/');
  toWalk.push(...inHeader, ...inHeader.map((link) => `/ta${link}`), '/v1', '/mediclaim', '/bad-request.html');
  const pages = new Map<string, string>();
  const dead: string[] = [];
  for (const link of toWalk) {
    const [address = '', section] = link.split('#');
    const path = address.split('?')[0] ?? '';
    if (!pages.has(path)) {
      // With its query: a paper is one of a plan.
      const answer = await fetch(site.url + address);
      const html = await answer.text();
      pages.set(path, html);
      if (!answer.ok) dead.push(`${path}: ${answer.status}`);
      toWalk.push(...ownLinks(html).filter((next) => !toWalk.includes(next)));
    }
    if (section && !isStep(section) && !isSearch(path) && !pages.get(path)?.includes(`id="${section}"`))
      dead.push(link);
  }
  expect(pages.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

/** What to search for stands behind the mark. */
const isSearch = (path: string) => path.endsWith(paths.hospitals);

/** Steps of the quote use the hash without sections; the cards of /my are there once somebody signed in. */
function isStep(section: string): boolean {
  return ['who', 'ages', 'place', 'plans', 'cards'].includes(section);
}
