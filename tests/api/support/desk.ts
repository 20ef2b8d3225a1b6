import { ensureSampleData } from '@/lib/server/samples/sampleData';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { api } from '@/lib/config/paths';
import type { QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { connectDatabase } from '@/lib/server/database/db';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import type { Browser } from './browser';
import { signIn, Visitor } from './visitors';

/** Adds sample staff, their quotes and one hospital, since thousands take longer than all the rest. */
export async function addSampleDesk(): Promise<void> {
  await connectDatabase();
  await publishHospitals(makeSampleHospitals(1), new Date());
  await ensureSampleData();
}

/** Adds sample staff without the sample quotes, which take seconds. */
export async function addSampleStaff(): Promise<void> {
  await connectDatabase();
  for (const staff of SAMPLE_STAFF) await createStaff(staff, new Date());
}

/** A sample member of staff with this role; needs addSampleStaff. */
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
