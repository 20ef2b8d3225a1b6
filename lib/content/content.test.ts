import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { todayInIndia } from '@/lib/domain/common/dates';
import { locales, type Locale } from '@/lib/domain/common/locales';
import { GROUPS, themesOf } from './kinds';
import {
  articleNames,
  illnessNames,
  readArticle,
  readFoot,
  readIllness,
  readRelease,
  readSitePage,
  readTerms,
  releaseNames,
  sitePaths,
} from './library';
import { contentFolder, readText, type Text } from './readText';
import { totalOf } from './stays';
import type { Language } from './tags';

/** The rules of content/README.md. */

/** The project's first day: nothing of ours came out before. */
const FIRST_DAY = '2026-11-21';
const today = todayInIndia(new Date());

const languageOf = (locale: Locale): Language => ({ locale, words: { danger: 'danger', price: 'price' } });
const english = languageOf('en');

const foldersWithTexts = readdirSync(contentFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'en.md')
  .map(({ parentPath }) => path.relative(contentFolder, parentPath).split(path.sep).join('/'))
  .toSorted();

const read = (folder: string, locale: Locale): Text => readText(`${folder}/${locale}.md`, languageOf(locale));
const sourceOf = (folder: string, locale: Locale) =>
  readFileSync(path.join(contentFolder, folder, `${locale}.md`), 'utf8');

/** What must be the same in all languages. */
function shapeOf(folder: string, locale: Locale) {
  const { intro, sections, terms } = read(folder, locale);
  const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1;
  return {
    terms: terms.toSorted(),
    intro: count(intro, 'p>'),
    sections: sections.map(({ id, html }) => ({
      id,
      rows: count(html, 'tr>'),
      items: count(html, 'li>'),
      boxes: count(html, 'div class="'),
      links: count(html, 'a '),
    })),
  };
}

/** For each row, the labels of its cells on a phone, where cells are stacked. */
function namesOfCells(table: string) {
  const texts = (html: string, tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))].map(([, own = '', text = '']) => ({
      label: /data-label="([^"]*)"/.exec(own)?.[1],
      text: text.replace(/<[^>]+>/g, ''),
    }));
  const columns = texts(table, 'th').map(({ text }) => text);
  const rows = table.split('<tr>').slice(columns.length > 0 ? 2 : 1);
  return { columns, rows: rows.map((row) => texts(row, 'td').map(({ label }) => label)) };
}

test.each(foldersWithTexts)('in %s each cell of a table of three columns or more says which', (folder) => {
  for (const { html } of locales.flatMap((locale) => read(folder, locale).sections)) {
    for (const table of html.split('<table>').slice(1)) {
      const { columns, rows } = namesOfCells(table);
      const named = columns.length < 3 ? columns.map(() => undefined) : [undefined, ...columns.slice(1)];
      if (columns.length > 0) expect(rows).toEqual(rows.map(() => named));
    }
  }
});

test.each(foldersWithTexts)('%s is the same text in three languages', (folder) => {
  const shape = shapeOf(folder, 'en');
  expect(shape.sections.every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  expect(new Set(shape.sections.map(({ id }) => id)).size).toBe(shape.sections.length);
  for (const locale of locales) expect({ locale, ...shapeOf(folder, locale) }).toEqual({ locale, ...shape });
});

test.each(foldersWithTexts)('%s has no first-level heading, no dash between sentences', (folder) => {
  for (const locale of locales) expect(sourceOf(folder, locale)).not.toMatch(/^# |[ ][–—][ ]/m);
});

const wanted = ['signs', 'doctor', 'course', 'treatment', 'pays', 'after'];

test.each(illnessNames())('illness %s has its sections, facts and words', (name) => {
  const { group, facts, intro, sections, words } = readIllness(name, english);
  expect(GROUPS).toContain(group);
  expect(intro).toBe('');
  expect(sections.map(({ id }) => id)).toEqual(wanted);
  expect(words).toBeGreaterThan(250);
  expect(facts.sources.length).toBeGreaterThan(0);
  const [fewest = 0, most = fewest] = facts.nights ?? [];
  for (const stay of facts.bill ?? []) {
    expect(totalOf(stay)).toBeGreaterThan(0);
    expect([stay.nights >= fewest, stay.nights <= most]).toEqual([true, true]);
  }
  const nights = (facts.bill ?? []).map((stay) => stay.nights);
  expect(new Set(nights).size).toBe(nights.length);
});

/** Numbers of law and medicine beside what a policy pays. */
const NOT_OF_PLANS: Readonly<Record<string, RegExp>> = {
  'blood/snake-bite': /24/g, // hours that make a stay
  'nerves/depression': /21/g, // section of the Mental Healthcare Act
  'stomach/gastroenteritis': /24/g,
  'sugar/obesity': /18|40|35/g, // age and BMI of the regulator's rule
};

test.each(illnessNames())('illness %s names no number about plans but by a variable', (name) => {
  for (const locale of locales) {
    const [, pays = ''] = sourceOf(`illnesses/${name}`, locale).split('{% #pays %}');
    const said = pays.split(/^## /m)[0]?.replaceAll(/\{%.*?%\}/g, '') ?? '';
    expect(said.replace(NOT_OF_PLANS[name] ?? '', '')).not.toMatch(/\d/);
  }
});

test('illnesses, articles and terms that are named exist', () => {
  const slugs = illnessNames().map((name) => name.split('/')[1]);
  const articles = articleNames();
  expect(new Set(slugs).size).toBe(slugs.length);
  const missing = [
    ...illnessNames().flatMap((name) =>
      readIllness(name, english).facts.mistakenFor.filter((slug) => !slugs.includes(slug)),
    ),
    ...articles.flatMap((name) =>
      readArticle(name, english).facts.related.filter((slug) => !articles.includes(slug)),
    ),
  ];
  expect(missing).toEqual([]);
});

test.each(['glossary', 'questions'] as const)('%s has a page for each of its themes', (kind) => {
  const written = foldersWithTexts.filter((folder) => folder.startsWith(`${kind}/`));
  expect(written).toEqual(themesOf[kind].map((theme) => `${kind}/${theme}`).toSorted());
});

test.each(foldersWithTexts)('%s links to words of the glossary that are there', (folder) => {
  for (const locale of locales) {
    const { intro, sections } = read(folder, locale);
    const html = [intro, ...sections.map((section) => section.html)].join('');
    expect(html).not.toContain('/glossary#');
  }
});

test('every page says enough to be a page', () => {
  const thin = sitePaths().filter((pathname) => readSitePage(pathname, english).words <= 250);
  expect(thin).toEqual([]);
});

const feet = sitePaths().filter((pathname) => locales.some((locale) => readFoot(pathname, locale)));

test.each(feet)('what stands at the foot of %s is the same in three languages', (pathname) => {
  const shapeOfFoot = (locale: Locale) =>
    readFoot(pathname, locale)
      ?.replaceAll(`href="/${locale}/`, 'href="/')
      .match(/<[^>]+>/g);
  for (const locale of locales) expect(shapeOfFoot(locale)).toEqual(shapeOfFoot('en'));
});

test('every press release says enough, and when it came out', () => {
  const releases = releaseNames().map((name) => readRelease(name, english));
  expect(releases.filter(({ words }) => words <= 250)).toEqual([]);
});

test('no date lies before the project began, after today, or is later than the last change', () => {
  const dated = [
    ...articleNames().map((name) => readArticle(name, english)),
    ...releaseNames().map((name) => readRelease(name, english)),
    ...illnessNames().map((name) => readIllness(name, english)),
  ].map(({ slug, facts }) => ({ slug, published: FIRST_DAY, ...facts }));
  const dishonest = dated.filter(
    ({ published, written }) => published < FIRST_DAY || written < published || written > today,
  );
  expect(dishonest.map(({ slug }) => slug)).toEqual([]);
});

/** An answer on health changes no price: no part of the site sets a loading (lib/domain/quote/pricing). */
const RAISED = {
  en: /\b(perhaps|or|with|needs?) a higher premium|perhaps the price|change the price of a policy|decision or the price|price stays, rises/i,
  hi: /शायद ज़्यादा प्रीमियम|शायद दाम|अवधि या ज़्यादा प्रीमियम|ज़्यादा प्रीमियम (\(|ज़रूरी)|पॉलिसी का दाम बदल|फ़ैसला या दाम|दाम वही रहे, बढ़े/,
  ta: /ஒருவேளை (கூடுதல் பிரீமிய|விலை)|கூடுதல் பிரீமிய(த்துடன்|த்தையோ|ம் தேவை)|பாலிசி விலையை மாற்ற|முடிவோ விலையோ|விலை அப்படியே, கூடுதலா/,
};

test.each(locales)('in %s no text says that an answer on health raises our price', (locale) => {
  const raised = foldersWithTexts.filter((folder) => RAISED[locale].test(sourceOf(folder, locale)));
  expect(raised).toEqual([]);
});

test('there is as much to read as was promised', () => {
  expect(illnessNames().length).toBeGreaterThanOrEqual(80);
  expect(articleNames().length).toBeGreaterThanOrEqual(24);
  expect(readTerms('glossary', english).length).toBeGreaterThanOrEqual(150);
});

test.each(articleNames())('article %s is long enough to be worth its title', (slug) => {
  const { words, sections } = readArticle(slug, english);
  expect(words).toBeGreaterThan(600);
  expect(sections.length).toBeGreaterThan(3);
  expect(sections.some(({ html }) => html.includes('<table'))).toBe(true);
});

const amount = (cell: string) => Number(cell.replaceAll(/[*₹,\s]/g, '').replace(/^[−-]/, '-'));

test.each(foldersWithTexts)('the bills of %s add up', (folder) => {
  for (const locale of locales) {
    for (const bill of billsIn(sourceOf(folder, locale))) {
      const sums = bill.lines.reduce(
        (all, line) => all.map((sum, i) => sum + (line[i] ?? 0)),
        bill.together.map(() => 0),
      );
      expect({ locale, sums }).toEqual({ locale, sums: bill.together });
    }
  }
});

/** Tables that end in what the customer pays: lines, then a bold row with their sums. */
function billsIn(source: string): { lines: number[][]; together: number[] }[] {
  return [...source.matchAll(/(?:^\|.*\n)+/gm)].flatMap(([table]) => {
    const [, rule = [], ...rows] = table.trim().split('\n').map(cellsOf);
    const sums = rows.findIndex(([label = '']) => label.startsWith('**'));
    if (sums < 0) return [];
    const columns = rule.flatMap((cell, i) => (cell.endsWith('-:') ? [i] : []));
    const amounts = (row: string[]) => columns.map((i) => amount(row[i] ?? ''));
    return [{ lines: rows.slice(0, sums).map(amounts), together: amounts(rows[sums] ?? []) }];
  });
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('the glossary has no term twice', () => {
  const terms = readTerms('glossary', english);
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
});

test.each(foldersWithTexts)('%s explains words that the glossary has', (folder) => {
  const known = readTerms('glossary', english).map(({ id }) => id);
  expect(read(folder, 'en').terms.filter((id) => !known.includes(id))).toEqual([]);
});
