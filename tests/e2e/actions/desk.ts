import type { Browser, Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { api, paths } from '@/lib/config/paths';

import { timeInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import type { SecondFactorDto, StaffSessionDto } from '@/lib/domain/desk/contract';
import { expect } from '@/tests/e2e/support/test';
import type { NewStaff, Site } from '@/tests/e2e/support/site';
import { pressesByKey, tabsTo } from './keys';
import { readMessage } from './verify';

const DAY_MINUTES = 24 * 60;

/** Restarts the site with new staff at this hour in India: they may call and send only by day. Returns its clock. */
export async function startsAt(site: Site, staff: NewStaff | readonly NewStaff[], hour: number, inDays = 1) {
  const [hours = 0, minutes = 0] = timeInIndia(new Date()).split(':').map(Number);
  await site.kill();
  const added = [staff].flat();
  if (added.length > 0) await site.addStaff(...added);
  const minutesLater = inDays * DAY_MINUTES + hour * 60 - hours * 60 - minutes;
  await site.start({ minutesLater });
  return () => Date.now() + minutesLater * 60_000;
}

export async function onPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
  });
  return context.newPage();
}

/** Signs in by keyboard alone. */
export async function signsInAtDesk(page: Page, staff: NewStaff): Promise<void> {
  await givesCodeOfSms(page, staff);
  await expect(page.getByRole('search')).toBeVisible();
}

/** Signs in for the first time, which sets up the authenticator. `now` is the site's clock. */
export async function signsInWithFactor(page: Page, staff: NewStaff, now: () => number): Promise<void> {
  await givesCodeOfSms(page, staff);
  await givesFactor(page, now());
  await expect(page.getByRole('search')).toBeVisible();
}

/** Types the code that an authenticator app would show. */
export async function givesFactor(page: Page, timestamp: number): Promise<void> {
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await expect(page.getByLabel('6-digit code of the app')).toBeFocused();
  await page.keyboard.type(new TOTP({ secret }).generate({ timestamp }));
  await page.keyboard.press('Enter');
}

export async function givesCodeOfSms(page: Page, staff: NewStaff): Promise<void> {
  await page.goto(paths.dashboard);
  await tabsTo(page, page.getByLabel('Staff id'));
  await page.keyboard.type(staff.id);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  const { text } = await readMessage(page, staff.mobile);
  await page.keyboard.type(text.slice(0, 6));
  await page.keyboard.press('Enter');
}

/** Searches for a number and opens its row. Waits for that row, since an earlier search's rows stay until it comes. */
export async function findsAndOpens(page: Page, mobile: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  const masked = `${mobile.slice(0, 2)}xxxx${mobile.slice(-4)}`;
  await expect(page.locator('tbody tr').first()).toContainText(masked);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-opener]').first()).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Searches the audit for a quote, up to today on the site's clock. */
export async function looksUpAudit(page: Page, quoteId: string, now: number): Promise<Locator> {
  await pressesByKey(page, page.getByRole('button', { name: 'Audit' }));
  await page.getByLabel('To', { exact: true }).fill(todayInIndia(new Date(now)));
  await tabsTo(page, page.getByLabel('Quote number or id'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(quoteId);
  await page.keyboard.press('Enter');
  return page.getByRole('row');
}

/** Signs staff in through the API, for the first time if the role needs an authenticator. `now` is the site's clock. */
export async function isSignedIn(page: Page, staff: NewStaff, now = Date.now()): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect([path, answer.status()]).toEqual([path, 200]);
    return (await answer.json()) as { requestId: string };
  };
  const { requestId } = await post(api.otpStaffGenerate, { staffId: staff.id });
  const { text } = await readMessage(page, staff.mobile);
  await post(api.otpStaffValidate, { requestId, otp: text.slice(0, 6) });
  const session = (await (await page.request.get(api.staffSession)).json()) as StaffSessionDto;
  if (!session.needsSecondFactor) return;
  const factor = await page.request.get(api.staffSecondFactor);
  const { enrolment } = (await factor.json()) as SecondFactorDto;
  await post(api.staffSecondFactor, {
    code: new TOTP({ secret: enrolment?.secret ?? '' }).generate({ timestamp: now }),
  });
}

type Asked = { supervisor: NewStaff; quoteId: string; now: () => number };
type Done = { action: AuditAction; actor: string };

/** Signs in as a supervisor and reads what was done about a quote, and by whom. */
export async function readsAudit(
  browser: Browser,
  site: Site,
  { supervisor, quoteId, now }: Asked,
): Promise<Done[]> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  await isSignedIn(page, supervisor, now());
  const query = new URLSearchParams({ about: quoteId, to: todayInIndia(new Date(now())) });
  const { entries } = (await (await page.request.get(`${api.audit}?${query}`)).json()) as { entries: Done[] };
  await page.context().close();
  return entries.map(({ action, actor }) => ({ action, actor }));
}

export const postAs = (page: Page, url: string, body: object) =>
  page.evaluate(
    async ([path, sent]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: sent });
      return (await answer.json()) as Record<string, string>;
    },
    [url, JSON.stringify(body)] as const,
  );

/** Proves a number by its code, through the API. */
export async function proves(page: Page, mobileNumber: string): Promise<void> {
  const { requestId } = await postAs(page, api.otpPhoneGenerate, { mobileNumber });
  const { text } = await readMessage(page, mobileNumber);
  await postAs(page, api.otpPhoneValidate, { requestId, otp: text.slice(0, 6) });
}

export async function declaresAndProvesIdentity(page: Page, quoteId: string): Promise<void> {
  await declares(page, quoteId);
  const identity = { name: 'Asha Sample', pan: 'AAAPS1111A' };
  await postAs(page, api.customerKyc, { quoteId, method: 'pan', consent: true, ...identity });
}

/** Declares through the API that nobody is ill. */
export async function declares(page: Page, quoteId: string): Promise<void> {
  const about = await page.evaluate(async (url) => {
    const { about: said } = (await (await fetch(url)).json()) as { about: string };
    return said;
  }, `${api.healthDeclaration}?quoteId=${quoteId}`);
  const questions = ['illness', 'treatment', 'pending', 'refused'];
  const answers = Object.fromEntries(questions.map((question) => [question, { answer: 'no' }]));
  await postAs(page, api.healthDeclaration, { quoteId, version: 0, answers, about, submit: true });
}
