import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { paths } from '@/lib/config/paths';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { hasQuote, hasTyped, tabsTo, workedFamily } from '@/tests/e2e/actions/family';
import { does, opens, presses } from '@/tests/e2e/actions/journey';
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
  await tabsTo(page, page.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('ArrowRight');
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
  await pressesKeyOn(/^Continue/);
  await expect(page.getByRole('heading', { name: 'Your plan, before you buy it' })).toBeVisible();
  await expect(page.getByText('Aspire Gold+').first()).toBeVisible();
});

test('a senior couple is offered the plan made for them, and told why others don’t fit', async ({ page }) => {
  const seniors: FamilyForm = {
    chosen: ['self', 'spouse'],
    dates: { self: '1955-04-02', spouse: '1958-01-20' },
    place: 'Chennai',
    existingIllness: 'yes',
  };
  await hasTyped(page, seniors);
  await page.goto(paths.plans);
  await expectPlans(page);
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^SeniorFirst/ }) });
  await expect(plan.getByText(/made for older people, and your eldest person is 7\d/)).toBeVisible();
  await expect(plan.getByText('20% of each bill', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/new people can join up to the age of 65, and your eldest person is 7\d/).first(),
  ).toBeVisible();
  await page.getByText(/^Filter plans/).click();
  await page.getByLabel('Co-payment: the share of each hospital bill you pay').selectOption('No co-payment');
  await expect(plan.getByRole('heading', { name: 'SeniorFirst Platinum' })).toBeVisible();
  await expect(page.getByText(/plans are left\.$/)).toBeVisible();
  await presses('Show all plans again')(page);
  await expect(plan.getByRole('heading', { name: 'SeniorFirst Gold' })).toBeVisible();
});

test('a family too large and a child of 90 days are told in plain words', async ({ page }) => {
  const born = addDays(todayInIndia(new Date()), -90);
  const large: FamilyForm = {
    chosen: ['self', 'spouse', 'father', 'mother', 'son-1', 'daughter-1'],
    dates: { ...workedFamily.dates, father: '1964-01-02', mother: '1966-01-02', 'son-1': born },
    place: '411038',
    existingIllness: 'no',
  };
  await hasTyped(page, large);
  await page.goto(paths.getQuote);
  await expect(page.getByText('One policy covers six people at most.')).toBeVisible();
  await page.getByLabel('Father-in-law').click({ force: true });
  await expect(page.getByLabel('Father-in-law')).not.toBeChecked();
  if (isPhone(page)) await does(presses('Dates of birth'), presses('Place and health'))(page);
  else await presses('See my prices')(page);
  await expect(page.getByText('A baby can be covered from the age of 91 days').first()).toBeVisible();
});

test('another birth date of the eldest at the summary has another price, and says why', async ({ page }) => {
  await page.goto(await hasQuote(page));
  await expect(page.getByText('34 years, the eldest')).toBeVisible();
  await presses('Change You')(page);
  await page.getByRole('group', { name: 'Your date of birth' }).getByLabel('Year').fill('1975');
  await expect(page.getByText('With this change the price is')).toBeVisible();
  await presses('Save')(page);
  const note = page.getByRole('status').filter({ hasText: 'It was ₹12,488' });
  await expect(note).toContainText(/You: 5\d\syears old, it was 34/);
  await expect(note).toContainText('The eldest person’s age group sets the price');
  await expect(button(page, 'Change You')).toBeFocused();
  await page.reload();
  await expect(page.getByText(/5\d\syears, the eldest/)).toBeVisible();
});

test('Aspire’s own page puts its four forms side by side', async ({ page }) => {
  await hasTyped(page, workedFamily);
  await page.goto(`${paths.aspire}#plans`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await presses('Choose Aspire Titanium+')(page);
  await presses(/^Continue/)(page);
  await expect(page.getByText('Aspire Titanium+').first()).toBeVisible();
});

test('a link of ReAssure 2.0 leads to its three forms side by side', async ({ page }) => {
  await hasTyped(page, workedFamily);
  await page.goto(paths.quoteOf('reassurev2'));
  await expect(page.getByLabel('Husband or wife')).toBeChecked();
  if (isPhone(page)) await does(presses('Dates of birth'), presses('Place and health'))(page);
  await presses('See my prices')(page);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByText('3 people, ₹5 lakh')).toBeVisible();
});

test('comparison and summary can be used by everybody in the three languages', async ({ page }) => {
  await hasTyped(page, workedFamily, {
    compared: ['reassurev2:Platinum+', 'aspire:Gold+', 'health-recharge:'],
  });
  const summary = await hasQuote(page);
  // Phones in all languages; wide screens in the one with the longest words.
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
