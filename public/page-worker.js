/* Answers for a page from its last copy when the line is away. lib/client/common/keepPage.ts says what is kept. */
const CACHE = new URL(self.location.href).searchParams.get('cache');
/** A line this slow is none to somebody at a hospital's desk. */
const PATIENCE_MS = 6_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(pathname.startsWith('/_next/static/') ? keptFirst(request) : lineFirst(request));
});

const findKept = (request) =>
  caches.match(request, { cacheName: CACHE, ignoreVary: true, ignoreSearch: request.mode === 'navigate' });

/** Its name changes with its content. */
async function keptFirst(request) {
  return (await findKept(request)) ?? fetch(request);
}

async function lineFirst(request) {
  const kept = await findKept(request);
  if (!kept) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // Of a balancer whose servers are away: no page of ours.
    return answer.status >= 500 ? kept : answer;
  } catch {
    return kept;
  }
}
