import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { beginsQuote, newMobile } from '@/tests/e2e/actions/begin';
import { expect, test as base } from '@/tests/e2e/support/test';

/** Enables the back/forward cache, which Playwright disables and the headless shell lacks. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** Says when nothing has been loaded for half a second: a page that is left while a file is on its way isn't kept. `networkidle` comes once, maybe before the key that asks for scripts. */
function watchLoads(page: Page): () => Promise<void> {
  let onTheirWay = 0;
  let lastAt = Date.now();
  const count = (by: number) => () => {
    onTheirWay += by;
    lastAt = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return () => expect.poll(() => onTheirWay === 0 && Date.now() - lastAt > 500).toBe(true);
}

/** Undefined while one document replaces another. */
const read = <Value>(page: Page, get: () => Value) => page.evaluate(get).catch(() => undefined);

/** Goes back by script: `goBack` waits for a navigation, and a page from the cache has none. */
async function goesBack(page: Page, path: string): Promise<void> {
  await read(page, () => window.history.back());
  await expect.poll(() => read(page, () => window.location.pathname)).toBe(path);
}

const leavesMark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => read(page, () => 'isSame' in window);

for (const path of [paths.home, '/about-us', paths.getQuote]) {
  test(`back to ${path} shows the page as it was left, without a new load`, async ({ page }) => {
    const allLoaded = watchLoads(page);
    await page.goto(path);
    // A key loads the scripts of a page of words.
    await page.keyboard.press('Tab');
    await allLoaded();
    await leavesMark(page);
    await page.goto('/legal');
    await goesBack(page, path);
    expect(await isSame(page)).toBe(true);
    // axe can't run on a page from the cache either.
    await page.close();
  });
}

test('back to a quote shows nothing of it once another tab has signed out', async ({ page, context }) => {
  const quoteId = await beginsQuote(page, newMobile());
  await leavesMark(page);
  await page.goto('/legal');
  const other = await context.newPage();
  await other.goto(paths.summary(quoteId));
  await other.getByRole('button', { name: 'Not you? Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(other.getByText('Your session has ended, here and with us.')).toBeVisible();
  await goesBack(page, paths.summary(quoteId));
  await expect.poll(() => isSame(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Total for/)).toHaveCount(0);
  await page.close();
});
