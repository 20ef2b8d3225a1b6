import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { expect, test } from '@/tests/e2e/support/test';

const panelOf = (page: Page, name: string) =>
  page.locator('header details').filter({ has: page.getByText(name, { exact: true }) });

test('mega menus open by keyboard, close with Escape, and give the focus back', async ({ page }) => {
  await page.goto('/');
  const plans = panelOf(page, 'Plans');
  const summary = plans.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(plans).toHaveAttribute('open');
  await expect(plans.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(plans.locator('a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('a mouse that rests on an entry opens its panel, and may travel into it', async ({ page }) => {
  await page.goto('/');
  const claims = panelOf(page, 'Claims');
  await claims.locator('summary').hover();
  await expect(claims).toHaveAttribute('open');
  await claims.getByRole('link').first().hover();
  await expect(claims).toHaveAttribute('open');
});

test('one panel is open at a time, and a press beside it closes it', async ({ page }) => {
  await page.goto('/');
  await panelOf(page, 'Plans').locator('summary').click();
  await panelOf(page, 'Claims').locator('summary').click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
  // Presses below the panel.
  await page.mouse.click(10, 780);
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('the chosen language is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page).toHaveURL(/\/ta$/);
  expect(await page.evaluate(() => localStorage.getItem('vitra_currentLanguage'))).toBe('tamil');
  await page.goto('/');
  await expect(page).toHaveURL(/\/ta$/);
});

test('the strip has one copy to read, runs 50 seconds, and stops by its button and for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Offers' });
  await expect(strip.getByRole('link', { name: /15% Exclusive discount on ReAssure 3.0/ })).toHaveCount(5);
  const run = strip.locator('ul').first().locator('..');
  await expect(strip.locator('ul')).toHaveCount(8);
  const motion = () => run.evaluate((element) => getComputedStyle(element).animation);
  expect(await motion()).toContain('50s');
  await strip.getByRole('button', { name: 'Pause' }).click();
  expect(await motion()).toContain('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).not.toContain('50s');
});

test('where the system chooses the colours, what is chosen and the step one is at have their own', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const chips = page.locator('label:has(> input[name=live-family]) > span');
  const colours = chips.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(await colours).size).toBe(2);
  await page.goto(paths.getQuote);
  const steps = page.locator('[aria-current=step], [aria-current=step] + li');
  const bars = (all: Element[]) => all.map((each) => getComputedStyle(each, '::after').backgroundColor);
  expect(new Set(await steps.evaluateAll(bars)).size).toBe(2);
  // axe computes contrast from the page's own colours.
  await page.emulateMedia({ forcedColors: 'none' });
});

test('every answer carries the security headers', async ({ site }) => {
  for (const path of ['/', '/ta', '/api/health/live', '/api/nothing', '/no-such-page', '/art/logo.svg']) {
    const { headers } = await fetch(site.url + path);
    expect.soft(headers.get('content-security-policy'), path).toContain("script-src 'self';");
    expect.soft(headers.get('strict-transport-security'), path).toContain('includeSubDomains');
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('x-powered-by'), path).toBeNull();
  }
});
