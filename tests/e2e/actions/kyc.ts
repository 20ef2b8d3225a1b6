import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { expect } from '@/tests/e2e/support/test';
import { beginsQuote, newMobile } from './begin';
import { declares, proves } from './desk';

/** Opens the KYC page of a new customer and chooses PAN. */
export async function opensKycByPan(page: Page): Promise<{ mobile: string; quoteId: string }> {
  const mobile = newMobile();
  const quoteId = await beginsQuote(page, mobile);
  await proves(page, mobile);
  await page.goto(paths.declaration(quoteId));
  await expect(page.getByRole('radio', { name: 'No' })).toHaveCount(4);
  await declares(page, quoteId);
  await page.goto(paths.kyc(quoteId));
  await page.getByRole('radio', { name: /With your PAN/ }).check();
  return { mobile, quoteId };
}
