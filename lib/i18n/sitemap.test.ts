import { toSitemap } from './sitemap';

test('a page stands there in each language with its sisters', () => {
  const sitemap = toSitemap('https://example.in', [{ path: '/', changed: '2026-11-23' }]);
  expect(sitemap.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://example.in/',
    '<loc>https://example.in/hi',
    '<loc>https://example.in/ta',
  ]);
  expect(sitemap.match(/<lastmod>2026-11-23<\/lastmod>/g)).toHaveLength(3);
  expect(sitemap.match(/hreflang="ta-IN" href="https:\/\/example.in\/ta"/g)).toHaveLength(3);
});

test('a page that stays English stands there once', () => {
  expect(
    toSitemap('https://example.in', [{ path: '/family-health-insurance-plans.html' }]).match(/<loc>/g),
  ).toHaveLength(1);
});
