import { paths } from '@/lib/config/paths';
import { expect, test } from '@/tests/e2e/support/test';

/** Playwright disables prerendering, so `scripts/site/early.test.tsx` tests what a prerendered page does. */
test('the next page of words comes while the finger is down, under the policy, and in the page’s language', async ({
  page,
}) => {
  await page.goto('/hi/about-us');
  const link = page
    .locator(`main a[href="/hi${paths.allPlans}"], footer a[href="/hi${paths.allPlans}"]`)
    .first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(`/hi${paths.allPlans}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const delivered = () =>
    page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string })
          .deliveryType,
    );
  expect(await delivered()).toBe('navigational-prefetch');
});
