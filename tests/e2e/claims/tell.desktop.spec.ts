import type { Page } from '@playwright/test';
import { todayInIndia } from '@/lib/domain/common/dates';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, expectFitting, test } from '@/tests/e2e/support/test';

const question = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
const enter = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).press('Space');

test('by keyboard an emergency paid by the customer: questions in order, two tabs, an ended session', async ({
  page,
  context,
}) => {
  const mobile = newMobile();
  await buysPolicy(page, mobile);
  await page.goto('/claims');
  await expect(page.getByText('No claim yet. May it stay so.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tell us of a claim' }).first().press('Enter');
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
  await other.getByLabel('Hospital, city or pincode').pressSequentially('Sample Clinic');
  await expectAccessible(other);
  await expect(page.getByText('Sudden, an emergency')).toBeVisible();
  await expect(page.getByText('Sample Clinic')).toBeVisible();
  await enter(other, 'Next: who pays first');
  await expect(other.getByText(/not found Sample Clinic in the network/)).toBeVisible();
  await expectAccessible(other);
  await other.close();

  await enter(page, 'Next: who pays first');
  // Kept before the session ends, so that the date's save is the one that meets its end.
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('reimbursement') === true && answer.ok(),
  );
  await choose(page, /^You pay, we pay you back/);
  await enter(page, 'Next: the date');
  await kept;
  await context.clearCookies();
  const date = page.getByRole('group', { name: 'Date of admission' });
  const [year = '', month = '', day = ''] = todayInIndia(new Date()).split('-');
  for (const [part, typed] of Object.entries({ Day: day, Month: month, Year: year }))
    await date.getByLabel(part).pressSequentially(typed);
  await page.getByLabel('Mobile number').fill(mobile);
  await expectAccessible(page);
  await enter(page, 'Send the code');
  await typesCodeOf(mobile)(page);
  await expect(date.getByLabel('Day')).toHaveValue(day);
  await expect(page.getByText(/^In time\./)).toBeVisible();
  await enter(page, 'Next: what happened');
  await page.getByLabel('What happened').pressSequentially('Broke an arm.');
  await page.setViewportSize({ width: 640, height: 400 });
  await expectFitting(page);
  await page.getByRole('button', { name: 'Tell us now' }).dblclick();
  await question(page, 'We know. Here is what happens next.');
  await expect(page.getByText('Discharge summary')).toBeVisible();
  await expectFitting(page);
  await page.goto('/claims');
  await expect(page.getByRole('link', { name: /Arjun Sample, Sample Clinic/ })).toHaveCount(1);
});
