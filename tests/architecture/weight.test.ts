import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = '.next/static-site/pages';
const KB = 1024;

/**
 * What is sent before anything is seen: the HTML with the rules of its first view, in brotli. Home has the menus, eight
 * sections, the footer and the way to help, to be read without scripts; in English it comes with its headers (0.9 KB) in
 * the ten packets of a first round trip, in Hindi and Tamil the same words are more bytes.
 * A plan's page has as much to say as home: its bill, limits, dates and papers. The page for developers names each call
 * of the API and what it answers. The names of scripts, which change with each build, are some 30 bytes more or less.
 */
const budgets: readonly [RegExp, number][] = [
  [/^en(\/v1|\/health-insurance\/[^/]+)?\.html/, 13.25 * KB],
  [/^hi(\/v1|\/health-insurance\/[^/]+)?\.html/, 14.7 * KB],
  [/^ta(\/v1|\/health-insurance\/[^/]+)?\.html/, 15.3 * KB],
  [/^ta\/(health-insurance-articles|disease-a-z)\//, 12.1 * KB],
  [/^\w+\/docs\/api\.html/, 24.8 * KB],
  [/^\w+\/dev\//, Infinity],
  [/^/, 12 * KB],
];

test('no page is heavier than its budget', () => {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file, bytes: statSync(path.join(folder, file)).size }));
  const tooHeavy = sizes.filter(
    ({ file, bytes }) => bytes > (budgets.find(([pages]) => pages.test(file))?.[1] ?? 0),
  );
  expect(sizes.length).toBeGreaterThan(200);
  expect(tooHeavy).toEqual([]);
});
