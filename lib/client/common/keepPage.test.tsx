import { keepPage } from './keepPage';

const html = (build: string) =>
  `<a href="/payment?quoteId=Q-1">Pay</a><img src="/art/lamp.svg">
  <link rel="stylesheet" href="/_next/static/css/a.css"><script src="/early.js" async></script>
  <script src="/_next/static/js/data.js" defer></script><script data-src="/_next/static/scripts/next.js"></script>
  <script id="__NEXT_DATA__" type="application/json">{"buildId":"${build}"}</script>`;

const offline = '<h1>Offline</h1><script src="/offline.js" defer></script>';

/** What each cache holds. */
const held = new Map<string, Map<string, unknown>>();
const registered: unknown[] = [];

function cacheOf(name: string) {
  const files = held.get(name) ?? new Map<string, unknown>();
  held.set(name, files);
  return {
    match: async (file: string) => files.get(file),
    add: async (file: string) => void files.set(file, 'file'),
    put: async (file: string, answer: unknown) => void files.set(file, answer),
  };
}

beforeAll(() => {
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...held.keys()],
      open: async (name: string) => cacheOf(name),
      match: async (file: string, { cacheName }: { cacheName: string }) => held.get(cacheName)?.get(file),
      delete: async (name: string) => held.delete(name),
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register: async (...asked: unknown[]) => void registered.push(asked) },
  });
  const loaded = ['/early.js', '/fonts/anek.woff2', '/api/my?of=me', '/_next/static/short/late.js'];
  const entries = loaded.map((path) => ({ name: window.location.origin + path }));
  Object.assign(performance, { getEntriesByType: () => entries });
});

const asked: string[] = [];

/** The open page is of one build, and the server has another one, or the same. */
function deploys(build: string, { open = build } = {}): void {
  document.body.innerHTML = `<script id="__NEXT_DATA__" type="application/json">{"buildId":"${open}"}</script>`;
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const answer = { ok: true, text: async () => (url === '/offline' ? offline : html(build)) };
    return { ...answer, clone: () => answer };
  }) as unknown as typeof fetch;
}

const kept = () => Object.fromEntries([...held].map(([name, files]) => [name, [...files.keys()].toSorted()]));

const files = [
  '/_next/static/css/a.css',
  '/_next/static/js/data.js',
  '/_next/static/scripts/next.js',
  '/_next/static/short/late.js',
  '/art/spot-offline.svg',
  '/art/tile-aside.svg',
  '/early.js',
  '/fonts/anek.woff2',
  '/offline.js',
];

test('a page is kept with its files, beside the page without a line, and asked for once', async () => {
  deploys('one');
  cacheOf('my');
  await keepPage('/payment');
  await keepPage('/payment');
  expect(registered[0]).toEqual(['/page-worker.js', { scope: '/payment' }]);
  expect(kept()).toEqual({ my: [], 'pages one': [...files, '/offline', '/payment'].toSorted() });
  expect(asked).toEqual(['/payment', '/offline']);
});

test('after a deployment the open page keeps nothing, and the next one removes all that was kept', async () => {
  const before = kept();
  deploys('two', { open: 'one' });
  await keepPage('/policy');
  expect(kept()).toEqual(before);
  deploys('two');
  await keepPage('/policy');
  expect(kept()).toEqual({ my: [], 'pages two': [...files, '/offline', '/policy'].toSorted() });
});

test('in development, where files change under their names, nothing is kept', async () => {
  const before = kept();
  deploys('development');
  await keepPage('/my');
  expect(kept()).toEqual(before);
});

test('a page that a proxy on the way put in the place of ours is not kept', async () => {
  deploys('three');
  const before = kept();
  const answer = { ok: true, text: async () => '<h1>This site is blocked by your company</h1>' };
  globalThis.fetch = (async () => ({ ...answer, clone: () => answer })) as unknown as typeof fetch;
  await keepPage('/claims');
  expect(kept()).toEqual(before);
});
