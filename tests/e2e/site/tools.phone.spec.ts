import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test('every tool answers at once, without a phone number', async ({ page }) => {
  await page.goto('/tools');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Open BMI' }).click();
  await page.getByLabel('Height').fill('170');
  await page.getByLabel('Weight').fill('66.4');
  await expect(page.getByText('Above the healthy band')).toBeVisible();
  await page.getByLabel('Weight').fill('664');
  await page.getByLabel('Height').focus();
  await expect(page.getByText('Between 25 and 250')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tools/how-much-cover');
  await page.getByLabel('Age of the eldest').fill('46');
  await expect(page.getByText('₹12,07,500')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tools/tax-calculator');
  await expect(page.getByText('₹2,598', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: '3 years' }).check();
  await expect(page.getByText(/more in each of the next/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tools/premium-calculator');
  await page.getByRole('radio', { name: '2 adults, 1 child' }).check();
  await expect(page.getByText('₹12,488').first()).toBeVisible();
  await page.getByRole('link', { name: 'See my prices' }).click();
  await expect(page).toHaveURL(/get-quote\?product=reassurev2/);
});

test('the tools are there before any script, in three languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/tools/bmi', 'BMI'],
    ['/hi/tools/how-much-cover', 'कितना कवर चाहिए?'],
    ['/ta/tools/tax-calculator', 'வரிக் கால்குலேட்டர்'],
  ] as const) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await context.close();
});
