import type { Locator, Page } from '@playwright/test';
import { expect } from '@/tests/e2e/support/test';

type Summary = { path: string; lines: string[] };

/** Reads all lines of the summary, without the one that says when it was saved. */
export async function readSummary(page: Page): Promise<Summary> {
  await expect(page.getByRole('heading', { name: 'Your plan, before you buy it' })).toBeVisible();
  await expect(page.getByText('Who is covered')).toBeVisible();
  await expect(page.getByText(/^Total for/).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Pune').first()).toBeVisible();
  // Prices of further years load after the bill.
  await expect(page.getByRole('main').locator('label', { hasText: /3\syears\s*₹/ })).toBeVisible();
  // Aspire's five riders load after the bill too.
  await expect(page.getByRole('main').getByText(/^\+ ₹[\d,]+ a year$/)).toHaveCount(5);
  const text = await page.getByRole('main').innerText();
  const lines = text.split('\n').map((line) => line.trim());
  return {
    path: new URL(page.url()).pathname,
    lines: lines.filter((line) => line && !/^Sav(ed|ing)/.test(line)),
  };
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
  await expectTabsAsSeen(dialog);
}

/** Expects Tab to go from line to line, and within a line from left to right. */
export async function expectTabsAsSeen(part: Locator): Promise<void> {
  const places = await part.locator('a, button').evaluateAll((all) =>
    all.map((each) => {
      const { top, left } = each.getBoundingClientRect();
      return { name: each.textContent || each.ariaLabel, top, left };
    }),
  );
  const asSeen = places.toSorted((one, other) => one.top - other.top || one.left - other.left);
  expect(places.map(({ name }) => name)).toEqual(asSeen.map(({ name }) => name));
}

/** Expects the focus at the heading, so that Tab continues there and not at the top of the page. */
export async function expectToGoOn(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('main, main *').and(page.locator(':focus'))).toHaveCount(1);
}

export async function expectSameSummary(page: Page, before: Summary): Promise<void> {
  await expect(async () => expect(await readSummary(page)).toEqual(before)).toPass();
}
