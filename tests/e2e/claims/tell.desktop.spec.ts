import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { picksByKey, pressesByKey, typesByKey } from '@/tests/e2e/actions/keys';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, expectFitting, test } from '@/tests/e2e/support/test';

const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
const enter = (page: Page, name: string) => pressesByKey(page, page.getByRole('button', { name }));
const choose = (page: Page, name: string | RegExp) => picksByKey(page, page.getByRole('radio', { name }));
const follow = (page: Page, name: string) =>
  pressesByKey(page, page.getByRole('link', { name }).and(page.locator('main a')).first());

async function typesDate(page: Page, date: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Date of admission' });
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, typed] of Object.entries({ Day: day, Month: month, Year: year }))
    await typesByKey(page, group.getByLabel(part), typed);
}

/** Files a claim for a stay in nine days, by keyboard alone. */
async function tellsOfPlanned(page: Page): Promise<void> {
  await page.goto('/claims');
  await follow(page, 'Tell us of a claim');
  await question(page, 'Who is the claim for?');
  await choose(page, /Arjun Sample/);
  await enter(page, 'Next: planned or sudden');
  await question(page, /^Is Arjun Sample’s admission planned/);
  await choose(page, /^Planned/);
  await enter(page, 'Next: the hospital');
  await question(page, 'Which hospital?');
  await typesByKey(page, page.getByLabel('Hospital, city or pincode'), 'Parijat General');
  await enter(page, 'Next: who pays first');
  await question(page, 'Who pays the hospital first?');
  await choose(page, /cashless/);
  await enter(page, 'Next: the date');
  await question(page, /^When is Arjun Sample to be admitted/);
  await typesDate(page, addDays(todayInIndia(new Date()), 9));
  await expect(page.getByText(/^In time\. Our rule is 48 hours/)).toBeVisible();
  await enter(page, 'Next: what happened');
  await typesByKey(page, page.getByLabel('What happened'), 'The meniscus of the left knee is torn.');
  await enter(page, 'Tell us now');
  await question(page, 'We know. Here is what happens next.');
}

test('by keyboard alone an emergency paid by the customer, in two tabs and over an ended session; then a planned cashless stay', async ({
  page,
  context,
}) => {
  const mobile = newMobile();
  await buysPolicy(page, mobile);
  await page.goto('/claims');
  await expect(page.getByText('No claim yet. May it stay so.')).toBeVisible();
  await expectAccessible(page);
  await follow(page, 'Tell us of a claim');
  await question(page, 'Who is the claim for?');
  await enter(page, 'Next: planned or sudden');
  await expect(page.getByRole('alert').filter({ hasText: 'Choose who was' })).toBeFocused();
  await expectAccessible(page);
  await choose(page, /Arjun Sample/);
  await enter(page, 'Next: planned or sudden');
  await question(page, /^Is Arjun Sample’s admission planned/);
  await page.goBack();
  await question(page, 'Who is the claim for?');
  await expect(page.getByRole('radio', { name: /Arjun Sample/ })).toBeChecked();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  // A question that needs earlier answers leads to the earliest open one.
  const claim = page.url().split('#')[0] ?? '';
  const other = await context.newPage();
  await other.goto(`${claim}#story`);
  await question(other, /^Is Arjun Sample’s admission planned/);
  await choose(other, /^Sudden/);
  await enter(other, 'Next: the hospital');
  await typesByKey(other, other.getByLabel('Hospital, city or pincode'), 'Sample Clinic');
  await expectAccessible(other);
  await expect(page.getByText('Sudden, an emergency')).toBeVisible();
  await expect(page.getByText('Sample Clinic')).toBeVisible();
  await enter(other, 'Next: who pays first');
  await expect(other.getByText(/not found Sample Clinic in the network/)).toBeVisible();
  await expectAccessible(other);
  await other.close();

  await enter(page, 'Next: who pays first');
  // Waits for this save, so that the next one, of the date, is the first after the session's end.
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('reimbursement') === true && answer.ok(),
  );
  await choose(page, /^You pay, we pay you back/);
  await enter(page, 'Next: the date');
  await kept;
  await context.clearCookies();
  const today = todayInIndia(new Date());
  await typesDate(page, today);
  await typesByKey(page, page.getByLabel('Mobile number'), mobile);
  await expectAccessible(page);
  await enter(page, 'Send the code');
  await typesCodeOf(mobile)(page);
  const date = page.getByRole('group', { name: 'Date of admission' });
  await expect(date.getByLabel('Day')).toHaveValue(today.slice(-2));
  await expect(page.getByText(/^In time\./)).toBeVisible();
  await enter(page, 'Next: what happened');
  await typesByKey(page, page.getByLabel('What happened'), 'Broke an arm.');
  await page.setViewportSize({ width: 640, height: 400 });
  await expectFitting(page);
  await enter(page, 'Tell us now');
  await page.keyboard.press('Enter');
  await question(page, 'We know. Here is what happens next.');
  await expect(page.getByText('Discharge summary')).toBeVisible();
  await expectFitting(page);
  await page.goto('/claims');
  await expect(page.getByRole('link', { name: /Arjun Sample, Sample Clinic/ })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tellsOfPlanned(page);
});
