import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import { findProduct, isProductSlug } from '@/lib/domain/plans/products';
import { PRODUCTS, type Product, type ProductSlug } from '@/lib/domain/plans/products.data';
import { PLAN_FEATURES, type PlanFeatures } from '@/lib/domain/plans/planFeatures.data';
import { planFacts } from '@/lib/domain/plans/planFacts';
import { flattenTexts, type Texts } from '@/lib/i18n/checkTexts';
import { locales, type Locale } from '@/lib/i18n/locales';
import { ELSEWHERE, SOURCES, topUpShare } from './claimSources';
import { SAYS, UNKEPT } from './claimWords';

/** Areas that describe plans. */
const ABOUT_PLANS = [
  ...[
    'plans.',
    'planClaims.',
    'choosing.',
    'listing.',
    'homeSections.',
    'recommend.',
    'home.',
    'menu.',
    'layout.strip.',
  ],
  ...['liveBill.', 'product.'],
  ...['footer.searches.', 'quote.estimate.', 'quote.plans.coPayment', 'quote.summary.conditions'],
  ...['resume.plans', 'documents.sheet.claims.', 'documents.card.', 'documents.terms.'],
];

const areas = [
  'plans',
  'planClaims',
  'choosing',
  'listing',
  'homeSections',
  'recommend',
  'home',
  'menu',
  'layout',
  'liveBill',
  'product',
  'footer',
];
const parts = ['quote', 'resume', 'documents'];

function textsOf(locale: Locale): readonly (readonly [string, string])[] {
  return [...areas, ...parts].flatMap((area) => {
    const texts = JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as Texts;
    return [...flattenTexts(texts)].flatMap(([key, text]) => {
      const name = `${area}.${key}`;
      const isAbout = ABOUT_PLANS.some((prefix) => name.startsWith(prefix));
      return isAbout ? ([[name, text]] as const) : [];
    });
  });
}

/** A text without placeholders, but with all branches of its choices. */
function literalsOf(text: string): string {
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node === 'string') words.push(node);
    else if (Array.isArray(node)) {
      const [, ...rest] = node as [unknown, ...unknown[]];
      for (const part of rest) visitPart(part);
    }
  };
  const visitPart = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visitAll);
  };
  const visitAll = (nodes: unknown): void => (Array.isArray(nodes) ? nodes.forEach(visit) : visit(nodes));
  visitAll(compile(text));
  return words.join(' ');
}

/** Names with a number that is no claim. */
const NAMES = /ReAssure [23]\.0|COVID-19|[“"][^”"]*[”"]|80D|126/g;
const numbersIn = (text: string) =>
  (
    literalsOf(text)
      .replace(NAMES, ' ')
      .match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  ).map((number) => Number(number.replaceAll(',', '')));

test.each(locales)('in %s no text about plans holds a number without a source', (locale) => {
  const wrong = textsOf(locale).flatMap(([key, text]) => {
    if (Object.keys(ELSEWHERE).some((prefix) => key.startsWith(prefix))) return [];
    const said = numbersIn(text);
    const sourced = SOURCES[key]?.() ?? [];
    return said.toSorted().join() === sourced.toSorted().join() ? [] : [{ key, said, sourced }];
  });
  expect(wrong).toEqual([]);
});

test.each(locales)('every source is of a text that is there in %s', (locale) => {
  const keys = textsOf(locale).map(([key]) => key);
  expect(Object.keys(SOURCES).filter((key) => !keys.includes(key))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([]);
});

test.each(locales)('in %s nothing is said that no plan has', (locale) => {
  const wrong = textsOf(locale).filter(([, text]) => UNKEPT[locale].test(literalsOf(text)));
  expect(wrong).toEqual([]);
});

test.each(locales)(
  'a plan has one name in %s; its other names stand in the headings of home alone',
  (locale) => {
    const others = (PRODUCTS as readonly Product[]).flatMap(({ alsoNamed = [] }) => alsoNamed);
    const wrong = textsOf(locale).filter(([, text]) => others.some((name) => text.includes(name)));
    expect(wrong).toEqual([]);
  },
);

/** Variants a text speaks of: a plan's summary of all, a reason of the default one. */
function variantsFor(key: string): readonly (readonly [ProductSlug, PlanFeatures])[] {
  const [, kind, name = ''] = /^(plans\.products|choosing\.reasons)\.([a-z0-9-]+)/.exec(key) ?? [];
  if (!isProductSlug(name)) return [];
  const all = PLAN_FEATURES[name] as Readonly<Record<string, PlanFeatures>>;
  const usual = findProduct(name)?.usualTier ?? '';
  const told = kind === 'plans.products' ? Object.values(all) : [all[usual] ?? {}];
  return told.map((features) => [name, features] as const);
}

test.each(locales)('in %s what is said of a plan in words is in its table', (locale) => {
  let checked = 0;
  const wrong = textsOf(locale).flatMap(([key, text]) =>
    SAYS[locale].flatMap(({ words, feature, answers }) => {
      if (!words.test(literalsOf(text))) return [];
      return variantsFor(key).flatMap(([slug, features]) => {
        checked += 1;
        const answer = features[feature]?.answer;
        return answers.includes(answer) ? [] : [{ key, slug, words: String(words), answer }];
      });
    }),
  );
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(25);
});

/** All texts of `content/` in a language. */
const writtenIn = (locale: Locale) =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `${locale}.md`)
    .map((file) => readFileSync(path.join('content', file), 'utf8'))
    .join('');

test.each(locales)('in %s pages of words are filled from the tables alone', (locale) => {
  const written = writtenIn(locale);
  expect(Object.keys(planFacts()).filter((name) => !written.includes(`$${name} `))).toEqual([]);
  for (const value of Object.values(planFacts())) expect(value).toBeTruthy();
});

test('a top-up costs less than half of a full policy of the same size', () => {
  expect(topUpShare()).toBeLessThan(0.5);
});
