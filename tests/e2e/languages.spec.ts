import { asha, does, opens, startsWith } from './actions/journey';
import { expectSaved } from './expects/journey';
import { expect, expectAccessible, test } from './test';

const homes = ['/', '/hi', '/ta'];

test('menu, drawer and Bad Request are open to all, in three languages', async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const home of homes) {
    await page.goto(home);
    const button = isPhone
      ? page.locator('header button[aria-expanded]').and(page.locator(':visible')).last()
      : page.locator('header nav button[aria-expanded]').first();
    await button.press('Enter');
    const opened = isPhone ? page.getByRole('dialog') : page.locator('header [id^="menu-"]:not([hidden])');
    await expect(opened.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${home === '/' ? '' : home}/bad-request.html`);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expectAccessible(page);
  }
});

test('the welcome back is open to all, in three languages', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote/);
  await expectSaved(page);
  for (const home of homes) {
    await page.goto(home);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});
