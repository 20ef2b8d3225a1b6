import { readFileSync } from 'node:fs';
import path from 'node:path';
import bill from '@/locales/en/bill.json';
import choosing from '@/locales/en/choosing.json';
import plans from '@/locales/en/plans.json';

const site = '.next/static-site';
const scriptsOf = (page: string) => {
  const html = readFileSync(path.join(site, 'pages', page), 'utf8');
  return [...html.matchAll(/<script (?:data-)?src="(\/_next\/static\/[^"]+)"/g)].map(([, href = '']) => ({
    href,
    text: readFileSync(path.join(site, href), 'utf8'),
  }));
};

const pages = [
  'en.html',
  'hi.html',
  'en/health-insurance-plan/get-quote.html',
  'ta/health-insurance/reassurev2.html',
];

test.each(pages)('%s names its data and four files of scripts at most', (page) => {
  const folders = scriptsOf(page).map(({ href }) => path.dirname(href));
  expect(folders[0]).toBe('/_next/static/js');
  expect(new Set(folders.slice(1))).toEqual(new Set(['/_next/static/scripts']));
  expect(folders.length).toBeLessThanOrEqual(5);
});

test.each(pages)(
  'the chunks of %s are known to Turbopack by their names, and its copy stands in one file',
  (page) => {
    const texts = scriptsOf(page).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('document.currentScript:void 0'))).toEqual([]);
    expect(texts.filter((text) => text.includes('malformed chunk format'))).toHaveLength(1);
  },
);

test.each(pages)('what Turbopack adds to the styles of %s comes behind them', (page) => {
  const adds = scriptsOf(page).flatMap(
    ({ text }) => text.match(/\.rel="stylesheet",\w+\.crossOrigin.{0,300}/s) ?? [],
  );
  expect(adds).toHaveLength(1);
  expect(adds[0]).toContain('document.body.appendChild(');
});

const textsOfPlans = [bill.particulars, choosing.pay.label, plans.features.room.singlePrivate].map(
  (text) => `"${text}"`,
);

test.each([
  ['en.html', ['"LiveBill",0,', '"PlanRecommendation",0,', '"StartForm",0,']],
  ['en/health-insurance-plan/get-quote.html', ['"PlansStep",0,', ...textsOfPlans]],
])(
  'the parts of %s that answer to a first touch are in files that it names, with their texts',
  (page, parts) => {
    const all = scriptsOf(page)
      .map(({ text }) => text)
      .join('\n');
    expect(parts.filter((part) => !all.includes(part))).toEqual([]);
  },
);
