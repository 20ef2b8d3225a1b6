import { leavesQuote, newMobile } from '@/tests/e2e/actions/begin';
import { presses } from '@/tests/e2e/actions/journey';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test('who proves a number sees what was agreed to, and takes it back', async ({ page }) => {
  const mobile = newMobile();
  await leavesQuote(page, mobile);
  await page.goto('/do-not-disturb');
  await page.getByLabel('Mobile number').fill(mobile);
  await presses('Send the code')(page);
  await typesCodeOf(mobile)(page);
  await expect(page.getByText('Calls, SMS and WhatsApp about your enquiry')).toBeVisible();
  await expectAccessible(page);
  await presses('Stop all calls and messages')(page);
  await expect(page.getByText(/We no longer call or write to this number/)).toBeVisible();
  await expect(page.getByText(/^Withdrawn \d\d/)).toBeVisible();
});
