import { asha, does, opens, startsWith } from '@/tests/e2e/actions/journey';
import { expectSaved, expectWelcomeBack } from '@/tests/e2e/expects/journey';
import { expect, expectFitting, test } from '@/tests/e2e/support/test';

const routes = [
  '/health-insurance-plans.html',
  '/individual-health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  '/category/family',
  '/health-insurance/aspire',
];

test('the pages of plans have a heading, plans with prices, and fit the screen', async ({ page }) => {
  for (const route of routes) {
    const answer = await page.goto(route);
    expect.soft(answer?.status(), route).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect.soft(page.getByText(/₹\d/).first(), route).toBeVisible();
    await expectFitting(page);
  }
});

test('who comes back to any of the specification’s routes is welcomed back there', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote/);
  await expectSaved(page);
  for (const route of routes) {
    await page.goto(route);
    await expectWelcomeBack(page, /basic details/);
  }
});

test('family pages stay English under every address', async ({ page }) => {
  await page.goto('/ta/family-health-insurance-plans.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('body')).toHaveClass(/english/);
});
