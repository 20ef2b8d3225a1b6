import type { Page } from '@playwright/test';
import type { QuoteDto } from '@/lib/domain/quote/contract';

/** The worked example: 34, 32 and 6 years old in Pune, ReAssure 2.0 Platinum+. */
export async function makesQuote(page: Page): Promise<QuoteDto> {
  const ago = (years: number) => `${new Date().getFullYear() - years}-01-01`;
  const body = {
    members: [
      { relation: 'self', dateOfBirth: ago(34) },
      { relation: 'spouse', dateOfBirth: ago(32) },
      { relation: 'daughter', dateOfBirth: ago(6) },
    ],
    pincode: '411038',
    existingIllness: 'no',
    product: 'reassurev2',
    tier: 'Platinum+',
    sumInsured: 10_00_000,
    tenure: 1,
    riders: [],
  };
  return page.evaluate(async (quote) => {
    const answer = await fetch('/api/health-insurance-plan/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(quote),
    });
    return (await answer.json()) as QuoteDto;
  }, body);
}
