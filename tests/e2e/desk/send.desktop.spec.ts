import type { Page } from '@playwright/test';
import { leavesQuote, newMobile } from '@/tests/e2e/actions/begin';
import {
  declaresAndProvesIdentity,
  findsAndOpens,
  onPhone,
  readsAudit,
  signsInAtDesk,
  startsAt,
} from '@/tests/e2e/actions/desk';
import { presses } from '@/tests/e2e/actions/journey';
import { readMessage, typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

// Not a number of the sample staff (personas.desktop.spec.ts).
const staff = { id: 'TC-1006', mobile: '6000001006' };
const supervisor = { id: 'SV-2004', mobile: '6000002004', role: 'supervisor' } as const;

// Restores the clock for the other tests of this site.
test.afterAll(async ({ site }) => {
  await site.kill();
  await site.start();
});

const panelOf = (page: Page) => page.getByRole('region', { name: /^Send payment link/ });

test('a telecaller finds, opens and sends by keyboard; the customer opens, proves and pays; the desk sees it', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const now = await startsAt(site, [staff, supervisor], 11);
  const mobile = newMobile();
  const quoteId = await leavesQuote(await onPhone(browser, baseURL), mobile);
  await signsInAtDesk(page, staff);
  await findsAndOpens(page, mobile);
  await expect(panelOf(page).getByText('The customer reads (English)')).toBeVisible();
  const shown = (await panelOf(page).locator('figure p').textContent()) ?? '';
  await page.keyboard.press('s');
  await expect(panelOf(page).getByText('The link is on its way.')).toBeVisible();
  const { text, link = '' } = await readMessage(page, mobile);
  expect(text.replace(/#[\w-]{12}/, '#…')).toBe(shown);
  await expect(panelOf(page).getByText(/is live and delivered/)).toBeVisible();
  await expectAccessible(page);

  const phone = await onPhone(browser, baseURL);
  await phone.goto(link);
  await presses('Continue')(phone);
  await expect(phone.getByRole('heading', { name: 'Aspire Gold+' })).toBeVisible();
  await expect(phone.getByText('Asha')).toHaveCount(0);
  await expectAccessible(phone);
  await expect(panelOf(page).getByText(/was opened once/)).toBeVisible();

  await phone.getByLabel('Mobile number').fill(mobile);
  await presses('Send the code')(phone);
  await typesCodeOf(mobile)(phone);
  await phone.waitForURL(/\/health-insurance-plan\/summary\//);
  await declaresAndProvesIdentity(phone, quoteId);
  await phone.goto(`/payment?${new URLSearchParams({ quoteId })}`);
  await phone.getByRole('button', { name: /^Pay ₹/ }).click();
  await phone.waitForURL(/\/sandbox\/pay\//);
  await expect(panelOf(page).getByText(/is paying by the link/)).toBeVisible();
  await phone.getByRole('button', { name: 'It succeeds', exact: true }).click();
  await expect(panelOf(page).getByText(/^Paid: ₹/)).toBeVisible({ timeout: 30_000 });
  const kept = await readsAudit(browser, site, { supervisor, quoteId, now });
  for (const action of ['QUOTE_READ', 'LINK_PREVIEWED', 'LINK_SENT'] as const)
    expect(kept).toContainEqual({ action, actor: staff.id });
});
