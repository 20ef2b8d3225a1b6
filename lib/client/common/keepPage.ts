const WORKER = '/page-worker.js';

/** Caches exist only at secure addresses. */
export const canKeep = () => typeof caches !== 'undefined';

/** Keeps this page's files for when there is no network. Files of older builds are removed; those in `also` stay. */
export async function keepPage(
  cacheName: string,
  scope: string,
  also: readonly string[] = [],
): Promise<void> {
  if (!canKeep() || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${WORKER}?${new URLSearchParams({ cache: cacheName })}`, {
      scope,
    });
    await navigator.serviceWorker.ready;
    const cache = await caches.open(cacheName);
    const files = new Set([scope, ...filesOfPage()]);
    // allSettled, so that one file that fails to load doesn't keep the others out.
    await Promise.allSettled([...files].map((file) => cache.add(file)));
    const kept = new Set([...files, ...also]);
    const old = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
  } catch {
    // The next visit tries again.
  }
}

function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname);
}
