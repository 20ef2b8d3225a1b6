import type { Browser, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { expect, test } from '@/tests/e2e/support/test';

let numbers = 0;
/** A number that no other test of this run has. */
export const newMobile = () => String(8_800_000_000 + (Date.now() % 100_000_000) + (numbers += 1));

/** Continues as one of the personas of `/dev/start`. */
export async function becomes(page: Page, persona: string): Promise<void> {
  await page.goto(paths.devStart);
  await page.getByRole('button', { name: persona }).click();
  await page.waitForURL((url) => !url.pathname.includes('/dev'));
}

const quoteOf = (mobileNumber: string) => ({
  mobileNumber,
  name: 'Asha Sample',
  dateOfBirth: '1992-06-14',
  consent: true,
  members: [{ relation: 'self', dateOfBirth: '1992-06-14' }],
  pincode: '411038',
  existingIllness: 'no',
  product: 'aspire',
  tier: 'Gold+',
  sumInsured: 1_000_000,
  tenure: 1,
  riders: [],
});

/** Creates a quote through the API without opening it. The page's browser owns it. */
export async function leavesQuote(page: Page, mobileNumber: string): Promise<string> {
  const answer = await page.request.post(api.quote, { data: quoteOf(mobileNumber) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { quoteId: string }).quoteId;
}

/** Creates a quote through the API and opens its summary. */
export async function beginsQuote(page: Page, mobileNumber: string): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/continue');
  const quoteId = await page.evaluate(
    async ([url, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body });
      const quote = (await answer.json()) as { quoteId: string; dialerId: string };
      localStorage.setItem('leadIds', JSON.stringify(quote));
      return quote.quoteId;
    },
    [api.quote, JSON.stringify(quoteOf(mobileNumber))] as const,
  );
  await page.goto(`/health-insurance-plan/summary/${quoteId}?quoteId=${quoteId}`);
  await expect(page.getByText(/^Total for/).first()).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  return quoteId;
}

export async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...test.info().project.use, baseURL });
  return context.newPage();
}
