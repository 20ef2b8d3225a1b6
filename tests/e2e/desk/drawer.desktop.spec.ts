import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { leavesQuote, newMobile } from '@/tests/e2e/actions/begin';
import {
  declaresAndProvesIdentity,
  findsAndOpens,
  onPhone,
  proves,
  readsAudit,
  signsInAtDesk,
  startsAt,
} from '@/tests/e2e/actions/desk';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { pressesByKey, tabsTo } from '@/tests/e2e/actions/keys';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const staff = { id: 'TC-1004', mobile: '6000001004' };
const colleague = { id: 'TC-1014', mobile: '6000001014' };
const supervisor = { id: 'SV-2014', mobile: '6000002014', role: 'supervisor' } as const;

test.beforeAll(({ site }) => startsAt(site, [staff, colleague, supervisor], 11));
// Restores the clock for the other tests of this site.
test.afterAll(async ({ site }) => {
  await site.kill();
  await site.start();
});

const drawerOf = (page: Page) => page.getByRole('complementary', { name: /^Quote / });
const historyOf = (page: Page) => page.getByRole('region', { name: 'Quote history' });

/** Expects the top of the drawer below the desk's header, however many rows the header has. */
async function expectBelowHead(page: Page): Promise<void> {
  const head = await page.getByRole('banner').boundingBox();
  const drawer = await drawerOf(page).boundingBox();
  expect(drawer?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
}

test('by keyboard alone: a quote is opened, its number revealed, the call noted, another promised, the quote handed over, a note kept over an ended session', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const mobile = newMobile();
  const quoteId = await leavesQuote(await onPhone(browser, baseURL), mobile);
  await signsInAtDesk(page, staff);
  await findsAndOpens(page, mobile);
  const drawer = drawerOf(page);
  await expect(drawer).toBeFocused();
  await expectBelowHead(page);
  await expect(drawer.getByRole('heading', { name: 'Asha Sample' })).toBeVisible();
  await expect(drawer.getByText(/^88xxxx\d{4}$/)).toBeVisible();

  await tabsTo(page, drawer.getByRole('button', { name: 'Reveal, with reason' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'The customer asked' })).toBeFocused();
  await page.keyboard.press('Enter');
  const number = drawer.getByRole('link', { name: 'Number of Asha Sample' });
  await expect(number).toBeFocused();
  await expect(number).toHaveText(mobile);
  // The drawer reads this from the audit.
  await expect(historyOf(page).getByText('Number shown')).toBeVisible();

  await tabsTo(page, drawer.getByText('How the call went'));
  await page.keyboard.press('Enter');
  await tabsTo(page, drawer.getByLabel('Outcome'));
  await page.keyboard.type('Reached');
  await tabsTo(page, drawer.getByRole('button', { name: 'Note the outcome' }));
  await page.keyboard.press('Enter');
  await expect(historyOf(page).getByText('Call: Reached')).toBeVisible();
  await expect(historyOf(page).getByText('4 to 2: Logged')).toBeVisible();

  await pressesByKey(page, drawer.getByText('Call back', { exact: true }));
  // The time is typed by hand, since the site's clock is ahead of the browser's.
  await tabsTo(page, drawer.getByLabel('Time'));
  await page.keyboard.type('18:00');
  await pressesByKey(page, drawer.getByRole('button', { name: 'Promise the call' }));
  await expect(historyOf(page).getByText('Call-back promised')).toBeVisible();
  await pressesByKey(page, drawer.locator('summary', { hasText: 'Hand over' }));
  await tabsTo(page, drawer.getByLabel('To a colleague'));
  await page.keyboard.type('Sample');
  await pressesByKey(page, drawer.getByRole('button', { name: 'Hand over' }));
  await expect(drawer.getByText('The quote is with Sample Staff.')).toBeVisible();

  const note = drawer.getByRole('textbox', { name: 'Note for colleagues' });
  await tabsTo(page, note);
  await page.keyboard.type('Wants to ask his wife first');
  await expectAccessible(page);
  const now = await startsAt(site, [], 11.5);
  // The drawer asks every 5 s, and so learns that the session ended.
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  await signsInAtDesk(page, staff);
  await findsAndOpens(page, mobile);
  await expect(drawer.getByText(/before your session ended/)).toBeVisible();
  await expect(note).toHaveValue('Wants to ask his wife first');
  await tabsTo(page, drawer.getByRole('button', { name: 'Save the note' }));
  await page.keyboard.press('Enter');
  await expect(historyOf(page).getByText('Wants to ask his wife first')).toBeVisible();
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Asha Sample' })).toBeFocused();

  await pressesByKey(page, page.getByRole('button', { name: 'Calls to make' }));
  await pressesByKey(page, page.getByRole('button', { name: `Open quote SK-${quoteReference(quoteId)}` }));
  await expect(drawer.getByRole('heading', { name: 'Asha Sample' })).toBeVisible();
  await expectAccessible(page);
  const kept = await readsAudit(browser, site, { supervisor, quoteId, now });
  const did = [
    'NUMBER_REVEALED',
    'CALL_OUTCOME',
    'CALL_BACK_SET',
    'QUOTE_HANDED_OVER',
    'NOTE_ADDED',
  ] as const;
  for (const action of did) expect(kept).toContainEqual({ action, actor: staff.id });
});

test('a payment is seen while it is made, and asked for at once; what a colleague does shows by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = newMobile();
  const phone = await onPhone(browser, baseURL);
  await phone.goto(paths.continue);
  const quoteId = await leavesQuote(phone, mobile);
  await proves(phone, mobile);
  await declaresAndProvesIdentity(phone, quoteId);
  await signsInAtDesk(page, staff);
  await findsAndOpens(page, mobile);
  const drawer = drawerOf(page);
  await expect(drawer.getByText('Send the payment link.')).toBeVisible();
  await phone.goto(`/payment?quoteId=${quoteId}`);
  await phone.getByRole('button', { name: /^Pay ₹/ }).click();
  await phone.waitForURL(/\/sandbox\/pay\//);
  await expect(historyOf(page).getByText('Payment: Begun')).toBeVisible();
  await tabsTo(page, drawer.getByRole('button', { name: 'Check now' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(/The gateway was asked at/)).toBeVisible();
  await phone.getByRole('button', { name: 'It succeeds', exact: true }).click();
  await expect(historyOf(page).getByText('Payment: Paid')).toBeVisible();
  await expect(drawer.getByText('Sample bank')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});
