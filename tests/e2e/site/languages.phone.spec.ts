import { asha, does, opens, startsWith } from '@/tests/e2e/actions/journey';
import { expectSaved } from '@/tests/e2e/expects/journey';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const homes = ['/', '/hi', '/ta'];

for (const home of homes) {
  test(`menu or drawer, and Bad Request, are open to all at ${home}`, async ({ page }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await page.goto(home);
    const menu = page.locator('header nav[popover]');
    if (isPhone) await page.locator('header [popovertarget]:visible').last().press('Enter');
    await menu.locator('summary').first().press('Enter');
    const opened = menu.locator('details[open]');
    await expect(opened.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    // axe runs after the test.
    await page.goto(`${home === '/' ? '' : home}/bad-request.html`);
    await expect(page.getByRole('tab')).toHaveCount(4);
  });
}

test('the welcome back is open to all in three languages', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote/);
  await expectSaved(page);
  for (const home of homes) {
    await page.goto(home);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});
