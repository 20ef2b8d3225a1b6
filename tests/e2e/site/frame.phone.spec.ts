import { api } from '@/lib/config/paths';
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

  // axe needs scripts.
  test('home shows its text, its plans, its links and its phone numbers', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Health cover for everyone');
    await expect(page.getByRole('link', { name: /1800-309-3333/ }).first()).toBeVisible();
    await expect(page.locator('a[href="tel:1860-500-8888"]').first()).toBeVisible();
    const plans = page
      .getByRole('region', { name: /Six plans/ })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading'),
      });
    await expect(plans).toHaveCount(6);
    await expect(plans.filter({ hasText: /₹\d/ })).toHaveCount(6);
    await expect(plans.getByRole('link', { name: 'Quick Buy' })).toHaveCount(6);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    // A border shows that the styles are here without scripts.
    await expect(plans.first()).toHaveCSS('border-style', 'solid');
  });
});

test('the Bad Request page says so, and has four ways on', async ({ page }) => {
  await page.goto('/bad-request.html');
  await expect(page.getByRole('heading', { name: 'Bad Request' })).toBeVisible();
  await expect(
    page.getByText('The server couldn’t understand your request. Please check your input.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(page.getByText(/tell us the number [0-9a-f]{12}/)).toBeVisible();
});

test('an unknown address answers 404 in the house’s look', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => request.url().endsWith(api.faults) && told.push(request.url()));
  const answer = await page.goto('/no-such-page', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const requestId = (await answer?.headerValue('x-request-id')) ?? '';
  await expect(page.getByText(`tell us the number ${requestId}:`)).toBeVisible();
  expect(told).toEqual([]);
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
});
