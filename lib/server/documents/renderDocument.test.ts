import { type ChildProcess, execFileSync } from 'node:child_process';
import { isPrintable } from '@/lib/domain/common/words/printable';
import { locales } from '@/lib/i18n/locales';
import { readPdf } from '@/tests/documents/readPdf';
import { someDocuments } from '@/tests/documents/samples';
import type { DocumentKind } from './documentData';
import { healthCardSheet } from './kinds/healthCard';
import { composeDocument, renderDocument } from './renderDocument';
import type { Sheet } from './sheet';
import { typeset } from './typesetter';
import { wordsOf } from './words';

const documents = someDocuments();
const kinds = Object.keys(documents) as DocumentKind[];
const all = kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));

// Typst sets a low mark as its own run and repeats its cluster, as in दु and क्टू.
const withoutSpaces = (text: string) =>
  text.replaceAll(/\s+/g, '').replaceAll(/((?:[\u0900-\u097f]\u094d)*[\u0900-\u097f]\p{M}+)\1+/gu, '$1');

/** A picture and what it says to a screen reader are no printed texts. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['is', 'form', 'lang', 'kind', 'pageOf', 'svg', 'says'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, Array.isArray(value) ? key : name));
}

test.each(all)('%s in %s says everything of its sheet, in our letters alone', async (kind, locale) => {
  const pdf = readPdf(await renderDocument(kind, documents[kind], locale));
  const text = withoutSpaces(pdf.pages.join('\n'));
  const missing = textsOf(composeDocument(kind, documents[kind], locale)).filter(
    (each) => !text.includes(withoutSpaces(each)),
  );
  expect(missing).toEqual([]);
  expect([...pdf.glyphs.keys()].filter((font) => !font.startsWith('Anek'))).toEqual([]);
  // Glyph 0 is the empty box.
  expect([...pdf.glyphs.values()].filter((ids) => ids.includes(0))).toEqual([]);
  // Consulates read English, whatever the customer reads.
  const language = kind === 'tripCertificate' ? 'en' : locale;
  expect({ language: pdf.language, isTagged: pdf.isTagged }).toEqual({ language, isTagged: true });
});

const scripts = [
  ['ta', 'Tamil', /[\u0b80-\u0bff]+/g],
  ['hi', 'Devanagari', /[\u0900-\u097f]+/g],
] as const;

test.each(scripts)('in %s the letters of %s join as HarfBuzz joins them', async (locale, script, words) => {
  const sheet = healthCardSheet(documents.healthCard, wordsOf[locale]);
  const { glyphs } = readPdf(await typeset(sheet));
  const texts = textsOf(sheet).flatMap((text) => text.match(words) ?? []);
  const font = `lib/server/documents/fonts/anek-${script.toLowerCase()}-regular.ttf`;
  const counts = JSON.parse(
    execFileSync(process.execPath, ['tests/documents/shape.mjs', font, ...texts], { encoding: 'utf8' }),
  ) as number[];
  const expected = counts.reduce((sum, count) => sum + count, 0);
  expect(expected).not.toBe(texts.join('').length);
  expect(glyphs.get(`Anek${script}Medium-Regular`)).toHaveLength(expected);
});

test('the same data gives the same file', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => renderDocument('quote', documents.quote, 'ta')));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test('what looks like markup stays a text', async () => {
  const name = '#panic("x") $a^2$ *b* _c_ `d` \\ "e" @f <g> // h';
  const card = { ...documents.healthCard, member: { ...documents.healthCard.member, name } };
  const { pages } = readPdf(await renderDocument('healthCard', card, 'en'));
  expect(withoutSpaces(pages[0] ?? '')).toContain(withoutSpaces(name));
});

test.each([
  [
    'of all letters that are printed',
    Array.from({ length: 0x2213 }, (_, at) => String.fromCharCode(at)).filter(isPrintable),
  ],
  ['of letters that are not', ['আশা', '王', '😀', '\ud800', '\u0000', 'Nguyễn']],
])('a name %s is set', async (_which, letters) => {
  const card = {
    ...documents.healthCard,
    member: { ...documents.healthCard.member, name: letters.join(' ') },
  };
  const { glyphs } = readPdf(await renderDocument('healthCard', card, 'en'));
  expect([...glyphs.values()].filter((ids) => ids.includes(0))).toEqual([]);
});

const ofOneSum = ['criti-care', 'accident-care', 'corona-rakshak'] as const;

test.each(ofOneSum)('the papers of %s promise no cashless treatment and no paid bills', (product) => {
  const plan = { ...documents.schedule.plan, product, tier: '' as const, riders: [] };
  for (const locale of locales) {
    const { cashless, notice, repay } = Object.fromEntries(
      (['cashless', 'notice', 'repay'] as const).map((key) => [
        key,
        wordsOf[locale].t(`sheet.claims.${key}`),
      ]),
    );
    for (const kind of ['informationSheet', 'healthCard'] as const) {
      const texts = textsOf(composeDocument(kind, { ...documents[kind], plan }, locale));
      expect(texts.filter((text) => [cashless, notice, repay].includes(text))).toEqual([]);
      expect(texts).toContain(wordsOf[locale].t('sheet.claims.sum'));
    }
  }
});

test('a quote names nobody and tells no birthday', async () => {
  const { pages } = readPdf(await renderDocument('quote', documents.quote, 'en'));
  expect(pages.join(' ')).not.toMatch(/Ananya|1992|1994|2020/);
});

test('beyond fifty waiting documents the next one is asked to come again, and the others are set', async () => {
  const sheet: Sheet = healthCardSheet(documents.healthCard, wordsOf.en);
  const outcomes = await Promise.allSettled(Array.from({ length: 52 }, () => typeset(sheet)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toMatchObject([{ code: 'UNAVAILABLE' }, { code: 'UNAVAILABLE' }]);
});

test('a process that dies takes one document with it, and the next one is set by another', async () => {
  const sheet = healthCardSheet(documents.healthCard, wordsOf.en);
  await typeset(sheet);
  const { sukhayuTypesetter } = globalThis as { sukhayuTypesetter?: { press?: { child: ChildProcess } } };
  const lost = typeset(sheet);
  sukhayuTypesetter?.press?.child.kill('SIGKILL');
  await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await typeset(sheet)).subarray(0, 5).toString()).toBe('%PDF-');
});

// The shaper counts the signs of a syllable in a byte, and ends the process beyond.
test.each([
  ['a name that a form takes', `க${'ொ'.repeat(200)}`],
  ['half consonants', 'க்'.repeat(400)],
  ['vowel signs alone', 'ெொ'.repeat(400)],
])('a syllable without an end, of %s, is set', async (_what, name) => {
  const { healthCard } = documents;
  const card = { ...healthCard, member: { ...healthCard.member, name } };
  const text = withoutSpaces(readPdf(await renderDocument('healthCard', card, 'ta')).pages.join(''));
  expect(text).toContain(name.slice(0, 2));
});

test('what cannot be set is refused, and the next document is set', async () => {
  const broken = {
    ...healthCardSheet(documents.healthCard, wordsOf.en),
    foot: undefined,
  } as unknown as Sheet;
  await expect(typeset(broken)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect((await renderDocument('quote', documents.quote, 'en')).subarray(0, 5).toString()).toBe('%PDF-');
});
