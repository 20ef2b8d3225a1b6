import { api } from '@/lib/config/paths';
import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { LinkDto } from '@/lib/domain/desk/links';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import type { Answer } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { messagesTo, newMobile, setClock, signIn, Visitor } from '@/tests/api/support/visitors';

const HOUR_MS = 60 * 60 * 1000;

let days = 0;

/** Each test has a day of its own, and begins at 11 in the morning, Indian time. */
export function useDesk() {
  const { newBrowser } = useApi();
  const newVisitor = () => new Visitor(newBrowser().port);
  beforeAll(async () => {
    await newVisitor().get('/api/health/ready');
    await addSampleStaff();
  });
  beforeEach(() => setHour(11, (days += 1)));
  afterEach(() => jest.useRealTimers());

  const signedIn = async (staffId: string, mobileNumber: string) => {
    const browser = newVisitor();
    await signIn(browser, staffId, mobileNumber);
    return browser;
  };
  return {
    newVisitor,
    signedIn,
    telecaller: () => signedIn('SAMPLE-1001', '6000001001'),
    supervisor: () => signedIn('SAMPLE-2001', '6000002001'),
  };
}

export function setHour(hour: number, inDays = 0): void {
  const midnight = startInIndia(todayInIndia(new Date())).getTime();
  setClock(midnight + (inDays * 24 + hour) * HOUR_MS);
}

export async function aLeadQuote(visitor: Visitor, more: object = {}) {
  const mobileNumber = newMobile();
  const { quoteId, dialerId = '', price } = await makeQuote(visitor, { mobileNumber, ...more });
  return { visitor, quoteId, dialerId, mobileNumber, amount: price?.priceAfterTax ?? 0 };
}

export type LeadQuote = Awaited<ReturnType<typeof aLeadQuote>>;

export const sendPaymentLink = (
  desk: Visitor,
  { quoteId, amount }: Pick<LeadQuote, 'quoteId' | 'amount'>,
  more: object = {},
  key?: string,
): Promise<Answer> =>
  desk.post(
    api.paymentLink,
    { quoteId, channel: 'sms', amount, ...more },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

export async function aSentLink(desk: Visitor, quote: LeadQuote, more: object = {}) {
  const { status, body } = await sendPaymentLink(desk, quote, more);
  expect(status).toBe(200);
  return { link: body as LinkDto, code: await lastLinkCode(quote) };
}

export async function linkMessages({ mobileNumber, visitor }: LeadQuote, to = mobileNumber) {
  const messages = await messagesTo(to, visitor);
  return messages.filter(({ link }) => link?.includes('/p#'));
}

export async function lastLinkCode(quote: LeadQuote): Promise<string> {
  const [message] = await linkMessages(quote);
  return message?.link?.split('#')[1] ?? '';
}
