import { expect, test } from '@/tests/e2e/support/test';

test('mega menus open by keyboard, close with Escape, and give the focus back', async ({ page }) => {
  await page.goto('/');
  const plans = page.getByRole('button', { name: 'Plans', exact: true });
  await plans.focus();
  await page.keyboard.press('Enter');
  await expect(plans).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('header [id^="menu-"]:not([hidden]) a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('header [id^="menu-"] a:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).toHaveAttribute('aria-expanded', 'false');
  await expect(plans).toBeFocused();
});

test('a mouse that rests on an entry opens its panel, and may travel into it', async ({ page }) => {
  await page.goto('/');
  const claims = page.getByRole('button', { name: 'Claims', exact: true });
  await claims.hover();
  await expect(claims).toHaveAttribute('aria-expanded', 'true');
  await page.locator('header [id^="menu-"]:not([hidden]) a').first().hover();
  await expect(claims).toHaveAttribute('aria-expanded', 'true');
});

test('the chosen language is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page).toHaveURL(/\/ta$/);
  expect(await page.evaluate(() => localStorage.getItem('vitra_currentLanguage'))).toBe('tamil');
  await page.goto('/');
  await expect(page).toHaveURL(/\/ta$/);
});
