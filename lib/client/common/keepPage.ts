import { paths } from '@/lib/config/paths';
import { pathIn, toLocale } from '@/lib/i18n/locales';
import { buildOfPage } from '@/lib/late/buildOfPage';

const WORKER = '/page-worker.js';
/** The script of the page without a line. */
const OFFLINE = '/offline.js';
/** Pictures that are shown only without a line. */
const PICTURES = ['/art/spot-offline.svg', '/art/tile-aside.svg'];

/** The cache of the copy of data (lib/client/my/lastCopy.ts). */
export const DATA = 'my';

/** Caches exist only at secure addresses. */
export const canKeep = () => typeof caches !== 'undefined';

/**
 * Keeps a page for when there is no line: its HTML, which is the same for everybody, and its files. `page` is the address
 * without an id or a query. All that is kept is of one build, and the next one removes it, so that no page runs without
 * its files.
 */
export async function keepPage(page: string, scope = page): Promise<void> {
  const build = buildOfPage();
  // In development files change without a change of their name.
  if (!canKeep() || !('serviceWorker' in navigator) || build === 'development') return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope });
    const name = `pages ${build}`;
    await keepHtml(page, name);
    await keepHtml(pathIn(toLocale(document.documentElement.lang), paths.offline), name);
    const cache = await caches.open(name);
    // allSettled, so that one file that fails to load doesn't keep the others out.
    await Promise.allSettled([...PICTURES, ...filesOfPage()].map((file) => addTo(cache, file)));
    const others = (await caches.keys()).filter((other) => other !== name && other !== DATA);
    await Promise.all(others.map((other) => caches.delete(other)));
  } catch {
    // The next visit tries again.
  }
}

async function keepHtml(page: string, name: string): Promise<void> {
  if (await caches.match(page, { cacheName: name })) return;
  // oxlint-disable-next-line no-restricted-globals -- It is a page, no answer of the API.
  const answer = await fetch(page, { priority: 'low' });
  const html = await answer.clone().text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const [, build] = /"buildId":"([^"]*)"/.exec(html) ?? [];
  // The page without a line names no build. A proxy's page in the place of ours names neither.
  const isOfThisBuild = build === undefined ? files.includes(OFFLINE) : name.endsWith(` ${build}`);
  if (!answer.ok || !isOfThisBuild) throw new Error(`${page} is of another build than the open page.`);
  const cache = await caches.open(name);
  await Promise.all(files.map((file) => addTo(cache, file)));
  await cache.put(page, answer);
}

async function addTo(cache: Cache, file: string): Promise<void> {
  if (!(await cache.match(file))) await cache.add(file);
}

function filesOfPage(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.startsWith('/api/'));
  return [...new Set(files.map(({ pathname }) => pathname))];
}
