import { api } from '@/lib/config/paths';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { DeskCallsDto } from '@/lib/domain/callbacks/contract';
import { IDENTITY_OUTCOMES } from '@/lib/domain/desk/drawer/notes';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { markQuote } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, historyOf, staffWith } from '@/tests/api/support/desk';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove, setClock, Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const noonInIndia = Date.parse('2026-11-23T12:00:00+05:30');
let days = 0;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
beforeEach(() => setClock(noonInIndia + (days += 2) * 24 * 60 * 60 * 1000));
afterEach(() => jest.useRealTimers());

type Asked = { quoteId: string; visitor: Visitor };

async function askedFor(more: object): Promise<Asked> {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber, ...more });
  await prove(visitor, mobileNumber);
  expect((await visitor.post(api.callbacks, { quoteId, when: 'evening' })).status).toBe(201);
  return { quoteId, visitor };
}

/** Makes a quote without a lead, whose customer asked for a call: asking is the consent. */
async function askedForIdentity(): Promise<Asked> {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber, consent: false });
  await prove(visitor, mobileNumber);
  await markQuote(quoteId, { declaration: 'clean' });
  const person = { name: 'Asha Sample', dateOfBirth: worked.self, callTime: 'evening', consent: true };
  await visitor.post(api.customerKyc, { quoteId, method: 'manual', ...person });
  return { quoteId, visitor };
}

const sources: readonly [string, () => Promise<Asked>, { about: string; task: string }][] = [
  ['heartbeat', () => askedFor({ product: 'heartbeat', tier: 'Gold' }), { about: 'plan', task: 'agreePlan' }],
  ['rise', () => askedFor({ product: 'rise', tier: undefined }), { about: 'plan', task: 'agreePlan' }],
  ['KYC', askedForIdentity, { about: 'identity', task: 'callForIdentity' }],
];

test.each(sources)(
  'a call asked for in %s is work with a date, and says what to do',
  async (_name, ask, seen) => {
    const { quoteId } = await ask();
    const { quote, entries } = await historyOf(await staffWith(newBrowser().port), quoteId);
    const from = new Date(`${todayInIndia(new Date())}T16:00:00+05:30`).toISOString();
    expect(quote.calls).toMatchObject([{ about: seen.about, from, tries: 0 }]);
    expect(quote.task).toBe(seen.task);
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'callAsked', about: seen.about, by: 'customer' }),
    );
  },
);

test.each(IDENTITY_OUTCOMES)(
  'a call that ends with %s leaves one case, with what it came to, to a supervisor',
  async (outcome) => {
    const { quoteId } = await askedForIdentity();
    const browser = await staffWith(newBrowser().port);
    expect((await browser.post(api.deskOutcomes, { quoteId, outcome })).status).toBe(200);
    const { quote, entries } = await historyOf(browser, quoteId);
    expect([quote.calls, quote.task === 'callForIdentity']).toEqual([[], false]);
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'outcome', outcome }));
    expect(await ReviewCases.countDocuments({ quoteId, kind: 'kyc', isOpen: true })).toBe(1);
    const { body } = await (await staffWith(newBrowser().port, 'supervisor')).get(api.cases);
    const found = (body as ReviewCasesDto).cases.find((each) => each.quoteId === quoteId);
    expect(found?.kyc?.called).toMatchObject({ outcome, by: 'SAMPLE-1001' });
  },
);

test('a promised call is not made to a number that its quote no longer has', async () => {
  const { quoteId, visitor } = await askedFor({ product: 'heartbeat', tier: 'Gold' });
  const { status } = await visitor.post(api.quote, { quoteId, mobileNumber: newMobile() });
  expect(status).toBe(200);
  const browser = await staffWith(newBrowser().port);
  const callOf = async () => {
    const { calls } = (await browser.get(api.deskCalls)).body as DeskCallsDto;
    return calls.find((each) => each.quoteId === quoteId);
  };
  const call = await callOf();
  expect(call).toMatchObject({ about: 'plan', consent: 'none' });
  const refused = await browser.post(api.deskCalls, { callbackId: call?.callbackId });
  expectFailure(refused, 422, 'NO_CONSENT');
  expect(refused.body.message).toMatch(/has not agreed/);
  const stopped = { callbackId: call?.callbackId, outcome: 'stopped' };
  expect((await browser.post(api.deskCalls, stopped)).status).toBe(200);
  expect(await callOf()).toBeUndefined();
});
