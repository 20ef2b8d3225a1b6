import { existsSync, readFileSync } from 'node:fs';
import { constants, brotliCompress, gzip } from 'node:zlib';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Pages, staticFolder } from '@/lib/server/launcher/built/staticSite';
import { isHtmlOfWords } from '@/lib/config/pagesOfWords';
import { NEXT_PAGES } from '@/lib/server/launcher/built/nextPages';
import { withoutAnswers } from './answers';
import { withFirstView } from './firstView';
import { nextPages } from './nextPages';
import { withoutEnds } from './withoutEnds';
import { withoutPageData } from './pageData';
import { withScriptsTogether } from './scriptsTogether';
import { SHORT, shortNames } from './shortNames';
import { SECURITY_TXT, writeSecurityTxt } from './securityTxt';
import { writeSitemap } from './sitemap';
import { bundleEarly, withScriptsWanted } from './scriptsWanted';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const defaultLocale = 'en';
/** Below this the header of a compressed file costs more than it saves. */
const smallestWorthCompressing = 256;
const compressible = new Set([
  '.html',
  '.json',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.map',
]);

/** These pages are sent in the place of another page (`errorPages.ts`) and have no address of their own. */
const errorPage = /\/(404|500)$/;

/** Copies what the build prerendered, with its assets, to one folder, each file beside its brotli and gzip. */
export async function prepareStaticSite(next: string, publicFolder: string): Promise<{ files: number }> {
  const target = staticFolder(next);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const begun = new Map<string, Promise<void>>();
  const short = await readShortNames(next);
  const pages = await copyPages(next, target, begun, short);
  await cp(path.join(next, 'static'), path.join(target, '_next/static'), { recursive: true });
  await rename(path.join(target, '_next/static/chunks'), path.join(target, '_next', SHORT));
  await shortenAll(path.join(target, '_next/static'), short);
  await cp(publicFolder, target, { recursive: true });
  await bundleEarly(target);
  await writeFile(path.join(target, 'sitemap.xml'), writeSitemap());
  await mkdir(path.dirname(path.join(target, SECURITY_TXT)));
  await writeFile(path.join(target, SECURITY_TXT), writeSecurityTxt(new Date()));
  await writeFile(path.join(next, 'static-pages.json'), JSON.stringify(pages, null, 1));
  const ofWords = Object.keys(pages).filter((pathname) =>
    isHtmlOfWords(readFileSync(path.join(target, pages[pathname] ?? ''), 'utf8')),
  );
  await writeFile(path.join(target, NEXT_PAGES), JSON.stringify(nextPages(ofWords)));
  const files = (await filesBelow(target)).filter((file) => !/\.(br|gz)$/.test(file));
  await compressAll(files.filter((file) => !begun.has(file)));
  await Promise.all(begun.values());
  return { files: files.length };
}

/** `begun` are pages whose compression runs while the next ones are made. */
async function copyPages(
  next: string,
  target: string,
  begun: Map<string, Promise<void>>,
  short: Built['short'],
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
  short: ReturnType<typeof shortNames>;
  beside: Set<string>;
};

async function readShortNames(next: string): Promise<Built['short']> {
  const sheets = (await filesBelow(path.join(next, 'static'))).filter((file) => file.endsWith('.css'));
  return shortNames(await Promise.all(sheets.map((file) => readFile(file, 'utf8'))));
}

/** Shortens names in files that load on demand, which keep the names that Next gave them. */
async function shortenAll(folder: string, short: Built['short']): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => /\.(css|js)$/.test(file));
  for (const file of files) await writeFile(file, short(await readFile(file, 'utf8')));
}

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

/** Compresses as many files at a time as zlib has threads. */
async function compressAll(files: readonly string[]): Promise<void> {
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) await compress(file);
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** Data of pages, for which no first view waits. */
const isLate = (file: string) =>
  path.extname(file) === '.json' || path.dirname(file).endsWith(pageDataFolder);
const pageDataFolder = path.join('_next', 'static', 'js');

/** The pages that most visitors open first, and those of plans, which hold the most. */
const isWeighed = (file: string) =>
  /^(en|hi|ta|v1)\.html$/.test(path.basename(file)) || /\/health-insurance\/[^/]+\.html$/.test(file);

/** Level 11 costs twice as much as 10 and saves a fiftieth; 10 eight times as much as 7, and saves a fifteenth. */
function levelOf(file: string): number {
  if (isLate(file)) return 7;
  return /\.(html|js)$/.test(file) && !isWeighed(file) ? 10 : 11;
}

async function compress(file: string): Promise<void> {
  if (!compressible.has(path.extname(file))) return;
  const { size } = await stat(file);
  if (size < smallestWorthCompressing) return;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levelOf(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
        // A window larger than the file finds nothing more, and costs a sixth of the time.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 16)))),
      },
    }),
    zip(content, { level: 9 }),
  ]);
  if (br.length < size) await writeFile(`${file}.br`, br);
  if (gz.length < size) await writeFile(`${file}.gz`, gz);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
