import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { flattenTexts, type Texts } from '@/lib/i18n/checkTexts';

const GLOSSARIES = [
  ['Hindi', 'hi'],
  ['Tamil', 'ta'],
] as const;

/** Words without a note in the last column of a language's table. */
function refusedIn(language: string): readonly string[] {
  const [, section = ''] = readFileSync('locales/README.md', 'utf8').split(`\n## ${language}\n`);
  const rows = section.split(/\n## /)[0]?.match(/^\|.*\|$/gm) ?? [];
  const cells = rows.slice(2).map((row) => row.split('|').at(-2) ?? '');
  return cells
    .flatMap((cell) => cell.split(',').map((word) => word.trim()))
    .filter((word) => /^[\p{L}\p{M} .-]+$/u.test(word));
}

/** Suffixes are allowed, compounds are not. */
const startsWord = (word: string) => new RegExp(`(?<!\\p{L}|\\p{M})${word.replaceAll('.', '\\.')}`, 'u');

test.each(GLOSSARIES)('no text in %s uses a word that its glossary refuses', (language, locale) => {
  const refused = refusedIn(language).map((word) => [word, startsWord(word)] as const);
  expect(refused.length).toBeGreaterThan(30);
  const used = readdirSync(`locales/${locale}`).flatMap((file) => {
    const texts = JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Texts;
    return [...flattenTexts(texts)].flatMap(([key, text]) =>
      refused
        .filter(([word, start]) => text.includes(word) && start.test(text))
        .map(([word]) => `${file} ${key}: ${word}`),
    );
  });
  expect(used).toEqual([]);
});

test('no text in Hindi sets a nukta under क, ख or ग', () => {
  const files = ['locales/hi', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const inHindi = files.filter((file) => /^locales.*\.json$|\bhi\.(?:md|html)$/.test(file));
  expect(inHindi.length).toBeGreaterThan(100);
  const wrong = inHindi.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[\p{L}\p{M}]*[कखग]\u093c[\p{L}\p{M}]*/gu)].map(
      ([word]) => `${file}: ${word}`,
    ),
  );
  expect(wrong).toEqual([]);
});
