import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { Site } from './site';

/** Fails if the page, or a table of a text with many columns, is wider than the screen; a phone's `innerWidth` would grow with it. */
export async function expectFitting(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const tables = [...document.querySelectorAll('.rows')].map((box) => box.scrollWidth - box.clientWidth);
    return Math.max(document.documentElement.scrollWidth - screen.width, ...tables);
  });
  expect(wider, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

const PARTS = 'header:not(main header), footer, main > *';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The parts that axe found sound in this run, so that it looks at each but once: a file each, for all workers. */
const soundFile = (part: string) => path.join(test.info().project.outputDir, '.sound', part);
const isSound = (part: string) => existsSync(soundFile(part));

function noteSound(part: string): void {
  mkdirSync(path.dirname(soundFile(part)), { recursive: true });
  writeFileSync(soundFile(part), '');
}

/** The whole page, then its header, footer and parts: hashes of elements and text, whatever its numbers are. */
async function readParts(page: Page): Promise<string[]> {
  const parts = await page.evaluate((selector) => {
    const read = ({ tagName, attributes }: Element) =>
      tagName +
      [...attributes]
        .filter(({ name }) => name !== 'data-sound')
        .map(({ name, value }) => (name === 'href' ? name : name + value))
        .sort()
        .join();
    const around = [innerWidth, document.documentElement.lang, ...[...document.body.classList].sort()];
    return [document.body, ...document.querySelectorAll<HTMLElement>(selector)].map((part) => {
      const elements = [part, ...part.querySelectorAll(':not(script, style, link)')].map(read);
      // No attribute says that a menu is open.
      const menu = part.querySelector(':popover-open')?.id;
      return [...around, menu, ...elements, part.innerText.replace(/\d+/g, '0')].join('\n');
    });
  }, PARTS);
  return parts.map((part) => createHash('sha256').update(part).digest('hex'));
}

const mark = (page: Page, marks: readonly boolean[]) =>
  page.evaluate(
    ([selector, on]) =>
      document.querySelectorAll(selector).forEach((part, at) => part.toggleAttribute('data-sound', on[at])),
    [PARTS, marks] as const,
  );

/** WCAG 2.2 AA by axe, and no horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe reads painted colours, so parts painted only near the viewport must be painted.
  // Scrolled elsewhere, the header that sticks to the top may cover half of a link.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const near = await page.addStyleTag({ content: '.below > * { content-visibility: visible !important; }' });
  const [whole = '', ...parts] = await readParts(page);
  if (!isSound(whole)) await analyse(page, parts);
  [whole, ...parts].forEach(noteSound);
  await expectFitting(page);
  await near.evaluate((style) => (style as Element).remove());
}

async function analyse(page: Page, parts: readonly string[]): Promise<void> {
  await mark(page, parts.map(isSound));
  const { violations } = await new AxeBuilder({ page })
    // What passes is not described, which takes half of the time.
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .exclude('[data-sound]')
    // In one run, twice as fast, since no page has frames.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

type Fixtures = {
  /** axe runs after every test; opting out needs a reason. */
  axeAfterEach: undefined;
  /** Script errors, CSP violations and requests that the site's own pages get wrong fail the test. */
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
      // A person's mistake is named beside its field; a 400 without fields is the page's own.
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
