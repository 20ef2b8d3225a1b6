import type { Browser, Page } from '@playwright/test';
import { api } from '@/lib/config/paths';
import { timeInIndia } from '@/lib/domain/common/dates';
import { beginsQuote, newMobile } from '@/tests/e2e/actions/begin';
import { presses } from '@/tests/e2e/actions/journey';
import { readMessage, typesCodeOf } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';
import type { Site } from '@/tests/e2e/support/site';

const staff = { id: 'TC-1001', mobile: '6000001001' };
const DAY_MINUTES = 24 * 60;

/** Restarts the site at this hour in India, since staff send by day alone. */
async function startAt(site: Site, hour: number, inDays = 1): Promise<void> {
  const [hours = 0, minutes = 0] = timeInIndia(new Date()).split(':').map(Number);
  await site.kill();
  await site.addStaff(staff.id, 'telecaller', staff.mobile);
  await site.start({ minutesLater: inDays * DAY_MINUTES + hour * 60 - hours * 60 - minutes });
}

async function onPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    locale: 'en-IN',
  });
  return context.newPage();
}

/** By keyboard alone. */
async function signsIn(page: Page): Promise<void> {
  await page.goto('/telecaller-dashboard-magnus');
  await page.getByLabel('Staff id').focus();
  await page.keyboard.type(staff.id);
  const asked = new Date(0).toISOString();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  const { text } = await readMessage(page, staff.mobile, asked);
  await page.keyboard.type(text.slice(0, 6));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toBeVisible();
}

async function opensDrawer(page: Page, mobile: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  const row = page.getByRole('button', { name: 'Asha Sample' });
  await expect(row).toHaveCount(1);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
}

const panelOf = (page: Page) => page.getByRole('region', { name: /^Send payment link/ });
const post = (page: Page, url: string, body: object) =>
  page.evaluate(
    async ([path, sent]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: sent });
      return (await answer.json()) as Record<string, string>;
    },
    [url, JSON.stringify(body)] as const,
  );

async function declaresAndProvesIdentity(page: Page, quoteId: string): Promise<void> {
  const about = await page.evaluate(async (url) => {
    const { about: said } = (await (await fetch(url)).json()) as { about: string };
    return said;
  }, `${api.healthDeclaration}?quoteId=${quoteId}`);
  const questions = ['illness', 'treatment', 'pending', 'refused'];
  const answers = Object.fromEntries(questions.map((question) => [question, { answer: 'no' }]));
  await post(page, api.healthDeclaration, { quoteId, version: 0, answers, about, submit: true });
  const identity = { name: 'Asha Sample', dateOfBirth: '1992-06-14', pan: 'AAAPS1111A' };
  await post(page, api.customerKyc, { quoteId, method: 'pan', consent: true, ...identity });
}

test('a telecaller finds, opens and sends by keyboard; the customer opens, proves and pays; the desk sees it', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await startAt(site, 11);
  const mobile = newMobile();
  const quoteId = await beginsQuote(await onPhone(browser, baseURL), mobile);
  await signsIn(page);
  await opensDrawer(page, mobile);
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
});

test('what may not be sent says why: no consent any more, the limit of a day, night', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  await startAt(site, 12);
  const [mobile, withdrawn] = [newMobile(), newMobile()];
  const customer = await onPhone(browser, baseURL);
  await beginsQuote(customer, mobile);
  const other = await onPhone(browser, baseURL);
  await beginsQuote(other, withdrawn);
  await other.goto('/do-not-disturb');
  await other.getByLabel('Mobile number').fill(withdrawn);
  await presses('Send the code')(other);
  await typesCodeOf(withdrawn)(other);
  await presses('Stop all calls and messages')(other);
  await expect(other.getByText(/We no longer call or write/)).toBeVisible();

  await signsIn(page);
  await opensDrawer(page, withdrawn);
  await expect(panelOf(page).getByText(/has withdrawn the consent/)).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await opensDrawer(page, mobile);
  for (const sent of [1, 2, 3]) {
    await expect(panelOf(page).locator('figure')).toBeVisible();
    await page.keyboard.press('s');
    if (sent > 1) await page.keyboard.press('Enter');
    await expect(panelOf(page).getByText(`${sent} of 3 sent today.`)).toBeVisible();
  }
  await expect(panelOf(page).getByText(/Three links were sent/)).toBeVisible();
  await expectAccessible(page);

  await startAt(site, 22);
  await signsIn(page);
  await opensDrawer(page, mobile);
  await expect(panelOf(page).getByText(/from 9 am to 9 pm/)).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: /^Send payment link/ })).toHaveCount(0);
});
