import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { presses } from '@/tests/e2e/actions/journey';
import { opensKycByPan } from '@/tests/e2e/actions/kyc';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const PAN = 'AAAPS1111A';

async function typesPan(page: Page): Promise<{ mobile: string; quoteId: string }> {
  const begun = await opensKycByPan(page);
  await page.getByRole('textbox', { name: 'PAN' }).fill(PAN);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  return begun;
}

const leaves = (page: Page) => page.getByRole('button', { name: 'Not you? Sign out' }).click();
const expectLeft = (page: Page) =>
  expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();

async function expectNothing(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [document.body.innerText, ...typed, ...Object.values({ ...localStorage, ...sessionStorage })].join(
      '|',
    );
  });
  expect(seen).not.toMatch(/Asha|1992|111A|88\d{8}|88xxxx/);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('waiting');
}

test('who signs out leaves nothing to the next holder of the phone, whatever is pressed', async ({
  page,
  context,
}) => {
  const { quoteId } = await typesPan(page);
  const summary = `/health-insurance-plan/summary/${quoteId}?quoteId=${quoteId}`;
  const other = await context.newPage();
  await other.goto(summary);
  await expect(other.getByText(/^Total for/).first()).toBeVisible();
  // Pressed by key, since a bar may cover the link on this page.
  await other.getByRole('link', { name: 'Help', exact: true }).press('Enter');
  await other.getByRole('textbox', { name: 'Your question' }).fill('Is Asha insured?');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue('••••••111A');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not you? Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expectLeft(page);
  await expect(page.getByText('Your session has ended, here and with us.')).toBeVisible();
  await expectAccessible(page);
  await expectLeft(other);
  for (const each of [page, other]) await expectNothing(each);
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('sukhayu-')),
  ).toEqual([]);

  for (let back = 0; back < 3; back += 1) {
    await page.goBack({ waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNothing(page);
  }
  for (const path of [summary, paths.kyc(quoteId), '/continue', '/do-not-disturb', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNothing(page);
  }
});

test('a session that ran out while somebody typed asks for a code in place, and nothing is typed twice', async ({
  page,
  context,
}) => {
  const { mobile } = await typesPan(page);
  // The session ends, as after thirty idle minutes.
  await context.clearCookies({ name: 'sukhayu-verified' });
  await page.getByRole('textbox', { name: /^Name/ }).fill('Asha Second Sample');
  await presses('Send the code')(page);
  await typesCodeOf(mobile)(page);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Asha Second Sample');
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue(PAN);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
});

test('without a line this device is cleared at once, and the server is told when the line is back', async ({
  page,
  context,
}) => {
  await typesPan(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Asha Second Sample');
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  await leaves(page);
  await page.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expectLeft(page);
  await expect(page.getByText(/ends by itself within 30 minutes/)).toBeVisible();
  await expectNothing(page);
  await context.setOffline(false);
  await expect(page.getByText('Your session has ended, here and with us.')).toBeVisible();
});
