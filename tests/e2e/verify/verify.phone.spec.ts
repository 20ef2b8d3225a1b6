import type { Page } from '@playwright/test';
import { beginsQuote, newMobile } from '@/tests/e2e/actions/begin';
import {
  addsSpouseAndDaughter,
  asha,
  choosesAspire,
  does,
  livesInPune,
  opens,
  presses,
  typesAges,
  typesLead,
  typesOwnAge,
} from '@/tests/e2e/actions/journey';
import { readMessage, typesCodeOf } from '@/tests/e2e/actions/verify';
import { readSummary } from '@/tests/e2e/expects/journey';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const declared = /\/health-insurance-plan\/health-declaration\/[\w-]+$/;
async function readPlan(page: Page): Promise<string[]> {
  const { lines } = await readSummary(page);
  return lines.slice(lines.indexOf('Who is covered'));
}

const expectOn = (page: Page) => page.waitForURL(declared, { waitUntil: 'commit' });

test('a wrong code is told, another number is taken, and its code leads on to the declaration', async ({
  page,
}) => {
  await beginsQuote(page, newMobile());
  await presses('Verify my number')(page);
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeFocused();
  await field.fill('000 000');
  await presses('Confirm')(page);
  await expect(page.getByText('You can try 4 more times.')).toBeVisible();
  await expectAccessible(page);
  await presses('Use another number')(page);
  await page.getByLabel('Mobile number').fill('99887 76655');
  await presses('Send the code')(page);
  await typesCodeOf('9988776655')(page);
  await expectOn(page);
});

test('who saw prices first gives a number at the summary, and keeps plan and price', async ({ page }) => {
  await does(opens('/health-insurance-plan/get-quote'), addsSpouseAndDaughter, typesOwnAge, typesAges)(page);
  await does(livesInPune, choosesAspire)(page);
  const { lines } = await readSummary(page);
  const total = lines.find((line) => line.startsWith('₹'));
  await presses('Verify my number')(page);
  await does(typesLead({ ...asha, mobile: '99887 76644' }), presses('Send the code'))(page);
  await expect(page.getByLabel('6-digit code')).toBeVisible();
  await expect(page.getByText(total ?? 'no price').first()).toBeVisible();
  await typesCodeOf('9988776644')(page);
  await expectOn(page);
});

test('a code that is typed after its five minutes is told to be old, and a new one leads on', async ({
  page,
  site,
}) => {
  const mobile = newMobile();
  await beginsQuote(page, mobile);
  await presses('Verify my number')(page);
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeFocused();
  const before = await readPlan(page);
  const { text } = await readMessage(page, mobile);
  await site.kill();
  await site.start({ minutesLater: 5 });
  await page.clock.install();
  await page.clock.fastForward('05:00');
  await field.fill(text.slice(0, 6));
  await presses('Confirm')(page);
  await expect(page.getByText('This link or code has expired. Ask for a new one.')).toBeVisible();
  await expect(field).toHaveValue(text.slice(0, 6));
  await expectAccessible(page);
  expect(await readPlan(page)).toEqual(before);
  await presses('Send a new code')(page);
  await expect(field).toHaveValue('');
  await typesCodeOf(mobile)(page);
  await expectOn(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
  // Restores the clock for the other tests.
  await site.kill();
  await site.start();
});
