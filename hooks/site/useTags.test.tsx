import { act, renderHook } from '@testing-library/react';
import * as nextRouter from 'next/router';
import * as react from 'react';
import { aRouter, inPage } from '@/tests/browser/inPage';

const scripts: Record<string, string> = {
  site: 'https://tags.example/site.js',
  psbu: 'https://tags.example/psbu.js',
};
let isConfigured: boolean;
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.head.replaceChildren();
  isConfigured = true;
  asked = [];
  global.fetch = (input) => {
    const set = new URL(String(input), 'http://localhost').searchParams.get('set') ?? '';
    asked.push(set);
    return Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve(isConfigured ? { src: scripts[set] } : {}),
    } as Response);
  };
});

afterEach(() => jest.useRealTimers());

const loaded = () => [...document.scripts].map(({ src }) => src);

/** Loads a document for one page; `show` navigates within it. */
async function load(loadedFor: string) {
  window.history.replaceState(null, '', loadedFor);
  jest.resetModules();
  // Shares React with the test: a second copy would break hooks.
  jest.doMock('react', () => react).doMock('next/router', () => nextRouter);
  const { useTags } = await import('./useTags');
  const { router } = aRouter(loadedFor);
  const { result, rerender } = renderHook(({ url }) => useTags(url), {
    initialProps: { url: loadedFor },
    wrapper: inPage(router),
  });
  const show = async (url: string) => {
    rerender({ url });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
  };
  await show(loadedFor);
  return { result, show, leaveFor: (url: string) => router.events.emit('routeChangeStart', url) };
}

const visit = async (url: string) => (await load(url)).result;

test('nothing is asked and nothing is loaded while no tags are configured', async () => {
  isConfigured = false;
  const tags = await visit('/');
  expect([tags.current.isAsked, loaded()]).toEqual([false, []]);
});

test('a configured script waits for a yes', async () => {
  const tags = await visit('/');
  expect([tags.current.isAsked, loaded()]).toEqual([true, []]);
  act(() => tags.current.answer('yes'));
  expect([tags.current.isAsked, loaded()]).toEqual([false, [scripts['site']]]);
});

test('after a no nothing is even looked up again', async () => {
  const tags = await visit('/');
  act(() => tags.current.answer('no'));
  const later = await visit('/health-insurance-plans.html');
  expect([later.current.isAsked, loaded(), asked]).toEqual([false, [], ['site']]);
});

test('paths starting /psbu load the other set', async () => {
  localStorage.setItem('tag_consent', 'yes');
  await visit('/psbu-partner/plans?x=1');
  expect(loaded()).toEqual([scripts['psbu']]);
});

const journey = '/health-insurance-plan/get-quote?quoteId=sample';

test('a page of the journey asks nothing and loads nothing, reached by a load or without one', async () => {
  localStorage.setItem('tag_consent', 'yes');
  await load(journey);
  expect([loaded(), asked]).toEqual([[], []]);
  const { show } = await load('/');
  expect(loaded()).toEqual([scripts['site']]);
  document.head.replaceChildren();
  await show(journey);
  expect(loaded()).toEqual([]);
});

test('a document that was loaded for a page without tags runs none on the pages that follow in it', async () => {
  localStorage.setItem('tag_consent', 'yes');
  const { show } = await load(journey);
  await show('/');
  expect([loaded(), asked]).toEqual([[], []]);
});

test('a question that nobody has answered goes with its page', async () => {
  const { result, show } = await load('/');
  expect(result.current.isAsked).toBe(true);
  await show(journey);
  expect(result.current.isAsked).toBe(false);
  act(() => result.current.answer('yes'));
  expect(loaded()).toEqual([]);
});

test('where a script runs the next page of another set is loaded as a document of its own', async () => {
  localStorage.setItem('tag_consent', 'yes');
  const { leaveFor } = await load('/');
  // jsdom logs an error instead of navigating.
  const told = jest.spyOn(console, 'error').mockImplementation();
  for (const url of [journey, `/hi${journey}`, '/psbu-partner', '/appforms/aspire/sample', '/payment/sample'])
    expect(() => leaveFor(url)).toThrow('is loaded as a page of its own');
  expect(told.mock.calls.map(([error]) => String(error))).toEqual(
    Array(5).fill(expect.stringContaining('navigation')),
  );
  told.mockRestore();
  for (const url of ['/', '/hi', '/health-insurance-plans.html', '/ta/tools'])
    expect(() => leaveFor(url)).not.toThrow();
});

test('where no script runs every page follows without a load', async () => {
  const { leaveFor } = await load('/');
  expect(() => leaveFor(journey)).not.toThrow();
});
