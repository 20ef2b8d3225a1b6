import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { SCHENGEN_SENTENCE } from '@/lib/domain/travel/certificate';
import { readPdf } from '@/tests/documents/readPdf';
import { confirmsCode, customer, press, says, typeDate } from '@/tests/e2e/actions/purchase';
import type { Site } from '@/tests/e2e/support/site';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(180_000);

const inDays = (days: number) => addDays(todayInIndia(new Date()), days);
const partsOf = (day: string) => day.split('-').toReversed();
const field = (page: Page, id: string) => page.locator(`#${id}`);
const dateOf = (page: Page, id: string) =>
  page
    .locator('fieldset')
    .filter({ has: field(page, id) })
    .last();

/** Once it is saved: the server is killed, the tab closed, and the address opened in another. */
async function comesBack(before: Page, site: Site): Promise<Page> {
  await expectAccessible(before);
  await expect(before.getByText(says('common.save.saved')).first()).toBeVisible();
  const address = before.url();
  await site.kill();
  await before.close();
  await site.start();
  const page = await before.context().newPage();
  await page.goto(address);
  return page;
}

/** What another kind asks is kept as well, and leaves one trip as it is. */
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

async function plansTrip(page: Page): Promise<void> {
  await triesAYear(page);
  await field(page, 'trip-destination').selectOption('schengen');
  await field(page, 'trip-starts-on').fill(inDays(20));
  await field(page, 'trip-ends-on').fill(inDays(29));
  await typeDate(dateOf(page, 'trip-traveller-1'), customer.birth);
  await press(page, 'travel.form.next');
  await page.getByRole('radio', { name: /US\$100,000/ }).check();
  await press(page, 'travel.sum.continue');
  await page.waitForURL(/\/Travel\/summary\//);
}

test('on a phone, in Tamil, from the trip to its certificate, through a kill and a closed tab', async ({
  page: first,
  site,
}) => {
  await first.goto('/ta');
  await first.goto('/ta/Travel/get-quote');
  await plansTrip(first);
  await press(first, 'travel.summary.verify');
  await field(first, 'lead-mobile')
    .or(first.getByLabel(says('forms.lead.mobileNumber')))
    .fill(customer.mobile);
  await first.getByLabel(says('forms.lead.name')).fill(customer.name);
  await typeDate(first.getByRole('group', { name: says('forms.lead.dateOfBirth') }), customer.birth);
  await press(first, 'forms.lead.sendCode');
  await confirmsCode(first);
  await first.waitForURL(/\/Travel\/travellers\//);

  await field(first, 'traveller1-givenNames').fill('Asha');
  await field(first, 'traveller1-surname').fill('Sample');
  await field(first, 'traveller1-passportNumber').fill('K1234567');
  await typeDate(dateOf(first, 'traveller1-passportEnds'), partsOf(inDays(60)));
  await expect(first.getByRole('status').filter({ hasText: 'ஷெங்கன்' })).toBeVisible();
  let page = await comesBack(first, site);

  await expect(page.getByText('••••4567').or(page.locator('input[value="••••4567"]')).first()).toBeVisible();
  await field(page, 'nominee-name').fill('Vimal Sample');
  await field(page, 'nominee-relation').selectOption('mother');
  await typeDate(dateOf(page, 'nominee-dateOfBirth'), ['19', '08', '1965']);
  await field(page, 'contact-email').fill('asha@mail.example');
  await press(page, 'travellers.save');
  // The four questions are open yet.
  await expect(page.getByRole('alert').first()).toBeFocused();
  const answers = { livesInIndia: 'yes', startsHere: 'yes', forTreatment: 'no', illness: 'no' };
  for (const [question, answer] of Object.entries(answers)) {
    const choice = page.locator(`input[name="declared.${question}"]`);
    await choice.nth(answer === 'yes' ? 0 : 1).check({ force: true });
  }
  page = await comesBack(page, site);
  await press(page, 'travellers.save');
  await page.waitForURL(/\/payment\?quoteId=/);
  await expectAccessible(page);
  await press(page, 'payment.trip.pay');
  await page.waitForURL(/\/sandbox\/pay\//);
  await press(page, 'sandbox.choices.success');

  await page.waitForURL(/\/ta\/policy\/SKT\d{4}-\d{11}$/);
  await expect(page.getByText('SAMPLE, ASHA')).toBeVisible();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: says('tripPolicy.download') }).click();
  const text = readPdf(readFileSync(await (await coming).path())).pages.join(' ');
  expect(text).toContain('K1234567');
  expect(text.replaceAll(/\s/g, '')).toContain(SCHENGEN_SENTENCE.replaceAll(' ', ''));
  const code = await page.getByRole('link', { name: /^[\w]{4}-[\w]{4}$/ }).innerText();
  await page.goto(`/ta/verify#${code}`);
  await expect(page.getByRole('heading', { name: says('certificate.states.valid.title') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/ta/travelLogin');
  await page.getByRole('link', { name: says('ownTrips.open') }).click();
  await page.waitForURL(/\/ta\/policy\/SKT/);
});
