import type { Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import { typesCodeOf } from './actions/verify';
import { expect, test } from './test';

const asks = async (page: Page, mobileNumber: string) => {
  await page.goto('/do-not-disturb');
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByRole('button', { name: 'Send the code' }).click();
};
const isIn = (page: Page) => expect(page.getByLabel('Mobile number')).toHaveCount(0);

test('the sum that a code costs is done in a worker, which the policy of the site lets run', async ({
  page,
}) => {
  const mobileNumber = '9988776611';
  let answer: number | undefined;
  // As if many asked just now; the second request reaches the server.
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
