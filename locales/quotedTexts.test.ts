import { readdirSync, readFileSync } from 'node:fs';
import { flattenTexts, type Texts } from '@/lib/i18n/checkTexts';
import { locales } from '@/lib/i18n/locales';

/** Quoted words that aren't our texts. */
const OTHERS = ['offline ekyc', '{reason}'];

test.each(locales)('in %s a button or answer that a text quotes is named as it stands there', (locale) => {
  const texts = readdirSync(`locales/${locale}`).flatMap((area) => [
    ...flattenTexts(JSON.parse(readFileSync(`locales/${locale}/${area}`, 'utf8')) as Texts).values(),
  ]);
  const named = new Set([...OTHERS, ...texts.map((text) => text.toLowerCase())]);
  const quoted = texts.flatMap((text) =>
    [...text.matchAll(/[“‘]([^”’]+)[”’]/g)].map(([, name = '']) => name.toLowerCase()),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((name) => !named.has(name))).toEqual([]);
});
