import { locales } from '@/lib/domain/common/locales';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { customersCalls, everyCall } from '@/lib/server/api/publishedCalls';

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => path.join('pages', name));

test('R3 no page is rendered for its visitor: what _next/data answers is the same for everybody', () => {
  expect(pages.length).toBeGreaterThan(10);
  const rendered = pages.filter((page) =>
    /getServerSideProps|getInitialProps/.test(readFileSync(page, 'utf8')),
  );
  expect(rendered.filter((page) => page !== 'pages/_document.tsx')).toEqual([]);
});

/** Without the pages for developers, which show a part more than once. */
const built = readdirSync('.next/static-site/pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !/^\w+[/\\]dev[/\\]/.test(name))
  .map((name) => path.join('.next/static-site/pages', name));

/** A button that opens a word's explanation, a label, a link within the page: what they name must be there. */
const naming =
  / (?:popovertarget|aria-(?:labelledby|describedby|controls)|for|href="#)(?:="|(?<=#))([^"]+)"/gi;

test('what a page names by id is on it, and once', () => {
  expect(built.length).toBeGreaterThan(500);
  const wrong = built.flatMap((file) => {
    const html = readFileSync(file, 'utf8').replaceAll(/<script.*?<\/script>/gs, '');
    const all = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const ids = new Set(all);
    const named = [...html.matchAll(naming)].flatMap(([, names = '']) => names.split(' '));
    const twice = all.filter((id, at) => all.indexOf(id) !== at);
    return [...new Set([...named.filter((id) => !ids.has(id)), ...twice])].map((id) => `${file}: ${id}`);
  });
  expect(wrong).toEqual([]);
});

test.each(locales)('every mark on the home page in %s has its disclaimer in the footer', (locale) => {
  const html = readFileSync(`.next/server/pages/${locale}.html`, 'utf8');
  const [page = '', footer = ''] = html.split('<footer');
  const marksIn = (part: string) => [...part.matchAll(/<sup>(\w+)<\/sup>/g)].map(([, mark]) => mark);
  expect(marksIn(page)).toEqual(['1', '2']);
  expect(marksIn(footer)).toEqual(marksIn(page));
});

test('every text of the home page is compiled: no placeholder is shown', () => {
  const shown = locales.map((locale) => readFileSync(`.next/server/pages/${locale}.html`, 'utf8'));
  expect(shown.flatMap((html) => html.match(/\{\w+(\}|, \w+)/g) ?? [])).toEqual([]);
});

test.each(locales)('the compiler of texts is asked for every file in locales/%s', async (locale) => {
  const { default: config } = await import('@/next.config.js');
  const rule = config.turbopack?.rules?.['*.json'] as { condition: { path: RegExp } };
  const files = readdirSync(`locales/${locale}`).map((file) => `locales/${locale}/${file}`);
  expect(files.filter((file) => !rule.condition.path.test(file))).toEqual([]);
});

test.each([
  ['docs', customersCalls],
  ['dev', everyCall],
])('the page /%s/api tells every call that it is for, its fields and its answers', (folder, { paths }) => {
  const html = readFileSync(`.next/server/pages/en/${folder}/api.html`, 'utf8');
  const told = [...html.matchAll(/<code>([A-Z]+) (\/[^<]*)<\/code>/g)].map(([, method, url]) => [
    method,
    url,
  ]);
  expect(told).toEqual(
    Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), url]),
    ),
  );
  expect(html).toContain('<code>resumeJourney.quoteId</code> string<b> required</b>');
  const answers = [...html.matchAll(/ href="#(\w+)"/g)].map(([, name = '']) => name);
  expect(answers.filter((name) => name !== 'main' && !html.includes(` id="${name}"`))).toEqual([]);
  expect(answers).toContain('QuoteDto');
});

test('a page that answers for the address of one customer’s thing is not there for searches', async () => {
  const { default: config } = await import('@/next.config.js');
  const rewrites = await config.rewrites?.();
  if (!rewrites || Array.isArray(rewrites)) throw new Error('the rewrites are one list');
  const shells = (rewrites.afterFiles ?? []).map(({ destination }) => `pages${destination}/index.tsx`);
  const pagesOfOne = shells.filter((page) => !page.startsWith('pages/api/'));
  expect(pagesOfOne.length).toBeGreaterThan(5);
  expect(pagesOfOne.filter((page) => !/<(Own)?Page\s[^>]*noIndex/.test(readFileSync(page, 'utf8')))).toEqual(
    [],
  );
});
