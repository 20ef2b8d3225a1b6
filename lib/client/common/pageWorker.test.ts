import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Given = { status: number } | Error;
type FetchEvent = { request: object; respondWith: (answer: unknown) => void };

/** Returns what public/page-worker.js shows of a kept page when the network answers as `line` says. */
async function shows(line: Given, isKept = true): Promise<unknown> {
  let answer: unknown;
  const listeners: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    location: { href: 'https://site.example/page-worker.js?cache=my', origin: 'https://site.example' },
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => {
      listeners[name] = listener;
    },
  };
  const scope = {
    self,
    URL,
    AbortSignal,
    caches: { match: async () => (isKept ? 'kept' : undefined) },
    fetch: async () => {
      if (line instanceof Error) throw line;
      return line;
    },
  };
  runInNewContext(readFileSync('public/page-worker.js', 'utf8'), scope);
  const request = { method: 'GET', url: 'https://site.example/my', mode: 'navigate' };
  listeners['fetch']?.({ request, respondWith: (given) => void (answer = given) });
  return answer;
}

test.each([
  ['no line', new TypeError('Failed to fetch'), 'kept'],
  ['a balancer without servers', { status: 502 }, 'kept'],
  ['a server that is full', { status: 503 }, 'kept'],
  ['an answer', { status: 200 }, { status: 200 }],
  ['a page that is gone', { status: 404 }, { status: 404 }],
] as const)('a kept page, at %s', async (_what, line, shown) => {
  expect(await shows(line)).toEqual(shown);
});

test('what is not kept is shown as it comes', async () => {
  expect(await shows({ status: 502 }, false)).toEqual({ status: 502 });
});
