import { act, renderHook } from '@testing-library/react';
import { useTags } from './useTags';

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

async function visit(url: string) {
  const { result } = renderHook(() => useTags(url));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  return result;
}

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
