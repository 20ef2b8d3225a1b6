import type { Page } from '@playwright/test';
import { expect } from '../test';

/** What stands on the summary: each line of the bill and each fact, to be compared as a whole. */
export async function readSummary(page: Page): Promise<{ url: string; lines: string[] }> {
  await expect(page.getByRole('heading', { name: 'Your plan, before you buy it' })).toBeVisible();
  await expect(page.getByText('Who is covered')).toBeVisible();
  const bill = page.getByRole('region', { name: /bill|Estimate/i }).first();
  const text = (await bill.count()) > 0 ? await bill.innerText() : await page.getByRole('main').innerText();
  return { url: new URL(page.url()).pathname, lines: text.split('\n').map((line) => line.trim()) };
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(
    page
      .getByText(/^Saved/)
      .and(page.locator(':visible'))
      .first(),
  ).toBeVisible();
}

export async function expectPlans(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /plans? fit/ })).toBeVisible();
}

export async function expectWelcomeBack(page: Page, plan: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(plan).first()).toBeVisible();
}
