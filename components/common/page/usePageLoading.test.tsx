import { act, render, renderHook, screen } from '@testing-library/react';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Link } from '@/components/common/ui/Link';
import { usePageLoading } from './usePageLoading';

let scrolledTo: unknown[][] = [];

beforeEach(() => {
  scrolledTo = [];
  window.scrollTo = (...place: unknown[]) => void scrolledTo.push(place);
});

function follow() {
  const { router } = aRouter();
  const { result } = renderHook(() => usePageLoading(), { wrapper: inPage(router) });
  return {
    result,
    tell: (...event: Parameters<typeof router.events.emit>) => act(() => router.events.emit(...event)),
  };
}

test('a page is loading from the start of a change of route to its end, or to its failure', () => {
  const { result, tell } = follow();
  expect(result.current).toBe(false);
  tell('routeChangeStart', '/contact-us.html');
  expect(result.current).toBe(true);
  tell('routeChangeComplete', '/contact-us.html');
  expect(result.current).toBe(false);
  tell('routeChangeStart', '/contact-us.html');
  tell('routeChangeError', '/contact-us.html');
  expect(result.current).toBe(false);
});

test.each([
  ['/contact-us.html', 1],
  ['/contact-us.html?shallow=1', 0],
  ['/shallow/plans', 0],
  ['/legal#ombudsman', 0],
])('after the change to %s the page is scrolled to its top %i times', (url, times) => {
  follow().tell('routeChangeComplete', url);
  expect(scrolledTo).toEqual(Array.from({ length: times }, () => [0, 0]));
});

test('the router, which scrolls by itself, is told to leave a shallow change where it is', () => {
  const { router } = aRouter('/health-insurance-plan/get-quote');
  const options: unknown[] = [];
  router.push = (_url, _as, given) => Promise.resolve(Boolean(options.push(given)));
  render(
    <>
      <Link href="/mediclaim.html">top</Link>
      <Link href="/mediclaim.html?shallow=1">shallow</Link>
    </>,
    { wrapper: inPage(router) },
  );
  screen.getByText('top').click();
  screen.getByText('shallow').click();
  expect(options).toEqual([
    expect.objectContaining({ scroll: true }),
    expect.objectContaining({ scroll: false }),
  ]);
});
