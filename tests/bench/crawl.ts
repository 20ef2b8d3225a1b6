import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { LIVE } from '@/lib/late/before/typed';
import { Site } from '@/tests/e2e/support/site';

/**
 * npm run crawl: every prerendered page in every language as a phone shows it. Says what stands in the console, what
 * scrolls sideways, and what axe finds on each variant of a template. CRAWL=^/category chooses addresses.
 */

const TABS = 4;
const WITHIN_MS = 60_000;
/** For developers, or filled in by the server. */
const aside = /^(\/(hi|ta))?\/(dev|docs|sandbox|network-hospitals\/(city|hospital)$)/;
/** Texts of one shape: the first of each language stands for all. */
const alike = /\/(disease-a-z|health-insurance-articles|media-center|glossary|questions)\/[^/]+$/;
/** A visitor without a sign-in is told so, which a browser calls an error. */
const askedToSignIn = /status of 401|401 NOT_SIGNED_IN/;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const chosen = new RegExp(process.env['CRAWL'] ?? '');
const listed = Object.keys(JSON.parse(readFileSync('.next/static-pages.json', 'utf8')) as object);
const waiting = listed.filter((address) => !aside.test(address) && chosen.test(address));
const judged = new Set<string>();
const faults: string[] = [];
let done = 0;

/** Whether axe has yet to look at a page of its shape. */
function isNew(address: string): boolean {
  const shape = address.replace(alike, '/$1/…');
  const before = judged.size;
  return judged.add(shape).size > before;
}

async function judge(page: Page): Promise<readonly string[]> {
  await page.addStyleTag({ content: '.below > * { content-visibility: visible !important; }' });
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function visit(page: Page, base: string, address: string): Promise<readonly string[]> {
  const answer = await page.goto(base + address);
  if (!answer?.ok() && !address.endsWith('bad-request.html'))
    return [`answered ${answer?.status() ?? 'nothing'}`];
  // The first touch brings the scripts of a page of words.
  await page.mouse.move(1, 1);
  await page.locator(`html[${LIVE}]`).waitFor({ state: 'attached' });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  const found = isNew(address) ? await judge(page) : [];
  return [...(wider > 0 ? [`scrolls sideways by ${wider}`] : []), ...found];
}

async function crawlIn(context: BrowserContext, base: string): Promise<void> {
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const page = await context.newPage();
    page.setDefaultTimeout(WITHIN_MS);
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      const isFault = message.type() === 'error' || /hydrat/i.test(message.text());
      if (isFault && !askedToSignIn.test(message.text())) said.push(message.text());
    });
    const found = await visit(page, base, address).catch((error: unknown) => [String(error)]);
    await page.close();
    done += 1;
    for (const fault of [...found, ...said]) {
      faults.push(fault);
      console.log(`${address}: ${fault}`);
    }
  }
}

const site = await Site.open();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await Promise.all(Array.from({ length: TABS }, () => crawlIn(context, site.url)));
  console.log(`${done} pages, axe on ${judged.size} of them: ${faults.length} faults`);
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = faults.length > 0 ? 1 : 0;
