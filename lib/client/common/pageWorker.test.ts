import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { locales } from '@/lib/domain/common/locales';
import { pathIn } from '@/lib/i18n/locales';
import config from '@/next.config.js';

type Given = { status: number } | Error | 'late';
type FetchEvent = { request: object; respondWith: (answer: unknown) => void };

const BUILD = 'pages build-1';

/**
 * Returns what public/page-worker.js shows at `address` when the network answers as `line` says. A line that is late
 * answers after every wait. An error is what reading the kept pages ends in.
 */
async function shows(address: string, line: Given, kept: readonly string[] | Error): Promise<unknown> {
  let answer: unknown;
  const listeners: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    location: { origin: 'https://site.example' },
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => {
      listeners[name] = listener;
    },
  };
  const scope = {
    self,
    URL,
    caches: {
      keys: async () => {
        if (kept instanceof Error) throw kept;
        return ['my', BUILD];
      },
      match: async (file: string, { cacheName }: { cacheName: string }) =>
        cacheName === BUILD && !(kept instanceof Error) && kept.includes(file) ? `kept ${file}` : undefined,
    },
    setTimeout,
    fetch: async () => {
      if (line instanceof Error) throw line;
      if (line !== 'late') return line;
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return { status: 200 };
    },
  };
  runInNewContext(readFileSync('public/page-worker.js', 'utf8'), scope);
  const mode = address.startsWith('/_next/') ? 'no-cors' : 'navigate';
  const request = { method: 'GET', url: `https://site.example${address}`, mode };
  listeners['fetch']?.({ request, respondWith: (given) => void (answer = given) });
  return answer;
}

const noLine = new TypeError('Failed to fetch');

test.each([
  ['no line', noLine, 'kept /payment'],
  ['a balancer without servers', { status: 502 }, 'kept /payment'],
  ['a server that is full', { status: 503 }, 'kept /payment'],
  ['an answer', { status: 200 }, { status: 200 }],
  ['a page that is gone', { status: 404 }, { status: 404 }],
] as const)('a kept page, at %s', async (_what, line, shown) => {
  expect(await shows('/payment?quoteId=1#paid', line, ['/payment', '/offline'])).toEqual(shown);
});

test('where nothing is kept, all is shown as it comes', async () => {
  expect(await shows('/payment', { status: 502 }, [])).toEqual({ status: 502 });
  await expect(shows('/payment', noLine, [])).rejects.toBe(noLine);
});

test.each(['/my', '/payment', '/_next/static/chunks/a.js'])(
  'where the browser can’t read what it keeps, %s comes from the line',
  async (address) => {
    expect(await shows(address, { status: 200 }, new Error('the disk is damaged'))).toEqual({ status: 200 });
    await expect(shows(address, noLine, new Error('the disk is damaged'))).rejects.toBe(noLine);
  },
);

const isPage = ({ destination }: { destination: string }) => !/^\/(api|dev|sandbox)\//.test(destination);

test.each(locales)(
  'in %s each page of ids shows any of them, and otherwise the page without a line',
  async (locale) => {
    const { afterFiles = [] } = ((await config.rewrites?.()) ?? {}) as { afterFiles?: Rewrite[] };
    const pages = afterFiles.filter(isPage);
    expect(pages.length).toBeGreaterThan(8);
    const offline = pathIn(locale, '/offline');
    const all = [offline, ...pages.map(({ destination }) => pathIn(locale, destination))];
    for (const { source, destination } of pages) {
      const address = pathIn(locale, source.replaceAll(/:\w+/g, 'B-1'));
      const page = pathIn(locale, destination);
      expect([address, await shows(address, noLine, all)]).toEqual([address, `kept ${page}`]);
      expect(await shows(address, noLine, [offline])).toBe(`kept ${offline}`);
    }
  },
);

type Rewrite = { source: string; destination: string };

test.each([
  ['/ta/my', 'kept /ta/my'],
  ['/network-hospitals', 'kept /network-hospitals'],
  ['/payment', { status: 200 }],
  ['/my/change/B-1', { status: 200 }],
])('a slow line at %s', async (address, shown) => {
  jest.useFakeTimers();
  const showing = shows(address, 'late', [address, '/my/change', '/offline', '/ta/offline']);
  await jest.runAllTimersAsync();
  expect(await showing).toEqual(shown);
  jest.useRealTimers();
});
