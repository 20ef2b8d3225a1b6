import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  addsSpouseAndDaughter,
  asha,
  choosesAspire,
  does,
  livesInPune,
  opens,
  presses,
  startsWith,
  typesAges,
} from '@/tests/e2e/actions/journey';
import {
  expectPlans,
  expectSameSummary,
  expectSaved,
  expectWelcomeBack,
  readSummary,
} from '@/tests/e2e/expects/journey';
import { expectAccessible, test } from '@/tests/e2e/support/test';

const walksToSummary = async (page: Page) => {
  await does(opens('/'), startsWith(asha), addsSpouseAndDaughter, typesAges, livesInPune)(page);
  await expectPlans(page);
  await choosesAspire(page);
  const summary = await readSummary(page);
  await expectSaved(page);
  return summary;
};

/** Keeps only the browser's storage. */
async function reopen(browser: Browser, context: BrowserContext, baseURL?: string): Promise<Page> {
  const storageState = await context.storageState();
  await context.close();
  const again = await browser.newContext({ ...test.info().project.use, baseURL, storageState });
  return again.newPage();
}

test('from the first field to the summary, away, and welcomed back to the same summary, though the server was killed', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const before = await walksToSummary(page);
  await site.kill();
  await site.start();
  const back = await reopen(browser, page.context(), baseURL);
  await back.goto('/');
  await expectWelcomeBack(back, /Aspire/);
  await expectAccessible(back);
  await presses('Resume journey')(back);
  await expectSameSummary(back, before);
});
