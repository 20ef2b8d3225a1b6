import { expect, test } from '@/tests/e2e/support/test';

test('the drawer is 300 wide, holds the focus, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(300);
  await drawer.getByText('Plans', { exact: true }).click();
  await expect(drawer.getByRole('link').nth(5)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});
