import { asha, does, opens, startsWith } from '@/tests/e2e/actions/journey';
import { expectSaved, expectWelcomeBack } from '@/tests/e2e/expects/journey';
import type { Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import tamil from '@/locales/ta/liveBill.json' with { type: 'json' };
import { expect, expectFitting, test } from '@/tests/e2e/support/test';

const routes = [
  '/health-insurance-plans.html',
  '/individual-health-insurance-plans.html',
  '/family-health-insurance-plans.html',
  '/category/family',
  '/health-insurance/aspire',
];

test('the pages of plans have a heading, plans with prices, and fit; who comes back to any of them is welcomed there', async ({
  page,
}) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote/);
  await expectSaved(page);
  for (const route of routes) {
    const answer = await page.goto(route);
    expect.soft(answer?.status(), route).toBe(200);
    await expectWelcomeBack(page, /basic details/);
    // The heading is behind the dialog.
    await expect.soft(page.locator('h1'), route).toBeVisible();
    await expect
      .soft(page.locator('main').getByText(/₹\d/).filter({ visible: true }).first(), route)
      .toBeVisible();
    await expectFitting(page);
  }
});

test('family pages stay English under every address', async ({ page }) => {
  await page.goto('/ta/family-health-insurance-plans.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('body')).toHaveClass(/english/);
});

/** Holds the page's large scripts back until the returned function is called. The load event may wait for them. */
async function withoutScriptsYet(page: Page): Promise<() => void> {
  let come = () => {};
  const wanted = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/_next/static/scripts/**', async (route) => {
    await wanted;
    await route.continue();
  });
  return come;
}

/** Simulates 400 kbit/s and a slow processor until the returned function is called. */
async function onSlowPhone(page: Page): Promise<() => Promise<void>> {
  const phone = await page.context().newCDPSession(page);
  const set = async (latency: number, bytes: number, rate: number) => {
    const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
    await phone.send('Network.emulateNetworkConditions', line);
    await phone.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await phone.send('Network.enable');
  await set(400, 50_000, 6);
  return () => set(0, -1, 1);
}

test('on a slow phone the first press changes home’s bill before React is here, which then keeps what was chosen', async ({
  page,
}) => {
  const prices: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === api.price) prices.push(request.url());
  });
  const come = await withoutScriptsYet(page);
  const hurry = await onSlowPhone(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const bill = page.locator('#bill');
  const total = bill.locator('[aria-live]');
  const chip = (name: string) => bill.getByRole('radio', { name });
  await expect(total).toHaveText('Total for 1 year₹12,488');
  await chip('₹25 lakh').check();
  await expect(total).toHaveText('Total for 1 year₹17,008');
  await chip('2 adults, 2 children').check();
  await expect(total).toHaveText('Total for 1 year₹18,567');
  expect(await page.locator('html').getAttribute('data-live')).toBeNull();

  await hurry();
  come();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(total).toHaveText('Total for 1 year₹18,567');
  expect(prices).toEqual([]);
  await bill.getByLabel('City').selectOption('Lucknow');
  await expect(total).not.toHaveText('Total for 1 year₹18,567');
  await chip('2 years').check();
  await expect(total).toContainText('Total for 2 years');
  await expect(chip('₹25 lakh')).toBeChecked();
  await expect(chip('2 adults, 2 children')).toBeChecked();
  expect(prices).toHaveLength(3);
});

test('who chooses a city in home’s bill before its script is here gets its price once it is, in Tamil too', async ({
  page,
}) => {
  const come = await withoutScriptsYet(page);
  await page.goto('/ta', { waitUntil: 'domcontentloaded' });
  const bill = page.locator('#bill');
  const total = bill.locator('[aria-live]');
  const one = bill.getByRole('radio', { name: tamil.families.one, exact: true });
  await one.check();
  await expect(total).toContainText('₹7,714');
  await bill.getByLabel(tamil.city).selectOption('Lucknow');
  come();
  await expect(total).not.toContainText('₹7,714');
  await expect(bill.getByLabel(tamil.city)).toHaveValue('Lucknow');
  await expect(one).toBeChecked();
});

test('a plan’s page prices another family, says from when it pays, and leads into the journey with the plan', async ({
  page,
}) => {
  await page.goto('/health-insurance/reassurev2');
  const bill = page.locator('#bill');
  await expect(bill.getByText('₹12,488').first()).toBeVisible();
  // The first touch loads the page's scripts.
  await bill.getByRole('radio', { name: '2 adults, 1 child' }).focus();
  await expect(page.locator('#waits').getByText(/^\d\d \w{3} 20\d\d$/)).toHaveCount(5);
  await bill.getByRole('radio', { name: '2 adults, 2 children' }).click();
  await expect(bill.getByText('₹12,488')).toHaveCount(0);
  await expectFitting(page);
  await bill.getByRole('link', { name: 'Quick Buy' }).click();
  await expect(page).toHaveURL(/get-quote\?product=reassurev2&tier=Platinum%2B/);
});
