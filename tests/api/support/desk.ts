import { api } from '@/lib/config/paths';
import type { QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { SAMPLE_STAFF } from '@/lib/server/samples/sampleData.data';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import type { Browser } from './browser';
import { signIn, Visitor } from './visitors';

/** A sample member of staff with this role; needs ensureSampleData. */
export async function staffWith(port: number, role: StaffRole = 'telecaller'): Promise<Visitor> {
  const visitor = new Visitor(port);
  const { staffId, mobileNumber } = SAMPLE_STAFF.find((each) => each.role === role)!;
  await signIn(visitor, staffId, mobileNumber);
  return visitor;
}

export async function historyOf(browser: Browser, quoteId: string, after?: string): Promise<QuoteHistoryDto> {
  const { status, body } = await browser.post(api.quotesHistory, { quoteId, after });
  expect(status).toBe(200);
  return body as QuoteHistoryDto;
}
