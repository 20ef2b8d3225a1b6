import type { Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { presses } from '@/tests/e2e/actions/journey';
import { opensKycByPan } from '@/tests/e2e/actions/kyc';
import { says } from '@/tests/e2e/actions/purchase';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expectKept } from '@/tests/e2e/expects/kept';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const PAN = 'AAAPS2222B';
const NAME = 'Asha Later Sample';

const readStorage = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Reads the copy of the storage that lib/client/saving/disk/onDisk.ts writes to disk at once. */
const readCopy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('kept');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('puts');
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );

/** Sets the storage back to what was on disk, as when a browser crashes. No page of ours may be open. */
async function hasDied(page: Page, onDisk: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(api.healthLive);
  await page.evaluate((before) => {
    localStorage.clear();
    Object.assign(localStorage, before);
  }, onDisk);
}

test('what is typed without a line outlives its tab and a browser that dies, sealed, and reaches the server after the next code', async ({
  page,
  context,
}) => {
  const { mobile, quoteId } = await opensKycByPan(page);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  const onDevice = async () => JSON.stringify(await readStorage(page));
  expect(await onDevice()).not.toContain('waiting_');
  const before = await readStorage(page);
  await expectKept(page, '/health-insurance-plan/kyc');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: /^Name/ }).fill(NAME);
  await page.getByRole('textbox', { name: 'PAN' }).fill(PAN);
  await expect(page.getByText('Not saved yet, kept on this device')).toBeVisible();
  await expectAccessible(page);
  expect(await onDevice()).toContain('waiting_');
  expect(await onDevice()).not.toMatch(/Later|2222B/);
  await expect.poll(() => readCopy(page)).toContain('waiting_');
  // The page must not ask whether it may be closed.
  const questions: string[] = [];
  page.on('dialog', (dialog) => questions.push(dialog.type()));
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  expect(questions).toEqual([]);

  const again = await context.newPage();
  await again.goto(paths.kyc(quoteId));
  await expect(again.getByText(/What we have not received yet is kept on this device/)).toBeVisible();
  await expectAccessible(again);
  // A page that was never opened is not kept.
  await again.goto(paths.declaration(quoteId));
  await expect(again.getByText(says('common.offline.page', 'en'))).toBeVisible();
  await expectAccessible(again);
  await context.setOffline(false);
  await expect(again.getByRole('heading', { name: says('declaration.title', 'en') })).toBeVisible();
  await again.close();

  // The session has ended, as on the next day.
  await context.clearCookies({ name: 'sukhayu-verified' });
  const next = await context.newPage();
  await hasDied(next, before);
  await next.goto(paths.kyc(quoteId));
  await presses('Send the code')(next);
  await typesCodeOf(mobile)(next);
  await expect(next.getByRole('textbox', { name: /^Name/ })).toHaveValue(NAME);
  await expect(next.getByRole('textbox', { name: 'PAN' })).toHaveValue(PAN);
  await expect(next.getByText(/^Saved/).first()).toBeVisible();
  expect(Object.keys(await readStorage(next)).join()).not.toContain('waiting_');
  await expect.poll(() => readCopy(next)).not.toContain('waiting_');

  await next.reload();
  await expect(next.getByRole('textbox', { name: /^Name/ })).toHaveValue(NAME);
  await expect(next.getByRole('textbox', { name: 'PAN' })).toHaveValue('••••••222B');
});
