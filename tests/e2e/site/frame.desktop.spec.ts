import type { Page } from '@playwright/test';
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
  // Below the panel.
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
