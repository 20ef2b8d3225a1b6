import { paths } from '@/lib/config/paths';
import { presses } from '@/tests/e2e/actions/journey';
import { opensKycByPan } from '@/tests/e2e/actions/kyc';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const PAN = 'AAAPS2222B';
const NAME = 'Asha Later Sample';

test('what is typed without a line outlives its tab, sealed, and reaches the server after the next code', async ({
  page,
  context,
}) => {
  const { mobile, quoteId } = await opensKycByPan(page);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  const onDevice = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(await onDevice()).not.toContain('waiting_');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Name/ }).fill(NAME);
  await page.getByRole('textbox', { name: 'PAN' }).fill(PAN);
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  await expectAccessible(page);
  expect(await onDevice()).toContain('waiting_');
  expect(await onDevice()).not.toMatch(/Later|2222B/);
  // Nobody is asked whether the page may close.
  const questions: string[] = [];
  page.on('dialog', (dialog) => questions.push(dialog.type()));
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  expect(questions).toEqual([]);

  // As on the next day.
  await context.clearCookies({ name: 'sukhayu-verified' });
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(paths.kyc(quoteId));
  await presses('Send the code')(next);
  await typesCodeOf(mobile)(next);
  await expect(next.getByRole('textbox', { name: /^Name/ })).toHaveValue(NAME);
  await expect(next.getByRole('textbox', { name: 'PAN' })).toHaveValue(PAN);
  await expect(next.getByText(/^Saved/).first()).toBeVisible();
  expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => /^waiting_/.test(key)))).toEqual(
    [],
  );

  await next.reload();
  await expect(next.getByRole('textbox', { name: /^Name/ })).toHaveValue(NAME);
  await expect(next.getByRole('textbox', { name: 'PAN' })).toHaveValue('••••••222B');
});
