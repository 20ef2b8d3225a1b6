import { render, screen } from '@testing-library/react';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Link } from './Link';

/** Says where a press leads: to a route change, or to a document. */
function follow(pathname: string, href: string, locale = 'en') {
  const { router, pushed } = aRouter(pathname);
  Object.assign(router, { locale, defaultLocale: 'en', locales: ['en', 'hi', 'ta'] });
  render(<Link href={href}>About us</Link>, { wrapper: inPage(router) });
  const link = screen.getByRole('link', { name: 'About us' });
  // jsdom can't leave its document.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  return { address: link.getAttribute('href'), pushed };
}

test.each([
  ['en', '/about-us', '/about-us'],
  ['hi', '/about-us', '/hi/about-us'],
  ['ta', '/', '/ta'],
  ['hi', '/#start', '/hi#start'],
])('in %s a page of words leads to %s as a document', (locale, href, address) => {
  expect(follow('/', href, locale)).toEqual({ address, pushed: [] });
});

test('a page of the journey keeps its scripts', () => {
  expect(follow('/health-insurance-plan/get-quote', '/about-us').pushed).toEqual(['/about-us']);
});
