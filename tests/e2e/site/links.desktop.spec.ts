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

const listedIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/');

test('no link of header, footer, sitemap or any page leads to a page or a section that is none', async ({
  site,
}) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  // Iterating a set also visits what is added on the way.
  const toWalk = new Set([...listedIn(sitemap), ...inHeader, ...inHeader.map((link) => `/ta${link}`)]);
  for (const path of ['/v1', '/mediclaim', '/bad-request.html']) toWalk.add(path);
  const pages = new Map<string, string>();
  const dead: string[] = [];
  for (const link of toWalk) {
    const [address = '', section] = link.split('#');
    const path = address.split('?')[0] ?? '';
    if (!pages.has(path)) {
      // The query belongs to the address: it names the plan of a paper.
      const answer = await fetch(site.url + address);
      const html = await answer.text();
      pages.set(path, html);
      if (!answer.ok) dead.push(`${path}: ${answer.status}`);
      for (const next of ownLinks(html)) toWalk.add(next);
    }
    if (section && !isRead(path, section) && !pages.get(path)?.includes(`id="${section}"`)) dead.push(link);
  }
  expect(pages.size).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

/** On these pages the hash is a search or a hospital, not a section. */
const isRead = (path: string, section: string) =>
  isStep(section) || [paths.hospitals, paths.tellClaim()].some((each) => path.endsWith(each));

/** The hash names a step of the quote, or a card of /my that only signed-in customers see. */
function isStep(section: string): boolean {
  return ['who', 'ages', 'place', 'plans', 'cards'].includes(section);
}
