import { api } from '@/lib/config/paths';
import type { HistoryEntryDto } from '@/lib/domain/desk/drawer/contract';
import { HISTORY_PAGE } from '@/lib/domain/desk/drawer/history';
import { promiseCall } from '@/lib/server/services/callbacks/callbacks';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { Outbox } from '@/models/common/outbox';
import { SentMessages } from '@/models/common/sentMessage';
import { AuditEntries } from '@/models/desk/auditEntry';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { QuoteVersions } from '@/models/quote/quoteVersion';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aBuyer, aPayment } from '@/tests/api/support/buyers';
import { makeVerified } from '@/tests/api/support/customers';
import { addSampleStaff, historyOf, staffWith } from '@/tests/api/support/desk';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, passSeconds, setClock, Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const desk = () => staffWith(newBrowser().port);
const day = 24 * 60 * 60;
const noonInIndia = Date.parse('2026-11-23T12:00:00+05:30');
let days = 0;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});
beforeEach(() => setClock(noonInIndia + (days += 2) * day * 1000));
afterEach(() => jest.useRealTimers());

const whatOf = (entries: readonly HistoryEntryDto[]) =>
  entries.map((each) => (each.kind === 'version' ? each.causes.join('+') : each.kind));

test('the desk sees the quote with a masked number, its bill without ages, and where the customer is', async () => {
  const { quote } = await makeVerified(newBrowser().port, {
    members: [{ relation: 'self', dateOfBirth: worked.self }],
  });
  const { quote: seen } = await historyOf(await desk(), quote.quoteId);
  expect(seen).toMatchObject({
    name: 'Asha Sample',
    product: 'reassurev2',
    tier: 'Platinum+',
    city: 'Pune',
    segment: 'Retail',
    familyCombination: '1A',
    status: 4,
    language: 'en',
    stage: 'health_116',
    next: 'declaration',
    missing: ['declaration', 'kyc', 'payment', 'application'],
    consent: { state: 'given' },
    callHours: { from: '09:00', until: '21:00', isNow: true },
    task: 'sendQuote',
    calls: [],
  });
  expect(seen.mobileNumber).toMatch(/^70xxxx\d{4}$/);
  const { breakdown = [], priceAfterTax = 0 } = seen.bill ?? {};
  expect(breakdown[0]).toEqual({ key: 'people', label: 'together', amount: expect.any(Number) });
  expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterTax);
});

test('every version stands in the history with its cause, and a save that changes nothing does not', async () => {
  const customer = new Visitor(newBrowser().port);
  const { quoteId } = await makeQuote(customer, { mobileNumber: newMobile(), sumInsured: 5_00_000 });
  const changes = [{ sumInsured: 10_00_000 }, { sumInsured: 10_00_000 }, { tenure: 2 }, { city: 'Mumbai' }];
  for (const change of changes) {
    passSeconds(1);
    expect((await customer.post(api.quote, { quoteId, ...change })).status).toBe(200);
  }
  const { entries } = await historyOf(await desk(), quoteId);
  const versions = entries.filter(({ kind }) => kind === 'version');
  expect(whatOf(versions)).toEqual(['place', 'term', 'cover', 'made']);
  expect(versions[2]).toMatchObject({
    by: 'customer',
    before: { sumInsured: 5_00_000 },
    facts: { sumInsured: 10_00_000, price: 12_488 },
  });
});

test('what is bought, sent and asked for stands in one history, newest first', async () => {
  const buyer = await aBuyer(newBrowser().port);
  passSeconds(1);
  await aPayment(buyer);
  passSeconds(1);
  const quote = await findQuote(buyer.quoteId, new Date());
  await promiseCall(quote!, { about: 'plan', when: 'evening', language: 'en' }, new Date());
  const browser = await desk();
  const { entries, quote: seen } = await historyOf(browser, buyer.quoteId);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(whatOf(entries))).toEqual(
    new Set(['callAsked', 'payment', 'status', 'message', 'consentGiven', 'made']),
  );
  expect(seen.calls).toMatchObject([{ about: 'plan', tries: 0 }]);
  expect(seen.task).toBe('sendPayment');
  expect(entries.find(({ kind }) => kind === 'message')).not.toHaveProperty('text');
});

test('what went to the number about its claims, complaints or applications for work is not told to who sells', async () => {
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(new Visitor(newBrowser().port), { mobileNumber });
  const words = wordMessage('otp.verify-phone', { otp: '123456' }, 'en');
  const of = { ...words, channel: 'sms', to: mobileNumber } as const;
  for (const purpose of ['claim-refused', 'grievance-answered', 'talk-answered', 'careers', 'claim']) {
    await postMessage({ ...of, purpose }, new Date());
  }
  await postMessage({ ...of, purpose: 'verify-phone' }, new Date());
  await postMessage({ ...of, purpose: 'sent-link', quoteId }, new Date());
  const { entries } = await historyOf(await desk(), quoteId);
  const told = entries.flatMap((each) => (each.kind === 'message' ? [each.purpose] : []));
  expect(told.toSorted()).toEqual(['sent-link', 'verify-phone']);
});

test('pages follow each other without a gap or a repeat, however many stand at one time', async () => {
  const customer = new Visitor(newBrowser().port);
  const { quoteId } = await makeQuote(customer, { mobileNumber: newMobile() });
  const at = new Date();
  const versions = Array.from({ length: 45 }, (_, version) => ({
    version: version + 2,
    at,
    actor: 'customer',
    causes: ['term'],
    facts: {},
  }));
  await QuoteVersions.updateOne({ _id: quoteId }, { $push: { versions: { $each: versions } } });
  const browser = await desk();
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await historyOf(browser, quoteId, after);
    expect(page.entries.length).toBeLessThanOrEqual(HISTORY_PAGE);
    ids.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.startsWith('version-'))).toHaveLength(46);
});

test('a reveal stands in the history, and an open page is audited once', async () => {
  const customer = new Visitor(newBrowser().port);
  const { quoteId, dialerId } = await makeQuote(customer, { mobileNumber: newMobile() });
  const browser = await desk();
  expect((await browser.post(api.reveal, { leadId: dialerId, reason: 'quote' })).status).toBe(200);
  for (const _time of [1, 2, 3]) await historyOf(browser, quoteId);
  const { entries } = await historyOf(browser, quoteId);
  expect(entries[0]).toMatchObject({ kind: 'reveal', by: 'SAMPLE-1001', reason: 'quote' });
  const read = { action: 'QUOTE_READ' as const, 'details.quoteId': quoteId };
  expect(await AuditEntries.countDocuments(read)).toBe(1);
  for (const _time of [1, 2]) {
    passSeconds(8 * 60);
    await historyOf(browser, quoteId);
  }
  expect(await AuditEntries.countDocuments(read)).toBe(2);
});

test.each(['sent', 'failed'] as const)(
  'that a message was %s stays in the history when the outbox has dropped it, without text or number',
  async (delivery) => {
    const mobileNumber = newMobile();
    const { quoteId } = await makeQuote(new Visitor(newBrowser().port), { mobileNumber });
    const words = { ...wordMessage('otp.verify-phone', { otp: '123456' }, 'en'), text: 'Sample text' };
    const message = { channel: 'sms', to: mobileNumber, purpose: 'reminder', quoteId } as const;
    await postMessage({ ...message, ...words }, new Date());
    await Outbox.updateOne({ quoteId }, { $set: { attempts: 99 } });
    const refusal = new ProviderError('MSG91', 400);
    const deliver = () => (delivery === 'sent' ? Promise.resolve() : Promise.reject(refusal));
    await deliverMessages(new Date(), () => ({ deliver }));
    const browser = await desk();
    const sent = [expect.objectContaining({ purpose: 'reminder', channel: 'sms', delivery })];
    const messagesIn = async () =>
      (await historyOf(browser, quoteId)).entries.filter(
        (each) => 'purpose' in each && each.kind === 'message',
      );
    expect(await messagesIn()).toEqual(sent);
    await Outbox.deleteMany({});
    expect(await messagesIn()).toEqual(sent);
    const kept = JSON.stringify(await SentMessages.find({ quoteId }).lean());
    for (const personal of ['Sample text', mobileNumber]) expect(kept).not.toContain(personal);
  },
);

test('a quote whose customer left no number for a call is not the desk’s', async () => {
  const customer = new Visitor(newBrowser().port);
  const { quoteId } = await makeQuote(customer, { mobileNumber: newMobile(), consent: false });
  const browser = await desk();
  expectFailure(await browser.post(api.quotesHistory, { quoteId }), 404, 'NOT_FOUND');
  expectFailure(await browser.post(api.quotesHistory, { quoteId: 'unknown' }), 404, 'NOT_FOUND');
  expect(await DialerLeads.countDocuments({ quoteId })).toBe(0);
});

test.each(['x', '12', '~a', '99~a b', 7])('the mark %p is refused', async (after) => {
  const refused = await (await desk()).post(api.quotesHistory, { quoteId: 'unknown', after });
  expectFailure(refused, 400, 'INVALID_INPUT');
});

test('deleting a journey deletes its versions', async () => {
  const { browser, quote } = await makeVerified(newBrowser().port);
  const { body } = await browser.post(api.revisit, {
    resumeJourney: {
      quoteId: quote.quoteId,
      stage: 'summery_111',
      uuid: crypto.randomUUID(),
      url: `/health-insurance-plan/summary/${quote.quoteId}?quoteId=${quote.quoteId}`,
    },
  });
  expect(await QuoteVersions.countDocuments({ _id: quote.quoteId })).toBe(1);
  expect((await browser.delete(`${api.revisit}?uuid=${body.uuid as string}`)).status).toBe(204);
  expect(await QuoteVersions.countDocuments({ _id: quote.quoteId })).toBe(0);
});
