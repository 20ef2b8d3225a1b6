import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from '@/components/desk/drawer/Drawer';
import { api } from '@/lib/config/paths';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import type { DeskQuoteDto, HistoryEntryDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import type { OmniPayment } from '@/lib/domain/desk/drawer/payment';
import bill from '@/locales/en/bill.json';
import desk from '@/locales/en/desk.json';
import deskCalls from '@/locales/en/deskCalls.json';
import deskDrawer from '@/locales/en/deskDrawer.json';
import deskLinks from '@/locales/en/deskLinks.json';
import { catchLog, fakeApi } from './fakeApi';
import { aRouter, inPage } from './inPage';

const staff: StaffSessionDto = {
  staffId: 'SAMPLE-1001',
  name: 'Sample Nair',
  role: 'telecaller',
  expiresAt: '2026-11-24T20:00:00Z',
  idleSeconds: 900,
};
export const quote: DeskQuoteDto = {
  quoteId: 'quote-1',
  dialerId: 'lead-1',
  name: 'Sample Ramesh',
  mobileNumber: '98xxxx3210',
  segment: 'Retail',
  productName: 'ReAssure 2.0',
  tier: 'Platinum+',
  familyCombination: '2A1C',
  city: 'Pune',
  subject: 'family-and-plan',
  bill: { breakdown: [], priceAfterTax: 12_488, validUntil: '2026-12-08' },
  status: 6,
  language: 'hi',
  stage: 'payment_118',
  next: 'payment',
  task: 'sendPayment',
  calls: [],
  consent: { state: 'given', givenAt: '2026-11-19T15:00:00Z', validUntil: '2026-11-26T15:00:00Z' },
  callHours: { from: '09:00', until: '21:00', isNow: true },
  missing: ['payment', 'application'],
};
export const entry = (more: object, id = JSON.stringify(more)): HistoryEntryDto =>
  ({ id, at: '2026-11-20T05:12:00.000Z', by: 'customer', ...more }) as HistoryEntryDto;
export const aHistory = (more: Partial<QuoteHistoryDto> = {}): QuoteHistoryDto => ({
  quote,
  entries: [],
  staff: [{ staffId: 'SAMPLE-2001', name: 'Sample Iyer' }],
  ...more,
});
export const payment: OmniPayment = {
  paymentId: 'p1',
  reference: 'AB12',
  gateway: 'sandbox',
  status: 'open',
  mode: 'pay',
  amount: 12_488,
  createdAt: '2026-11-20T05:12:00Z',
  updatedAt: '2026-11-20T05:12:00Z',
};

type Answers = Readonly<Record<string, () => { status?: number; body?: unknown } | 'offline'>>;

export function showDrawer(history: QuoteHistoryDto, more: Answers = {}) {
  catchLog();
  const known: Answers = {
    [api.quotesHistory]: () => ({ body: history }),
    [api.omniPayment]: () => ({ body: { payment } }),
    [api.quoteOwner]: () => ({ body: { colleagues: [{ staffId: 'SAMPLE-2001', name: 'Sample Iyer' }] } }),
    [api.deskLinks]: () => ({ body: { links: [], sentToday: 0, mostADay: 3, offers: [] } }),
    ...more,
  };
  const calls = fakeApi((url) => known[url.split('?')[0] ?? '']?.() ?? { body: {} });
  const wrapper = inPage(aRouter().router, { bill, desk, deskCalls, deskDrawer, deskLinks });
  render(<Drawer quoteId="quote-1" staff={staff} onClose={() => undefined} />, { wrapper });
  return { calls, user: userEvent.setup() };
}
