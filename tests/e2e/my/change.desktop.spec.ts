import type { Browser, Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { isSignedIn } from '@/tests/e2e/actions/desk';
import { readMessage } from '@/tests/e2e/actions/verify';
import type { NewStaff } from '@/tests/e2e/support/site';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const supervisor = { id: 'SV-2021', role: 'supervisor', mobile: '6000002021' } as const;
const underwriter = { id: 'UW-3021', role: 'underwriter', mobile: '6000003021' } as const;

type At = { browser: Browser; baseURL: string | undefined };

/** Signs in at the desk and accepts the newest case of this kind. */
async function accepts(
  { browser, baseURL }: At,
  staff: NewStaff,
  { kind, shows }: { kind: string; shows: RegExp },
): Promise<void> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await isSignedIn(page, staff);
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: 'Cases', exact: true }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
  const found = page.getByRole('listitem').filter({ hasText: shows }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.getByLabel('Reason').fill('Read beside the policy and found right');
  await found.getByRole('button', { name: 'Accept' }).click();
  await expect(found).toBeHidden();
  await page.context().close();
}

const ask = (page: Page) => page.getByRole('button', { name: 'Send this request' }).click();

async function givesCode(page: Page, to: string, since: string): Promise<void> {
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeFocused();
  const { text } = await readMessage(page, to, since);
  await field.fill(text.slice(0, 6));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('a name is corrected with a proof, a person added and paid for, and the number changed by two codes', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await site.kill();
  await site.addStaff(supervisor, underwriter);
  await site.start();
  const mobile = newMobile();
  const policyNumber = await buysPolicy(page, mobile);

  await page.goto(`/my/change/${policyNumber}#name`);
  await page.getByLabel('Whose name?').selectOption('Arjun Sample');
  await page.getByLabel('The right name').fill('Arjun Sample Rao');
  await page.getByLabel('Why it changes').selectOption('It is spelled wrong');
  const file = { name: 'id.jpeg', mimeType: 'image/jpeg', buffer: aJpeg({ comment: 'Aadhaar' }) };
  const sends = async () => {
    await page.locator('input[type=file]').last().setInputFiles(file);
    await expect(page.getByText('Received')).toBeVisible();
  };
  await sends();
  await expectAccessible(page);
  await ask(page);
  await expect(page.getByRole('status').filter({ hasText: /^Sent on/ })).toBeVisible();

  await page.goto('/my');
  await page.goto(`/my/change/${policyNumber}#person`);
  await page.getByLabel('Relation').selectOption('Daughter');
  await page.getByLabel('Name').fill('Tara Sample');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  const [year = '', month = '', day = ''] = addDays(todayInIndia(new Date()), -100).split('-');
  for (const [box, value] of Object.entries({ Day: day, Month: month, Year: year }))
    await birth.getByLabel(box).fill(value);
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expect(page.getByText('What it costs until the renewal')).toBeVisible();
  await sends();
  await ask(page);
  await expect(page.getByRole('status').filter({ hasText: /^Sent on/ })).toBeVisible();

  await accepts({ browser, baseURL }, supervisor, { kind: 'Name', shows: /Arjun Sample Rao/ });
  await accepts({ browser, baseURL }, underwriter, { kind: 'A person to add', shows: /Tara Sample/ });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pay, and the person is covered' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'It succeeds', exact: true }).click();
  await page.waitForURL(/\/payment\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/added|received/i);
  await expectAccessible(page);
  await page.goto('/my');
  await expect(page.getByText('Tara Sample').first()).toBeVisible();
  await expect(page.getByText('Arjun Sample Rao').first()).toBeVisible();

  const to = newMobile();
  await page.goto(`/my/change/${policyNumber}`);
  await page.getByRole('link', { name: 'Change the mobile number' }).click();
  await page.getByLabel('The new mobile number').fill(to);
  await page.getByRole('button', { name: 'Continue' }).click();
  const since = new Date().toISOString();
  await page.getByRole('button', { name: 'Send the code to the old number' }).click();
  await givesCode(page, mobile, since);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the code to the new number' }).click();
  await givesCode(page, to, since);
  await expect(page.getByText(/^The policy now has the number/)).toBeVisible();
  await page.goto('/my');
  await expect(page.getByText(policyNumber).first()).toBeVisible();
});
