import type { QuoteDto } from '@/lib/domain/quote/contract';
import { makeQuote } from './journeys';
import { askForCode, newMobile, tryCode, Visitor } from './visitors';

/** Makes a quote with a plan and a proven number. */
export async function makeVerified(
  port: number,
  more: object = {},
): Promise<{ browser: Visitor; quote: QuoteDto }> {
  const browser = new Visitor(port);
  const mobileNumber = newMobile();
  const quote = await makeQuote(browser, { mobileNumber, ...more });
  const { requestId, otp } = await askForCode(browser, mobileNumber);
  expect((await tryCode(browser, requestId, otp)).status).toBe(200);
  return { browser, quote };
}
