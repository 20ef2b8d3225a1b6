import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/test';

let numbers = 0;
/** Unique in a test run. */
export const newMobile = () => String(8_800_000_000 + (Date.now() % 100_000_000) + (numbers += 1));

/** Creates a quote through the API and opens its summary. */
export async function beginsQuote(page: Page, mobileNumber: string): Promise<string> {
  if (!page.url().startsWith('http')) await page.goto('/continue');
  const quoteId = await page.evaluate(async (mobile) => {
    const lead = { mobileNumber: mobile, name: 'Asha Sample', dateOfBirth: '1992-06-14', consent: true };
    const family = {
      members: [{ relation: 'self', dateOfBirth: '1992-06-14' }],
      pincode: '411038',
      existingIllness: 'no',
    };
    const plan = { product: 'aspire', tier: 'Gold+', sumInsured: 1_000_000, tenure: 1, riders: [] };
    const answer = await fetch('/api/health-insurance-plan/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...lead, ...family, ...plan }),
    });
    const quote = (await answer.json()) as { quoteId: string; dialerId: string };
    localStorage.setItem('leadIds', JSON.stringify(quote));
    return quote.quoteId;
  }, mobileNumber);
  await page.goto(`/health-insurance-plan/summary/${quoteId}?quoteId=${quoteId}`);
  await expect(page.getByText(/^Total for/).first()).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  return quoteId;
}

export async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...test.info().project.use, baseURL });
  return context.newPage();
}
