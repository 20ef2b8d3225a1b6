import type { Page } from '@playwright/test';
import { api, summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { emptyPlan, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import { expect } from '@/tests/e2e/support/test';
import { worked } from '@/tests/workedFamily';

/** The worked example: 12,488 a year for ReAssure 2.0 Platinum+ in Pune. */
export const workedFamily: FamilyForm = {
  chosen: ['self', 'spouse', 'daughter-1'],
  dates: { self: worked.self, spouse: worked.spouse, 'daughter-1': worked.child },
  place: '411038',
  existingIllness: 'no',
};

/** Puts the family into the browser's storage, as if it had been typed. */
export async function hasTyped(page: Page, family: FamilyForm, plan: Partial<PlanForm> = {}): Promise<void> {
  const stored = JSON.stringify({ form2: family, form3: { ...emptyPlan, ...plan } });
  await page.addInitScript((text) => {
    for (const [key, values] of Object.entries(JSON.parse(text) as object)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(values));
    }
  }, stored);
}

/** Creates a quote. Resolves to the address of its summary. */
export async function hasQuote(page: Page): Promise<string> {
  const { place, existingIllness, dates } = workedFamily;
  const answer = await page.request.post(api.quote, {
    data: {
      members: [
        { relation: 'self', dateOfBirth: dates.self },
        { relation: 'spouse', dateOfBirth: dates.spouse },
        { relation: 'daughter', dateOfBirth: dates['daughter-1'] },
      ],
      pincode: place,
      existingIllness,
      product: 'reassurev2',
      tier: 'Platinum+',
      sumInsured: emptyPlan.sumInsured,
      tenure: 1,
    },
  });
  expect(answer.status()).toBe(201);
  return summaryUrl(((await answer.json()) as QuoteDto).quoteId);
}
