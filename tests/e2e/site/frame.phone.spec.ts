import { expect, test } from '@/tests/e2e/support/test';

test('the drawer is 300 wide, and closes with Escape and when the focus leaves it', async ({ page }) => {
  await page.goto('/');
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(300);
  await drawer.getByText('Plans', { exact: true }).click();
  await expect(drawer.getByRole('link').nth(5)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  await page.getByLabel('Mobile number').focus();
  await expect(drawer).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens, its entries unfold and lead on, and it closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('navigation', { name: 'Main' });
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByText('Plans', { exact: true }).click();
    await drawer.getByRole('link', { name: 'Family health' }).click();
    await expect(page).toHaveURL(/family-health-insurance-plans\.html$/);
  });
});
