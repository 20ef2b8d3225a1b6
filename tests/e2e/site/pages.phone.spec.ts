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
    await expect.soft(page.getByText(/₹\d/).filter({ visible: true }).first(), route).toBeVisible();
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

test('a plan’s page prices another family, says from when it pays, and leads into the journey with the plan', async ({
  page,
}) => {
  await page.goto('/health-insurance/reassurev2');
  const bill = page.locator('#bill');
  await expect(bill.getByText('₹12,488').first()).toBeVisible();
  // The first touch brings the page's scripts.
  await bill.getByRole('radio', { name: '2 adults, 1 child' }).focus();
  await expect(page.locator('#waits').getByText(/^\d\d \w{3} 20\d\d$/)).toHaveCount(5);
  await bill.getByRole('radio', { name: '2 adults, 2 children' }).click();
  await expect(bill.getByText('₹12,488')).toHaveCount(0);
  await expectFitting(page);
  await bill.getByRole('link', { name: 'Quick Buy' }).click();
  await expect(page).toHaveURL(/get-quote\?product=reassurev2&tier=Platinum%2B/);
});
