import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { hasQuote, hasTyped, workedFamily } from '@/tests/e2e/actions/family';
import { opens } from '@/tests/e2e/actions/journey';
import { picksByKey, tabsTo } from '@/tests/e2e/actions/keys';
import { expectPlans } from '@/tests/e2e/expects/journey';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':visible'));

async function typesDate(page: Page, person: RegExp, [day, month, year]: readonly string[]): Promise<void> {
  await tabsTo(page, page.getByRole('group', { name: person }).getByLabel('Day'));
  for (const part of [day, month, year]) {
    await page.keyboard.type(part ?? '');
    await page.keyboard.press('Tab');
  }
}

test('a couple with two children in Pune comes to the summary by keyboard alone', async ({ page }) => {
  const pressesKeyOn = async (name: string | RegExp) => {
    await tabsTo(page, button(page, name));
    await page.keyboard.press('Enter');
  };
  await page.goto(paths.getQuote);
  await tabsTo(page, page.getByLabel('Husband or wife'));
  await page.keyboard.press('Space');
  await pressesKeyOn('Sons: one more');
  await pressesKeyOn('Daughters: one more');
  if (isPhone(page)) await pressesKeyOn('Dates of birth');
  await typesDate(page, /Your date of birth/, ['02', '04', '1992']);
  await typesDate(page, /Husband or wife/, ['20', '01', '1994']);
  await typesDate(page, /^Son/, ['01', '07', '2018']);
  await typesDate(page, /^Daughter/, ['14', '06', '2020']);
  if (isPhone(page)) await pressesKeyOn('Place and health');
  await tabsTo(page, page.getByLabel('Pincode or city'));
  await page.keyboard.type('Pun');
  await expect(page.getByRole('option', { name: /^Pune/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await picksByKey(page, page.getByRole('radio', { name: 'No' }));
  await pressesKeyOn('See my prices');
  await expectPlans(page);
  for (const plan of [/Compare ReAssure 2.0/, /Compare Aspire Gold/]) {
    await tabsTo(page, page.getByLabel(plan));
    await page.keyboard.press('Space');
  }
  await pressesKeyOn('Compare 2 plans');
  await expect(page.getByRole('row', { name: /^Maternity.*After 24 months.*After 9 months/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /Aspire/ })).toBeVisible();
  await pressesKeyOn('Choose Aspire Gold+');
  await pressesKeyOn(/^Continue with/);
  await expect(page.getByRole('heading', { name: 'Your plan, before you buy it' })).toBeVisible();
  await expect(page.getByText('Aspire Gold+').first()).toBeVisible();
});

test('comparison and summary can be used by everybody in the three languages', async ({ page }) => {
  await hasTyped(page, workedFamily, {
    compared: ['reassurev2:Platinum+', 'aspire:Gold+', 'health-recharge:'],
  });
  const summary = await hasQuote(page);
  // Phones are checked in all languages, wide screens in the one with the longest words.
  for (const prefix of isPhone(page) ? ['', '/hi', '/ta'] : ['/ta']) {
    await page.goto(`${prefix}${paths.getQuote}#compare`);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expectAccessible(page);
    await opens(`${prefix}${summary}`)(page);
    await page.locator('section[aria-labelledby=covered] button').first().click();
    await expect(page.locator('section[aria-labelledby=covered] form')).toBeVisible();
    await expectAccessible(page);
  }
});
