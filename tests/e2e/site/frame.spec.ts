import { api } from '@/lib/config/paths';
import { expect, test } from '@/tests/e2e/support/test';

const isPhone = () => (test.info().project.use.viewport?.width ?? 0) < 768;

test('the strip has one copy to read, runs 50 seconds, and stops by its button and for less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Offers' });
  await expect(strip.getByRole('link', { name: /15% Exclusive discount on ReAssure 3.0/ })).toHaveCount(5);
  const run = strip.locator('ul').first().locator('..');
  await expect(strip.locator('ul')).toHaveCount(8);
  const motion = () => run.evaluate((element) => getComputedStyle(element).animation);
  expect(await motion()).toContain('50s');
  await strip.getByRole('button', { name: 'Pause' }).click();
  expect(await motion()).toContain('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).not.toContain('50s');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
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
    // Styled without scripts.
    await expect(plans.first()).toHaveCSS('border-style', 'solid');
  });
});

test.describe('languages', () => {
  for (const [name, prefix, lang, language] of [
    ['Hindi', '/hi', 'hi', 'hindi'],
    ['Tamil', '/ta', 'ta', 'tamil'],
  ] as const) {
    test(`${name} has its own address, language and body class, and no sideways scroll at 320 pixels`, async ({
      page,
    }) => {
      if (isPhone()) await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(prefix);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('body')).toHaveClass(new RegExp(language));
      await expect(page.locator('link[rel="alternate"][hreflang="en-IN"]')).toHaveCount(1);
    });
  }
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

test('every answer carries the security headers', async ({ site }) => {
  for (const path of ['/', '/ta', '/api/health/live', '/api/nothing', '/no-such-page', '/art/logo.svg']) {
    const { headers } = await fetch(site.url + path);
    expect.soft(headers.get('content-security-policy'), path).toContain("script-src 'self';");
    expect.soft(headers.get('strict-transport-security'), path).toContain('includeSubDomains');
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('x-powered-by'), path).toBeNull();
  }
});
