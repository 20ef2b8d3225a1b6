import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { givesCodeOfSms, givesFactor } from '@/tests/e2e/actions/desk';
import { pressesByKey, tabsTo } from '@/tests/e2e/actions/keys';
import { expect, expectAccessible, expectFitting, test } from '@/tests/e2e/support/test';
import type texts from '@/locales/en/deskSupervisor.json';

const audit = JSON.parse(readFileSync('locales/en/deskSupervisor.json', 'utf8')) as typeof texts;

const telecaller = { id: 'TC-1003', mobile: '6000001003' };
const supervisor = { id: 'SV-2001', role: 'supervisor', mobile: '6000002001' } as const;
const press = (page: Page, name: string) => pressesByKey(page, page.getByRole('button', { name }));

test('a supervisor signs in with a second factor, reads and exports the audit, and disables a telecaller', async ({
  page,
  browser,
  site,
}) => {
  await site.kill();
  await site.addStaff(telecaller, supervisor);
  await site.start();
  const other = await browser.newContext({ baseURL: site.url, locale: 'en-IN' });
  const desk = await other.newPage();
  await givesCodeOfSms(desk, telecaller);
  await expect(desk.getByRole('heading', { name: 'Latest quotes' })).toBeVisible();

  await givesCodeOfSms(page, supervisor);
  await expect(page.getByRole('heading', { name: audit.factor.enrol })).toBeVisible();
  await expect(page.getByRole('img', { name: audit.factor.qr })).toBeVisible();
  await expectAccessible(page);
  await givesFactor(page, Date.now());
  await expect(page.getByRole('heading', { name: 'Latest quotes' })).toBeVisible();

  await press(page, 'Approvals');
  await expect(page.getByText(audit.approvals.empty)).toBeVisible();
  await expect(page.getByText(audit.levels.callbacks)).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Audit');
  await tabsTo(page, page.getByLabel('Who', { exact: true }));
  await page.keyboard.type('tc-1003');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Signed in' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Authenticator set up' })).toHaveCount(0);
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await press(page, audit.audit.export);
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(file).toMatch(/^"time \(UTC\)","who","did","details","request"\r\n"/);
  expect(file).toContain('"TC-1003","STAFF_SIGNED_IN"');

  await press(page, 'Figures');
  await expect(page.getByRole('img', { name: /^Quotes: \d+, Logged/ })).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Staff');
  const row = page.getByRole('row', { name: /TC-1003/ });
  await tabsTo(page, row.getByRole('button', { name: 'Disable Sample Staff' }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Disable Sample Staff' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await tabsTo(page, panel.getByLabel(audit.staff.reason));
  await page.keyboard.type('Lost');
  await tabsTo(page, panel.getByRole('button', { name: 'Disable Sample Staff' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Sample Staff Telecaller, TC-1003.*disabled/ })).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  await other.close();
  await press(page, 'Enable Sample Staff');
  const enabling = page.getByRole('region', { name: 'Enable Sample Staff' });
  await tabsTo(page, enabling.getByLabel(audit.staff.reason));
  await page.keyboard.type('Back');
  await tabsTo(page, enabling.getByRole('button', { name: 'Enable Sample Staff' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Sample Staff Telecaller, TC-1003.*signed out/ })).toBeVisible();
  await expect(enabling).toHaveCount(0);
  await fitsInTamil(page);
});

/** Checks every view in Tamil, which has the longest words, for the role with the most views. */
async function fitsInTamil(page: Page): Promise<void> {
  await page.goto(`/ta${paths.dashboard}`);
  const views = page.locator('header nav button');
  await expect(views.first()).toBeVisible();
  for (const view of await views.all()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await view.click();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFitting(page);
    await expectAccessible(page);
  }
}
