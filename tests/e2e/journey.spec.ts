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
  typesOwnAge,
} from './actions/journey';
import {
  expectPlans,
  expectSameSummary,
  expectSaved,
  expectWelcomeBack,
  readSummary,
} from './expects/journey';
import { expect, expectAccessible, test } from './test';

const walksToSummary = async (page: Page) => {
  await does(opens('/'), startsWith(asha), addsSpouseAndDaughter, typesAges, livesInPune)(page);
  await expectPlans(page);
  await choosesAspire(page);
  const summary = await readSummary(page);
  await expectSaved(page);
  return summary;
};

/** The browser is closed and opened again: its storage is all that remains. */
async function reopen(browser: Browser, context: BrowserContext, baseURL?: string): Promise<Page> {
  const storageState = await context.storageState();
  await context.close();
  const again = await browser.newContext({ ...test.info().project.use, baseURL, storageState });
  return again.newPage();
}

test('from the first field to the summary, away, and welcomed back to the same summary', async ({
  page,
  browser,
  baseURL,
}) => {
  const before = await walksToSummary(page);
  const back = await reopen(browser, page.context(), baseURL);
  await back.goto('/');
  await expectWelcomeBack(back, /Aspire/);
  await expectAccessible(back);
  await presses('Resume journey')(back);
  await expectSameSummary(back, before);
});

test('the server is killed in between and started again: nothing is missing', async ({
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
  await presses('Resume journey')(back);
  await expectSameSummary(back, before);
});

test('who left after the lead form is offered the way on from there', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
  await expectSaved(page);
  await page.goto('/');
  await expectWelcomeBack(page, /basic details/);
  await presses('Resume journey')(page);
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
});

test('“Start a new search” closes, forgets, and does not ask again', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expectSaved(page);
  await page.goto('/');
  await expectWelcomeBack(page, /basic details/);
  await presses('Start a new search')(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('uuid_resume');
});

test('prices are shown without a phone number', async ({ page }) => {
  await does(opens('/health-insurance-plan/get-quote'), addsSpouseAndDaughter, typesOwnAge)(page);
  await does(typesAges, livesInPune)(page);
  await expectPlans(page);
  await expect(page.getByText('₹').first()).toBeVisible();
});

test('bad input is told beside the field, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByLabel('Name of the eldest member').fill('A');
  await page.getByLabel('Name of the eldest member').blur();
  await expect(page.getByText('Please enter valid mobile number').first()).toBeVisible();
  await expect(page.getByText('Please enter valid name').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue('12345');
});
