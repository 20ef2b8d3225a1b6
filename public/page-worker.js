/* Answers for a page from its last copy when the line is away. lib/client/common/keepPage.ts says what is kept. */

/**
 * These pages show a copy of their data, and somebody at a hospital's desk needs it now. Any other page has nothing to
 * show before the line answers, and a slow line must bring the newest build.
 */
const withData = /\/(my|network-hospitals)$/;
const PATIENCE_MS = 6_000;

self.addEventListener('install', () => self.skipWaiting());
// The browser asks for the page while this script starts.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname));
  else event.respondWith(pathname.startsWith('/_next/static/') ? keptFirst(request) : lineFirst(request));
});

async function openPage({ request, preloadResponse }, pathname) {
  const line = Promise.resolve(preloadResponse).then((answer) => answer ?? fetch(request));
  const patience = withData.test(pathname) && (await findKept(pathname)) ? afterPatience() : [];
  try {
    const answer = await Promise.race([line, ...patience]);
    // Of a balancer whose servers are away: no page of ours.
    if (answer && answer.status < 500) return answer;
  } catch {
    // There is no line.
  }
  return (await findPage(pathname)) ?? line;
}

const afterPatience = () => [new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))];

/** The page; the one that shows whatever an id below its address names; or the one that says that there is no line. */
async function findPage(pathname) {
  // The policy of a trip (next.config.js).
  let path = pathname.replace(/\/policy\/SKT[^/]*$/, '/Travel/policy');
  for (; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const kept = await findKept(path);
    if (kept) return kept;
  }
  const [language = ''] = /^\/(hi|ta)(?=\/)/.exec(pathname) ?? [];
  return findKept(`${language}/offline`);
}

/** One cache holds the files of a build. The others hold data. */
async function findKept(file) {
  try {
    const caching = (await caches.keys()).filter((name) => name.startsWith('pages '));
    for (const cacheName of caching) {
      const kept = await caches.match(file, { cacheName, ignoreVary: true });
      if (kept) return kept;
    }
  } catch {
    // The browser can't read what it keeps, so all comes from the line.
  }
}

/** Its name changes with its content. */
async function keptFirst(request) {
  return (await findKept(request)) ?? fetch(request);
}

async function lineFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(request);
    if (kept) return kept;
    throw error;
  }
}
