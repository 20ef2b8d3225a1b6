import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import type { Browser } from './browser';
import { aFamily, aLead, aPlan } from './samples';

export const newUuid = () => crypto.randomUUID();
export const summaryUrl = (quoteId: string) => `/health-insurance-plan/summary/${quoteId}?quoteId=${quoteId}`;

export async function makeQuote(browser: Browser, more: object = {}): Promise<QuoteDto> {
  const { status, body } = await browser.post(api.quote, { ...aLead(), ...aFamily(), ...aPlan(), ...more });
  expect(status).toBe(201);
  return body as QuoteDto;
}

export const aJourney = (quoteId: string, more: object = {}) => ({
  resumeJourney: { quoteId, stage: 'summery_111', url: summaryUrl(quoteId), uuid: newUuid(), ...more },
});

export async function makeRevisit(browser: Browser, more: object = {}) {
  const quote = await makeQuote(browser);
  const { status, body } = await browser.post(api.revisit, aJourney(quote.quoteId, more));
  expect(status).toBe(201);
  return { quote, record: body as ResumeRecordDto };
}
