import { paths } from '@/lib/config/paths';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test('by keyboard: a city with a typo, a filter, a hospital’s page, its city’s, and back to the search', async ({
  page,
  site,
}) => {
  await site.importHospitals(2000);
  await page.goto(paths.hospitals);
  const words = page.getByRole('textbox', { name: /Pincode, city/ });
  await words.focus();
  await page.keyboard.type('999999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We know no such pincode')).toBeVisible();
  await words.fill('hart bangalor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /in Bengaluru/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /Cashless/ }).press('Space');
  await expect(page.getByRole('checkbox', { name: /Cashless/ })).toBeChecked();

  const first = page.locator('ol:not(nav ol) > li').first();
  const toggle = first.getByRole('heading').getByRole('button');
  const name = (await toggle.textContent()) ?? '';
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await first.getByRole('link', { name: 'More about this hospital' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  await expectAccessible(page);
  await page.getByRole('link', { name: /Others in Bengaluru/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Network hospitals in Bengaluru' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Search all in Bengaluru' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /in Bengaluru/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
