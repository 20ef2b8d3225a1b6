import { paths } from '@/lib/config/paths';
import { pathIn } from '@/lib/i18n/locales';
import { expect, test } from '@/tests/e2e/support/test';

test('one press, and the browser is somebody with a claim; another, and it is welcomed back or nobody', async ({
  page,
}) => {
  await page.goto(paths.devStart);
  await page.getByRole('button', { name: 'With a claim' }).click();
  await page.waitForURL(`**${paths.claim('*')}`);
  await expect(page.getByText('Arjun Sample').first()).toBeVisible();
  await page.goto(paths.stored);
  await page.getByLabel('Collection').selectOption('claimCases');
  await expect(page.getByText('(sealed with').first()).toBeVisible();
  await page.goto(pathIn('ta', paths.devStart));
  await page.getByRole('button', { name: 'Half-way: welcomed back' }).click();
  await page.waitForURL(`**${pathIn('ta', paths.home)}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(paths.devStart);
  await page.getByRole('button', { name: 'Nobody yet' }).click();
  await page.waitForURL(/\/$/);
  await page.goto(paths.my);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  // A test's site has no sample staff.
  await page.goto(paths.devStart);
  await page.getByRole('button', { name: /telecaller$/ }).click();
  await expect(page.getByText(/SAMPLE-1001 is not in the database/)).toBeInViewport();
});
