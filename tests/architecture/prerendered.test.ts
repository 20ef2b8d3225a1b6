import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !/^(dev|sandbox)\//.test(name))
  .map((name) => path.join('pages', name));

test('R3 no page is rendered for its visitor: what _next/data answers is the same for everybody', () => {
  expect(pages.length).toBeGreaterThan(10);
  const rendered = pages.filter((page) =>
    /getServerSideProps|getInitialProps/.test(readFileSync(page, 'utf8')),
  );
  expect(rendered.filter((page) => page !== 'pages/_document.tsx')).toEqual([]);
});

test('a page that answers for the address of one customer’s thing is not there for searches', async () => {
  const { default: config } = await import('@/next.config.js');
  const rewrites = await config.rewrites?.();
  if (!Array.isArray(rewrites)) throw new Error('the rewrites are no list');
  const shells = rewrites.map(({ destination }) => `pages${destination}/index.tsx`);
  const pagesOfOne = shells.filter((page) => !page.startsWith('pages/api/'));
  expect(pagesOfOne.length).toBeGreaterThan(5);
  expect(pagesOfOne.filter((page) => !/<Page [^>]*noIndex/.test(readFileSync(page, 'utf8')))).toEqual([]);
});
