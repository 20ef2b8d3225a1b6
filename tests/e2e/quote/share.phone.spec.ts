import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '@/tests/documents/readPdf';
import { makesQuote } from '@/tests/e2e/actions/quote';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

async function opensSummary(page: Page, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/health-insurance-plan/get-quote`);
  const { quoteId } = await makesQuote(page);
  await page.goto(`${prefix}/health-insurance-plan/summary/${quoteId}`);
}

test('a shared link names nobody, opens the same price elsewhere, and leads on with the plan', async ({
  page,
  browser,
  baseURL,
}) => {
  await opensSummary(page);
  const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text') ?? '';
  const link = message.split(' ').at(-1) ?? '';
  expect(message).toMatch(/₹12,488 for 1\syear/);
  expect(link).not.toMatch(/\d{4}-\d{2}-\d{2}|quoteId|411038/);

  const other = await (await browser.newContext({ ...test.info().project.use, baseURL })).newPage();
  await other.goto(link);
  await expect(other.getByText('₹12,488')).toBeVisible();
  await expectAccessible(other);
  await other.goto(link.replace('price=12488', 'price=11000'));
  await expect(other.getByText(/₹1,488 more/)).toBeVisible();
  await other.getByRole('button', { name: 'Continue with this plan' }).click();
  await expect(other.getByRole('checkbox', { name: 'Husband or wife' })).toBeChecked();
  await other.context().close();
});

test('a link that was changed on its way says so, and shows the way on', async ({ page }) => {
  await page.goto('/health-insurance-plan/shared-quote?people=self:34&product=%3Cscript%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  await page.getByRole('link', { name: 'See prices for my family' }).click();
  await expect(page).toHaveURL(/get-quote/);
});

test('the summary in Tamil becomes a PDF in Tamil; a failure is told in its place', async ({ page }) => {
  await opensSummary(page, '/ta');
  const button = page.getByRole('button', { name: 'PDF-ஐப் பதிவிறக்குங்கள்' });
  await page.route('**/quote/pdf*', (route) => route.abort());
  await button.click();
  await expect(page.getByText('PDF-ஐப் பதிவிறக்க முடியவில்லை', { exact: false })).toBeVisible();
  await page.unroute('**/quote/pdf*');
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const { pages, language } = readPdf(readFileSync(await file.path()));
  expect(language).toBe('ta');
  expect(pages.join('').replaceAll('\n', '')).toContain('உங்கள் கொட்டேஷன்');
  expect(pages.join('')).toContain('12,488');
});
