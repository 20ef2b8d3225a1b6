import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { Site } from './site';

/** Fails if the page, or a table of a text with many columns, is wider than the screen; a phone's `innerWidth` would grow with it. A text that lacks a value fails too. */
export async function expectFitting(page: Page): Promise<void> {
  const { wider, gaps } = await page.evaluate(() => {
    const tables = [...document.querySelectorAll('.rows')].map((box) => box.scrollWidth - box.clientWidth);
    return {
      wider: Math.max(document.documentElement.scrollWidth - screen.width, ...tables),
      gaps: document.body.innerText.match(/.*(?:\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b).*/g) ?? [],
    };
  });
  expect(wider, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(gaps, `${page.url()} lacks values`).toEqual([]);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Axe = { run: (what: object, how: object) => ReturnType<AxeBuilder['analyze']> };
// axe is injected here, since its builder loads it into each page twice. The minified file compiles in half the time.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** One file per part in which axe found no fault in this run, shared by all workers, so that each is judged once. */
const soundFile = (part: string) => path.join(test.info().project.outputDir, '.sound', part);
const known = new Set<string>();

function isSound(part: string): boolean {
  if (!known.has(part) && existsSync(soundFile(part))) known.add(part);
  return known.has(part);
}

function noteSound(part: string): void {
  if (known.has(part)) return;
  known.add(part);
  mkdirSync(path.dirname(soundFile(part)), { recursive: true });
  writeFileSync(soundFile(part), '');
}

/** The page and each of its larger parts, as hashes of elements, state and text without numbers. */
async function readParts(page: Page): Promise<Part[]> {
  const { around, elements, ends, parents } = await page.evaluate((selector) => {
    const all = [document.body, ...document.body.querySelectorAll<HTMLElement>(selector)];
    const places = new Map<Element | null, number>(all.map((element, at) => [element, at]));
    const read = (element: HTMLElement) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'data-sound')
        .map(({ name, value }) => (name === 'href' ? name : name + value))
        .sort();
      const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
      // Attributes don't tell whether a box is ticked, a menu is open or a rule hides something.
      const state = [
        'checked' in element && element.checked,
        element.popover && element.matches(':popover-open'),
        element.checkVisibility({ visibilityProperty: true }),
      ];
      return [element.tagName, ...attributes, ...state, texts.join('').replace(/\d+/g, '0')].join();
    };
    return {
      around: [innerWidth, document.documentElement.lang].join(),
      elements: all.map(read),
      ends: all.map((element, at) => at + 1 + element.querySelectorAll(selector).length),
      parents: all.map(({ parentElement }) => places.get(parentElement) ?? -1),
    };
  }, ELEMENTS);
  const behind: string[] = [];
  return elements.flatMap((element, at) => {
    behind.push(`${behind[parents[at] ?? -1] ?? around}\n${element}`);
    const inside = elements.slice(at + 1, ends[at]);
    if (at > 0 && inside.length < LEAST) return [];
    const hash = createHash('sha256').update([behind[at], ...inside].join('\n'));
    return [{ at, hash: hash.digest('hex') }];
  });
}

type Part = { at: number; hash: string };
const ELEMENTS = ':not(script, style, link)';
/** Parts with fewer elements are judged with what is around them. */
const LEAST = 4;

/** WCAG 2.2 AA by axe, and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe reads painted colours, so it needs the parts that are painted only near the viewport.
  // At the top, because the sticky header may cover half of a link elsewhere.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const near = await page.addStyleTag({ content: '.below > * { content-visibility: visible !important; }' });
  const parts = await readParts(page);
  const sound = parts.filter(({ hash }) => isSound(hash)).map(({ at }) => at);
  if (sound[0] !== 0) expect(await readFaults(page, sound)).toEqual([]);
  for (const { hash } of parts) noteSound(hash);
  await expectFitting(page);
  await near.evaluate((style) => (style as Element).remove());
}

/** The faults of the page without the parts that are known to be sound. */
async function readFaults(page: Page, sound: readonly number[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, places, rules]) => {
      const all = [document.body, ...document.body.querySelectorAll(selector)];
      const isIn = new Set(places);
      all.forEach((element, at) => element.toggleAttribute('data-sound', isIn.has(at)));
      const { axe } = window as unknown as { axe: Axe };
      const what = { exclude: [['[data-sound]']] };
      // Describing what passes would take half of the time.
      const { violations } = await axe.run(what, { runOnly: rules, resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    [ELEMENTS, sound, RULES] as const,
  );
}

type Fixtures = {
  /** axe runs after every test; opting out needs a reason. */
  axeAfterEach: undefined;
  /** Script errors, CSP violations and wrong requests of our own pages, all of which fail the test. */
  faults: string[];
};

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Hydration|hydrat/i.test(message.text())) {
          faults.push(message.text());
        }
      });
      // A 400 that names fields is a person's mistake; one without is the page's.
      context.on('response', async (response) => {
        const status = response.status();
        if (![400, 405, 413, 415].includes(status) || !response.url().includes('/api/')) return;
        const answer = (await response.json().catch(() => ({}))) as { fields?: object };
        if (!answer.fields) faults.push(`${response.request().method()} ${response.url()}: ${status}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  axeAfterEach: [
    async ({ page, javaScriptEnabled }, use) => {
      await use(undefined);
      const canRun = javaScriptEnabled && !page.isClosed() && page.url().startsWith('http');
      if (canRun) await expectAccessible(page);
    },
    { auto: true },
  ],
});

export { expect };
