import type { BrowserContext, Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const asks = async (page: Page, mobileNumber: string) => {
  await page.goto('/do-not-disturb');
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByRole('button', { name: 'Send the code' }).click();
};
const isIn = (page: Page) => expect(page.getByLabel('Mobile number')).toHaveCount(0);

/** Sends an SMS from the customer's phone, which the outbox page stands for. */
async function sendsAnSms(context: BrowserContext, from: string, text: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/dev/outbox');
  await tab.getByLabel('Mobile number of the phone').fill(from);
  await tab.getByLabel('Text').fill(text);
  await tab.getByRole('button', { name: 'Send it to us' }).click();
  await expect(tab.getByText('The site has been told.')).toBeVisible();
  await expectAccessible(tab);
  await tab.close();
}

test('a number whose codes a stranger has spent is proven by an SMS from its phone', async ({
  page,
  context,
  playwright,
  site,
}) => {
  await site.kill();
  await site.start({ limitFactor: 1 });
  const mobileNumber = '9988776622';
  const stranger = await playwright.request.newContext({ baseURL: site.url });
  expect((await stranger.post(api.otpPhoneGenerate, { data: { mobileNumber } })).status()).toBe(200);
  await asks(page, mobileNumber);
  const message = page.getByText(/^SUKHAYU \w{8}$/);
  await expect(message).toBeVisible();
  const text = await message.innerText();
  await expect(page.getByRole('link', { name: 'Open it in my messages' })).toHaveAttribute(
    'href',
    `sms:+910000000000?body=${encodeURIComponent(text)}`,
  );
  await expectAccessible(page);
  await sendsAnSms(context, mobileNumber, text);
  await isIn(page);
  await stranger.dispose();
  // Restores high limits for the other tests.
  await site.kill();
  await site.start();
});

test('the sum that a code costs is done in a worker, which the policy of the site lets run', async ({
  page,
}) => {
  const mobileNumber = '9988776611';
  let answer: number | undefined;
  // Simulates load; the second request reaches the server.
  await page.route(`**${api.otpServiceGenerate}`, async (route) => {
    const { proof } = route.request().postDataJSON() as { proof?: { answer: number } };
    answer = proof?.answer;
    if (proof) return route.continue();
    const work = { challenge: '1.sample.sample', bits: 7, iterations: 5_000 };
    await route.fulfill({ status: 428, json: { code: 'PROOF_OF_WORK', message: '-', work } });
  });
  await asks(page, mobileNumber);
  await typesCodeOf(mobileNumber)(page);
  await isIn(page);
  expect(answer).toBeGreaterThanOrEqual(0);
});
