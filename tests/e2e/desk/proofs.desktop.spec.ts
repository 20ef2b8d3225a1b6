import type { Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import { leavesQuote, newMobile } from '@/tests/e2e/actions/begin';
import {
  findsAndOpens,
  looksUpAudit,
  onPhone,
  signsInAtDesk,
  signsInWithFactor,
  startsAt,
} from '@/tests/e2e/actions/desk';
import { presses } from '@/tests/e2e/actions/journey';
import { picksByKey, pressesByKey, tabsTo } from '@/tests/e2e/actions/keys';
import { readMessage, typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const telecaller = { id: 'TC-1005', mobile: '6000001005' };
const supervisor = { id: 'SV-2005', mobile: '6000002005', role: 'supervisor' } as const;

let now: () => number;
/** The supervisor's page, signed in for all tests. */
let desk: Page;

test.beforeAll(async ({ browser, site }) => {
  now = await startsAt(site, [telecaller, supervisor], 11);
  desk = await (await browser.newContext({ baseURL: site.url, locale: 'en-IN' })).newPage();
  await signsInWithFactor(desk, supervisor, now);
});

// Restores the clock for the other tests of this site.
test.afterAll(async ({ site }) => {
  await desk.context().close();
  await site.kill();
  await site.start();
});

test('by keyboard alone: a custom amount above the limit is asked for, approved by a second person, and goes out', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = newMobile();
  const quoteId = await leavesQuote(await onPhone(browser, baseURL), mobile);
  await signsInAtDesk(page, telecaller);
  await findsAndOpens(page, mobile);
  const panel = page.getByRole('region', { name: /^Send (payment link|another amount)/ });
  await pressesByKey(page, panel.getByRole('button', { name: 'Custom amount' }));
  await picksByKey(page, panel.getByRole('radio', { name: /^2 years/ }));
  await expect(panel.getByRole('radio', { name: /^2 years/ })).toBeChecked();
  await expect(panel.getByText(/^Above the limit/)).toBeVisible();
  await tabsTo(page, panel.getByRole('textbox', { name: 'Reason, for staff only' }));
  await page.keyboard.type('Asked for two years on the call');
  await expectAccessible(page);
  await pressesByKey(page, panel.getByRole('button', { name: /^Ask a supervisor for ₹/ }));
  await expect(panel.getByText(/^A supervisor has the request now/)).toBeVisible();

  await pressesByKey(desk, desk.getByRole('button', { name: 'Approvals' }));
  await pressesByKey(desk, desk.getByRole('button', { name: 'Open Asha Sample' }));
  const asked = desk.getByRole('region', { name: /^₹.* from Asha Sample$/ });
  await expect(asked.getByRole('heading')).toBeFocused();
  await tabsTo(desk, asked.getByLabel('Your reason'));
  await desk.keyboard.type('Filed price for two years, heard on the call');
  await expectAccessible(desk);
  await pressesByKey(desk, asked.getByRole('button', { name: /^Approve ₹.* and send$/ }));
  await expect(desk.getByRole('row', { name: /Approved/ })).toBeVisible();

  const { text, link } = await readMessage(page, mobile);
  expect([text, link]).toEqual([expect.stringContaining('2 years'), expect.stringContaining('/p#')]);
  await expect(panel.getByText(/is live and delivered/)).toBeVisible();
  const rows = await looksUpAudit(desk, quoteId, now());
  await expect(rows.filter({ hasText: 'Custom amount approved' })).toContainText(supervisor.id);
  await expect(rows.filter({ hasText: 'Custom amount asked for' })).toContainText(telecaller.id);
});

test('by keyboard alone: a quote made on a call is sent, and taken over by who opens the link and proves the number', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = newMobile();
  await signsInAtDesk(page, telecaller);
  await pressesByKey(page, page.getByRole('button', { name: 'New quote' }));
  await expect(page.getByLabel('Name of the caller')).toBeFocused();
  await page.keyboard.type('Asha Sample');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(mobile);
  await page.keyboard.press('Tab');
  for (const part of ['02', '04', '1992']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await tabsTo(page, page.getByRole('combobox', { name: /pincode/i }));
  await page.keyboard.type('411038');
  await page.getByRole('radio', { name: 'No' }).press('Space');
  await page.getByRole('radio', { name: /ReAssure 2.0/ }).press('Space');
  await tabsTo(page, page.getByLabel('The customer has heard this and said yes'));
  await page.keyboard.press('Space');
  const made = page.waitForResponse((answer) => answer.url().endsWith(api.makeQuote));
  await pressesByKey(page, page.getByRole('button', { name: 'Make the quote' }));
  const { quoteId } = (await (await made).json()) as { quoteId: string };
  const panel = page.getByRole('region', { name: /^Send payment link/ });
  await pressesByKey(page, panel.getByRole('button', { name: /^Send payment link, ₹/ }));
  await expect(panel.getByText('The link is on its way.')).toBeVisible();

  const phone = await onPhone(browser, baseURL);
  const { link = '' } = await readMessage(phone, mobile);
  await phone.goto(link);
  const read = () => phone.request.get(`${api.quote}?quoteId=${quoteId}`);
  expect((await read()).status()).toBe(404);
  await presses('Continue')(phone);
  await expect(phone.getByRole('heading', { name: /^ReAssure 2.0/ })).toBeVisible();
  expect((await read()).status()).toBe(404);
  await phone.getByLabel('Mobile number').fill(mobile);
  await presses('Send the code')(phone);
  await typesCodeOf(mobile)(phone);
  await phone.waitForURL(/\/health-insurance-plan\/summary\//);
  expect((await read()).status()).toBe(200);
  await expectAccessible(phone);

  const rows = await looksUpAudit(desk, quoteId, now());
  await expect(rows.filter({ hasText: 'Quote taken over through a link' })).toContainText('customer');
  await expect(rows.filter({ hasText: 'Link sent' })).toContainText(telecaller.id);
  await expect(rows.filter({ hasText: 'Quote made for a caller' })).toContainText(telecaller.id);
});
