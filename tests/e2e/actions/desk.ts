import type { Browser, Locator, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { timeInIndia } from '@/lib/domain/common/dates';
import { expect } from '../support/test';
import type { Site } from '../support/site';
import { readMessage } from './verify';

type Staff = { id: string; mobile: string };
const DAY_MINUTES = 24 * 60;

/** Restarts the site with a telecaller, at this hour in India: staff call and send by day alone. */
export async function startsAt(site: Site, staff: Staff, hour: number, inDays = 1): Promise<void> {
  const [hours = 0, minutes = 0] = timeInIndia(new Date()).split(':').map(Number);
  await site.kill();
  await site.addStaff(staff.id, 'telecaller', staff.mobile);
  await site.start({ minutesLater: inDays * DAY_MINUTES + hour * 60 - hours * 60 - minutes });
}

export async function onPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    locale: 'en-IN',
  });
  return context.newPage();
}

/** By keyboard alone. */
export async function signsInAtDesk(page: Page, staff: Staff): Promise<void> {
  await page.goto(paths.dashboard);
  await page.getByLabel('Staff id').focus();
  await page.keyboard.type(staff.id);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  const { text } = await readMessage(page, staff.mobile);
  await page.keyboard.type(text.slice(0, 6));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search')).toBeVisible();
}

/** Waits for this number's row: the rows of an earlier search stay until then. */
export async function findsAndOpens(page: Page, mobile: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  const found = page.getByRole('row', { name: `${mobile.slice(0, 2)}xxxx${mobile.slice(-4)}` });
  await found.getByRole('button', { name: 'Asha Sample' }).focus();
  await page.keyboard.press('Enter');
}

const MOST_TABS = 80;

/** Tab by Tab, as somebody without a mouse. */
export async function tabsTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by Tab');
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

export async function declaresAndProvesIdentity(page: Page, quoteId: string): Promise<void> {
  const about = await page.evaluate(async (url) => {
    const { about: said } = (await (await fetch(url)).json()) as { about: string };
    return said;
  }, `${api.healthDeclaration}?quoteId=${quoteId}`);
  const questions = ['illness', 'treatment', 'pending', 'refused'];
  const answers = Object.fromEntries(questions.map((question) => [question, { answer: 'no' }]));
  await postAs(page, api.healthDeclaration, { quoteId, version: 0, answers, about, submit: true });
  const identity = { name: 'Asha Sample', dateOfBirth: '1992-06-14', pan: 'AAAPS1111A' };
  await postAs(page, api.customerKyc, { quoteId, method: 'pan', consent: true, ...identity });
}
