import '@testing-library/jest-dom';
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
  tell('routeChangeComplete', '/contact-us.html', { shallow: false });
  expect(result.current).toBe(false);
  tell('routeChangeStart', '/contact-us.html');
  tell('routeChangeError', '/contact-us.html');
  expect(result.current).toBe(false);
});

describe('after a change of route', () => {
  const shown = (html: string) => {
    document.body.innerHTML = html;
    (document.activeElement as HTMLElement | null)?.blur();
    return follow();
  };
  afterEach(() => document.body.replaceChildren());

  test('the page has the focus that went with the page before', () => {
    const { tell } = shown('<main id="main"><h1>Next</h1></main>');
    expect(document.body).toHaveFocus();
    tell('routeChangeComplete', '/contact-us.html', { shallow: false });
    const main = screen.getByRole('main');
    expect(main).toHaveFocus();
    act(() => main.blur());
    expect(main).not.toHaveAttribute('tabindex');
  });

  test.each([
    ['a field that the page focused', '<main id="main"><input></main>'],
    ['what stands on both pages', '<a href="#main">Skip</a><main id="main"></main>'],
  ])('%s keeps it', (_what, html) => {
    const { tell } = shown(html);
    const focused = document.querySelector<HTMLElement>('input, a')!;
    focused.focus();
    tell('routeChangeComplete', '/contact-us.html', { shallow: false });
    expect(focused).toHaveFocus();
  });

  test('a shallow one gives no focus, since its page is the same', () => {
    const { tell } = shown('<main id="main"></main>');
    tell('routeChangeComplete', '/payment/p1', { shallow: true });
    expect(document.body).toHaveFocus();
  });
});

test.each([
  ['/contact-us.html', 1],
  ['/contact-us.html?shallow=1', 0],
  ['/shallow/plans', 0],
  ['/legal#ombudsman', 0],
])('after the change to %s the page is scrolled to its top %i times', (url, times) => {
  follow().tell('routeChangeComplete', url, { shallow: false });
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
