import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Pages, staticFolder } from '@/lib/server/launcher/built/staticSite';
import { withoutAnswers } from './answers';
import { compress } from './compress';
import { filesBelow } from './filesBelow';
import { withFirstView } from './firstView';
import { withoutEnds } from './withoutEnds';
import { withoutPageData } from './pageData';
import { withScriptsTogether } from './scriptsTogether';
import { withScriptsWanted } from './scriptsWanted';

export type Shorten = (text: string) => string;

const defaultLocale = 'en';
/** These pages are sent in the place of another page (`errorPages.ts`) and have no address of their own. */
const errorPage = /\/(404|500)$/;

/** `begun` are pages whose compression runs while the next ones are made. */
export async function copyPages(
  next: string,
  target: string,
  begun: Map<string, Promise<void>>,
  short: Shorten,
): Promise<Pages> {
  const source = path.join(next, 'server/pages');
  const buildId = (await readFile(path.join(next, 'BUILD_ID'), 'utf8')).trim();
  const { routes } = JSON.parse(await readFile(path.join(next, 'prerender-manifest.json'), 'utf8')) as {
    routes: Record<string, { initialRevalidateSeconds: number | false }>;
  };
  const pages: Pages = {};
  const built = { next, frame: await readFrame(next), short, beside: new Set<string>() };
  for (const file of await filesBelow(source)) {
    const name = path.relative(source, file).split(path.sep).join('/');
    const route = `/${name.replace(/\.(html|json)$/, '')}`;
    // Files that only Next reads lie beside the pages and their data.
    if (!isPrerendered(source, name) || route.endsWith('/_error')) continue;
    if (routes[route] && routes[route].initialRevalidateSeconds !== false)
      throw new Error(`${route} revalidates, but pages are served as they were built.`);
    const isPage = name.endsWith('.html');
    const copied = isPage ? `pages${route}.html` : `_next/data/${buildId}/${name}`;
    const to = path.join(target, copied);
    await mkdir(path.dirname(to), { recursive: true });
    if (isPage) await writePage(file, to, built);
    else await cp(file, to);
    if (isPage) begun.set(to, compress(to));
    if (isPage && !errorPage.test(route)) pages[publicPath(route)] = `/${copied}`;
  }
  return pages;
}

const isPrerendered = (source: string, name: string) =>
  /\.(html|json)$/.test(name) && existsSync(path.join(source, name.replace(/json$/, 'html')));

/** The files that Next sends with every page. */
async function readFrame(next: string): Promise<readonly string[]> {
  const manifest = await readFile(path.join(next, 'build-manifest.json'), 'utf8');
  const { pages, lowPriorityFiles } = JSON.parse(manifest) as {
    pages: Record<string, readonly string[]>;
    lowPriorityFiles: readonly string[];
  };
  return [...(pages['/_app'] ?? []), ...lowPriorityFiles];
}

/** `beside` are files that an earlier page has written, named by their content. */
type Built = {
  next: string;
  frame: readonly string[];
  short: Shorten;
  beside: Set<string>;
};

/**
 * Writes the page with the rules of its first view, and beside it the files of its styles, its scripts and their data.
 */
async function writePage(file: string, copied: string, { next, frame, short, beside }: Built): Promise<void> {
  const read = (href: string) => readFileSync(path.join(next, href.replace('/_next/', '')), 'utf8');
  const { html: unasked, files: answers } = withoutAnswers(await readFile(file, 'utf8'));
  const { html: bare, files: data } = withoutPageData(unasked);
  const { html: together, files: scripts } = withScriptsTogether(bare, frame, read);
  const { html, sheets } = await withFirstView(withScriptsWanted(together), read);
  await writeFile(copied, short(withoutEnds(html)));
  for (const { href, content } of [...answers, ...data, ...scripts, ...sheets]) {
    if (beside.has(href)) continue;
    beside.add(href);
    const written = path.join(staticFolder(next), href);
    await mkdir(path.dirname(written), { recursive: true });
    await writeFile(written, short(content));
  }
}

/** The default language has no prefix. */
function publicPath(route: string): string {
  if (route === `/${defaultLocale}`) return '/';
  return route.startsWith(`/${defaultLocale}/`) ? route.slice(defaultLocale.length + 1) : route;
}
