import type { Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { aHospitalBill, claimPath, claimsDesk, deskDoes, tellsOfClaim } from '@/tests/e2e/actions/claims';
import { choosesFileByKey, pressesByKey, typesByKey } from '@/tests/e2e/actions/keys';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const row = (page: Page, name: string) =>
  page.locator('#papers').getByRole('listitem').filter({ hasText: name });

test('by keyboard alone: a refused paper and another, an answer, the decision, an appeal; what can’t be shown says why', async ({
  page,
  browser,
  context,
  site,
}) => {
  const policyNumber = await buysPolicy(page, newMobile());
  const desk = await claimsDesk(browser, site);
  const claimId = await tellsOfClaim(page, policyNumber, ['reimbursement', 'emergency']);
  await page.goto(claimPath(claimId));
  await expect(page.getByText('Bank account ending 9012')).toBeVisible();

  const receipts = () => row(page, 'Receipts');
  const wrong = Buffer.from('<svg onload="alert(1)"/>');
  const first = receipts().getByRole('button', { name: 'Choose a file' });
  await choosesFileByKey(page, first, ['r.svg', wrong]);
  await expect(receipts().getByText(/We can read photos/)).toBeVisible();
  await expectAccessible(page);
  const another = receipts().getByRole('button', { name: 'Choose another file' });
  await choosesFileByKey(page, another, ['r.jpg', aJpeg({ comment: 'receipts' })]);
  await expect(receipts().getByText('Here', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Receipts is here' })).toBeAttached();
  for (const name of ['Discharge summary', 'The hospital’s bill', 'Photo ID of the patient']) {
    const button = row(page, name).getByRole('button', { name: 'Choose a file' });
    await choosesFileByKey(page, button, ['p.jpg', aJpeg({ comment: name })]);
    await expect(row(page, name).getByText('Here', { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We are reading it');

  await deskDoes(desk, api.deskClaimAsk, claimId, { reason: 'accident' });
  await page.reload();
  await pressesByKey(page, page.getByRole('button', { name: 'Send the answer' }));
  await expect(page.getByText('Please write an answer first.')).toBeVisible();
  await typesByKey(page, page.getByLabel('Your answer'), 'On the stairs, in the rain.');
  await pressesByKey(page, page.getByRole('button', { name: 'Send the answer' }));
  await expect(page.getByText(/^Answered/)).toBeVisible();

  await deskDoes(desk, api.deskClaimDecide, claimId, { bill: aHospitalBill, confirm: true });
  await page.reload();
  await expect(page.getByText(/to your account ending 9012. The bank’s reference/)).toBeVisible();
  await expectAccessible(page);
  await pressesByKey(page, page.getByRole('link', { name: 'I don’t agree with a line' }));
  const objection = page.getByLabel('What you don’t agree with');
  await typesByKey(page, objection, 'The file is a part of the treatment.');
  await pressesByKey(page, page.getByRole('button', { name: 'Ask us to look again' }));
  await expect(page.getByText(/You asked us to look again on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to the officer' })).toHaveAttribute('href', /CL-/);

  await page.goto(claimPath('CL-2611-00000000'));
  await expect(page.getByRole('heading', { name: 'There is no such claim' })).toBeVisible();
  await expectAccessible(page);
  await context.clearCookies();
  await page.goto(claimPath(claimId));
  await expect(page.getByText(/Verify the mobile number of the policy/)).toBeVisible();
  await expectAccessible(page);
  await page.route(`**${api.claimDetail}*`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your claim can’t be loaded' })).toBeVisible();
});
