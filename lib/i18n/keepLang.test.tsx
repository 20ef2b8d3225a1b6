import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { keepLang } from './keepLang';

test('the page’s language is set when it is another one, and left alone when it is the same', () => {
  const root = document.createElement('html');
  const changes = new MutationObserver(() => undefined);
  changes.observe(root, { attributes: true });
  keepLang(root);
  root.lang = 'hi';
  expect(root).toMatchObject({ lang: 'hi' });
  expect(changes.takeRecords()).toHaveLength(1);
  root.lang = 'hi';
  expect(changes.takeRecords()).toHaveLength(0);
  root.lang = 'ta';
  expect(root.getAttribute('lang')).toBe('ta');
});

test('Next still sets the language by the property that is replaced', () => {
  const file = createRequire(__filename).resolve('next/dist/shared/lib/router/router.js');
  expect(readFileSync(file, 'utf8')).toContain('document.documentElement.lang = nextState.locale;');
});
