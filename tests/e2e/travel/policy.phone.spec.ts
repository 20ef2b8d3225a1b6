import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { type Locale, locales, pathIn } from '@/lib/i18n/locales';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { SCHENGEN_SENTENCE } from '@/lib/domain/travel/certificate';
import { readPdf } from '@/tests/documents/readPdf';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysTrip } from '@/tests/e2e/actions/buy';
import { customer, press, says, typeDate, typesSentCode } from '@/tests/e2e/actions/purchase';
import type { Site } from '@/tests/e2e/support/site';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(180_000);

const PASSPORT = 'K1234567';
const inDays = (days: number) => addDays(todayInIndia(new Date()), days);
const partsOf = (day: string) => day.split('-').toReversed();
const field = (page: Page, id: string) => page.locator(`#${id}`);
const dateOf = (page: Page, id: string) =>
  page
    .locator('fieldset')
    .filter({ has: field(page, id) })
    .last();

/** Waits until all is saved, kills and restarts the server, closes the tab and opens its address in a new one. */
async function comesBack(before: Page, site: Site, locale: Locale): Promise<Page> {
  await expectAccessible(before);
  await expect(before.getByText(says('common.save.saved', locale)).first()).toBeVisible();
  const address = before.url();
  await site.kill();
  await before.close();
  await site.start();
  const page = await before.context().newPage();
  await page.goto(address);
  return page;
}

/** Tries another kind of trip: its answers are kept too, and those of the single trip stay as they were. */
async function triesAYear(page: Page): Promise<void> {
  await field(page, 'trip-kind-annual').check();
  await field(page, 'trip-destination').selectOption('world');
  await field(page, 'trip-longest').selectOption('45');
  await expectAccessible(page);
  await page.reload();
  await expect(field(page, 'trip-kind-annual')).toBeChecked();
  await expect(field(page, 'trip-longest')).toHaveValue('45');
  await field(page, 'trip-kind-single').check();
}

async function plansTrip(page: Page, locale: Locale): Promise<void> {
  await field(page, 'trip-destination').selectOption('schengen');
  await field(page, 'trip-starts-on').fill(inDays(20));
  await field(page, 'trip-ends-on').fill(inDays(29));
  await typeDate(dateOf(page, 'trip-traveller-1'), customer.birth, locale);
  await press(page, 'travel.form.next', locale);
  await page.getByRole('radio', { name: /US\$100,000/ }).check();
  await press(page, 'travel.sum.continue', locale);
  await page.waitForURL(/\/Travel\/summary\//);
}

async function provesNumber(page: Page, mobile: string, locale: Locale): Promise<void> {
  await press(page, 'travel.summary.verify', locale);
  await field(page, 'lead-mobile')
    .or(page.getByLabel(says('forms.lead.mobileNumber', locale)))
    .fill(mobile);
  await page.getByLabel(says('forms.lead.name', locale)).fill(customer.name);
  const born = page.getByRole('group', { name: says('forms.lead.dateOfBirth', locale) });
  await typeDate(born, customer.birth, locale);
  await press(page, 'forms.lead.sendCode', locale);
  await typesSentCode(page, { mobile, locale });
  await page.waitForURL(/\/Travel\/travellers\//);
}

async function tellsPassport(page: Page, locale: Locale): Promise<void> {
  await field(page, 'traveller1-givenNames').fill('Asha');
  await field(page, 'traveller1-surname').fill('Sample');
  await field(page, 'traveller1-passportNumber').fill(PASSPORT);
  await typeDate(dateOf(page, 'traveller1-passportEnds'), partsOf(inDays(60)), locale);
  // The text begins with the days that are left, which differ.
  const advice = new RegExp(says('travellers.warning.schengen', locale).source.slice(1));
  await expect(page.getByRole('status').filter({ hasText: advice })).toBeVisible();
}

async function tellsRest(page: Page, locale: Locale): Promise<void> {
  await field(page, 'nominee-name').fill('Vimal Sample');
  await field(page, 'nominee-relation').selectOption('mother');
  await typeDate(dateOf(page, 'nominee-dateOfBirth'), ['19', '08', '1965'], locale);
  await field(page, 'contact-email').fill('asha@mail.example');
  await press(page, 'travellers.save', locale);
  // The four questions are still unanswered.
  await expect(page.getByRole('alert').first()).toBeFocused();
  const answers = { livesInIndia: 'yes', startsHere: 'yes', forTreatment: 'no', illness: 'no' };
  for (const [question, answer] of Object.entries(answers)) {
    const choice = page.locator(`input[name="declared.${question}"]`);
    await choice.nth(answer === 'yes' ? 0 : 1).check({ force: true });
  }
}

async function downloadsCertificate(page: Page, locale: Locale): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: says('tripPolicy.download', locale) }).click();
  return readPdf(readFileSync(await (await coming).path())).pages.join(' ');
}

/** Follows the policy's link to the check of its certificate, which is English in every language. */
async function checksCertificate(page: Page, locale: Locale): Promise<string> {
  await expect(page.getByText('SAMPLE, ASHA')).toBeVisible();
  await expectAccessible(page);
  const text = await downloadsCertificate(page, locale);
  expect(text).toContain(PASSPORT);
  const code = await page.getByRole('link', { name: /^\w{4}(-\w{4}){2}$/ }).innerText();
  await page.goto(pathIn(locale, paths.verifyCertificate(code)));
  const valid = says('certificate.states.valid.title', locale);
  await expect(page.getByRole('heading', { name: valid })).toBeVisible();
  await expectAccessible(page);
  return text;
}

test('on a phone, in Tamil, from the trip to its certificate, through kills and closed tabs; another kind is tried first', async ({
  page: first,
  site,
}) => {
  const locale = 'ta';
  const mobile = newMobile();
  await first.goto(pathIn(locale, paths.tripQuote));
  await triesAYear(first);
  await plansTrip(first, locale);
  await provesNumber(first, mobile, locale);
  await tellsPassport(first, locale);
  let page = await comesBack(first, site, locale);
  await expect(page.getByText('••••4567').or(page.locator('input[value="••••4567"]')).first()).toBeVisible();
  await tellsRest(page, locale);
  page = await comesBack(page, site, locale);
  await press(page, 'travellers.save', locale);
  await page.waitForURL(/\/payment\?quoteId=/);
  await expectAccessible(page);
  await press(page, 'payment.trip.pay', locale);
  await page.waitForURL(/\/sandbox\/pay\//);
  await press(page, 'sandbox.choices.success', locale);

  const policy = new RegExp(`${pathIn(locale, '/policy/')}SKT\\d{4}-\\d{11}$`);
  await page.waitForURL(policy);
  const text = await checksCertificate(page, locale);
  expect(text.replaceAll(/\s/g, '')).toContain(SCHENGEN_SENTENCE.replaceAll(' ', ''));
  await page.goto(pathIn(locale, '/travelLogin'));
  await page.getByRole('link', { name: says('ownTrips.open', locale) }).click();
  await page.waitForURL(policy);
});

for (const locale of locales) {
  if (locale === 'ta') continue;
  test(`travellers, payment, policy and certificate are open to all: ${locale}`, async ({ page }) => {
    const before = async ({ path, quoteId }: { path: string; quoteId: string }) => {
      if (path === api.tripTravellers) {
        await page.goto(pathIn(locale, paths.tripTravellers(quoteId)));
        await expect(field(page, 'traveller1-givenNames')).toBeVisible();
        await expectAccessible(page);
      }
      if (path === api.payments) {
        await page.goto(pathIn(locale, paths.startPayment(quoteId)));
        await expect(page.getByRole('button', { name: says('payment.trip.pay', locale) })).toBeVisible();
        await expectAccessible(page);
      }
    };
    await page.goto(await buysTrip(page, newMobile(), { locale, before }));
    await checksCertificate(page, locale);
  });
}
