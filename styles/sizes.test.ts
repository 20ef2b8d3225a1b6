import { readFileSync } from 'node:fs';
import { theme } from './theme';

const tokens = readFileSync('styles/tokens.css', 'utf8');
const tokenOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
const sheet = (file: string) => readFileSync(file, 'utf8');

/** A file's rules within one media query. */
const within = (file: string, query: string) =>
  sheet(file).split(`@media ${query} {`)[1]?.split('\n}')[0] ?? '';

test.each([
  ['header', '60px'],
  ['drawer', '300px'],
  ['sheet', '30rem'],
  ['sheet-s', '15rem'],
  ['strip-time', '50s'],
])('the specification’s size of %s is %s', (name, size) => {
  expect(tokenOf(name)).toBe(size);
});

test('header, drawer and strip have those sizes', () => {
  expect(sheet('components/common/header/Header.module.css')).toContain(
    '.header {\n  height: var(--header);',
  );
  expect(within('components/common/header/menu/Menu.module.css', '(max-width: 1180px)')).toMatch(
    /\.menu:popover-open \{[^}]*width: var\(--drawer\);/,
  );
  expect(sheet('components/common/header/Strip.module.css')).toContain('var(--strip-time) linear infinite');
});

test('the welcome back is a sheet at 599 pixels and below, low once it is paid', () => {
  const rules = within('components/resume/welcomeBack/WelcomeBack.module.css', '(max-width: 599px)');
  expect(rules).toMatch(/\.paper\.paper \{[^}]*height: var\(--sheet\);/);
  expect(rules).toMatch(/\.short\.paper\.paper \{[^}]*height: var\(--sheet-s\);/);
});

test('below the small breakpoint there is the burger and no row of menus', () => {
  const [, upTo = 0] =
    /max-width: (\d+)px\) \{\s*(?:\/\*.*?\*\/\s*)?\.menu:popover-open \{\s*position: fixed/s.exec(
      sheet('components/common/header/menu/Menu.module.css'),
    ) ?? [];
  expect(Number(upTo)).toBeGreaterThanOrEqual(theme.breakpoints.values.sm * 16 - 1);
  expect(within('components/common/header/Header.module.css', `(max-width: ${upTo}px)`)).toMatch(
    /\.burger \{\s*display: grid/,
  );
});

test('the breakpoints of the theme are the specification’s', () => {
  expect(theme.breakpoints.unit).toBe('em');
  expect(theme.breakpoints.values).toEqual({ xs: 30, sm: 48, md: 64, lg: 74, xl: 90 });
});
