import { api } from '@/lib/config/paths';
import type { DeskCallDto, DeskCallsDto } from '@/lib/domain/callbacks/contract';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import { addDays, DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Callbacks } from '@/models/callbacks/callback';
import { Consents } from '@/models/consents/consent';
import { markQuote } from '@/models/quote/quote';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove, setClock, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);

const HOUR_MS = 60 * 60 * 1000;
const noonInIndia = Date.parse('2026-11-23T12:00:00+05:30');
let days = 0;
let now = noonInIndia;

beforeAll(() => addSampleStaff());
// Resets code budgets and lets earlier consents expire.
beforeEach(async () => {
  now = noonInIndia + (days += 10) * DAY_MS;
  setClock(now);
  await Callbacks.deleteMany({});
});
afterEach(() => jest.useRealTimers());

const desk = async (staffId = 'SAMPLE-1001', mobileNumber = '6000001001') => {
  const visitor = newVisitor();
  await signIn(visitor, staffId, mobileNumber);
  return visitor;
};
const colleague = () => desk('SAMPLE-2001', '6000002001');

/** Makes a quote of a plan that an advisor completes. */
async function makePlan() {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const plan = { product: 'heartbeat', tier: 'Gold', sumInsured: 1_000_000 };
  const { quoteId } = await makeQuote(visitor, { mobileNumber, ...plan });
  await prove(visitor, mobileNumber);
  return { visitor, mobileNumber, quoteId };
}

async function makePromise(when = 'afternoon') {
  const customer = await makePlan();
  const { status, body } = await customer.visitor.post(api.callbacks, { quoteId: customer.quoteId, when });
  expect(status).toBe(201);
  return { ...customer, callback: body.callback as { from: string; to: string } };
}

async function calls(browser: Browser, status = 'open'): Promise<readonly DeskCallDto[]> {
  const answer = await browser.get(`${api.deskCalls}?status=${status}`);
  expect(answer.status).toBe(200);
  return (answer.body as DeskCallsDto).calls;
}
const work = (browser: Browser, callbackId: string | undefined, outcome?: string) =>
  browser.post(api.deskCalls, { callbackId, outcome });

test('who asks for a call about a plan stands on the desk’s list with the time that was promised', async () => {
  const { visitor, quoteId, mobileNumber, callback } = await makePromise();
  const at = (time: string) => new Date(`${todayInIndia(new Date())}T${time}:00+05:30`).toISOString();
  expect(callback).toEqual({ from: at('12:00'), to: at('16:00') });
  expect((await visitor.get(`${api.callbacks}?quoteId=${quoteId}`)).body).toEqual({ callback });
  const [call] = await calls(await desk());
  expect(call).toMatchObject({ about: 'plan', quoteId, ...callback, consent: 'given', name: 'Asha Sample' });
  expect(call?.mobileNumber).toBe(`${mobileNumber.slice(0, 2)}xxxx${mobileNumber.slice(-4)}`);
  await visitor.post(api.callbacks, { quoteId, when: 'evening' });
  expect((await calls(await colleague())).map(({ from }) => from)).toEqual([at('16:00')]);
});

test('who asks to be called for the KYC gets that call beside the one for the plan', async () => {
  const { visitor, quoteId } = await makePlan();
  expect((await visitor.post(api.callbacks, { quoteId, when: 'morning' })).status).toBe(201);
  const other = newVisitor();
  const second = newMobile();
  const { quoteId: known } = await makeQuote(other, { mobileNumber: second, consent: false });
  await prove(other, second);
  await markQuote(known, { declaration: 'clean' });
  const kyc = { method: 'manual', name: 'Asha Sample', callTime: 'evening' };
  const { body } = await other.post(api.customerKyc, { quoteId: known, ...kyc, consent: true });
  expect(body.status).toBe('review');
  const found = await calls(await desk());
  expect(found.map(({ about, quoteId: id, consent }) => [about, id, consent])).toEqual(
    expect.arrayContaining([
      ['plan', quoteId, 'given'],
      ['identity', known, 'given'],
    ]),
  );
});

test('a call is asked for by who proved the number alone, and where an advisor goes on', async () => {
  const { quoteId } = await makePlan();
  const body = { quoteId, when: 'morning' };
  expectFailure(await newVisitor().post(api.callbacks, body), 401, 'NOT_SIGNED_IN');
  const { visitor: other } = await makePlan();
  expectFailure(await other.post(api.callbacks, body), 404, 'NOT_FOUND');
  const customer = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId: plain } = await makeQuote(customer, { mobileNumber });
  await prove(customer, mobileNumber);
  expectFailure(await customer.post(api.callbacks, { ...body, quoteId: plain }), 409, 'STEP_NOT_REACHED');
});

test('who takes a call over sees its number, once for all, and notes what came of it', async () => {
  const { mobileNumber } = await makePromise();
  const one = await desk();
  const two = await colleague();
  const [call] = await calls(one);
  expect((await work(one, call?.callbackId)).body).toMatchObject({ mobileNumber });
  expectFailure(await work(two, call?.callbackId), 409, 'CONFLICT');
  expectFailure(await work(two, call?.callbackId, 'reached'), 409, 'CONFLICT');
  expect((await calls(two))[0]).toMatchObject({ claimedBy: 'SAMPLE-1001' });
  expect((await work(one, call?.callbackId, 'reached')).status).toBe(200);
  expect(await calls(one)).toEqual([]);
  expect(await calls(one, 'done')).toMatchObject([{ outcome: 'reached' }]);
  const entry = await AuditEntries.findOne({ action: 'NUMBER_REVEALED' }).sort({ $natural: -1 }).lean();
  expect(entry).toMatchObject({ actor: 'SAMPLE-1001', details: { callbackId: call?.callbackId } });
});

test('who is not reached is tried again the next day, three times in all', async () => {
  const { callback } = await makePromise();
  for (const tries of [1, 2, 3]) {
    const browser = await desk();
    const [call] = await calls(browser);
    await work(browser, call?.callbackId);
    expect((await work(browser, call?.callbackId, 'notReached')).status).toBe(200);
    const [again] = await calls(browser);
    if (tries < 3) expect(Date.parse(again?.to ?? '') - Date.parse(callback.to)).toBe(tries * DAY_MS);
    else expect(again).toBeUndefined();
    setClock(now + tries * DAY_MS);
  }
});

test.each(['notReached', 'reached', 'stopped'])(
  '%s is noted once, however often it is sent',
  async (outcome) => {
    await makePromise();
    const one = await desk();
    const two = await colleague();
    const callbackId = (await calls(one))[0]?.callbackId;
    await work(one, callbackId);
    if (outcome === 'stopped') {
      expectFailure(await work(one, callbackId, outcome), 422, 'CALL_ALLOWED');
      await Consents.updateMany({}, { $set: { withdrawnAt: new Date() } });
    }
    const noted = { action: 'CALL_NOTED' as const, 'details.callbackId': callbackId };
    for (const _time of [1, 2]) {
      expect(await work(one, callbackId, outcome)).toMatchObject({ status: 200, body: {} });
      expect(await AuditEntries.countDocuments(noted)).toBe(1);
    }
    expect((await Callbacks.findById(callbackId).lean())?.tries).toBe(outcome === 'notReached' ? 1 : 0);
    if (outcome !== 'stopped') expectFailure(await work(two, callbackId, outcome), 409, 'CONFLICT');
    if (outcome !== 'notReached') return;
    await work(two, callbackId);
    expectFailure(await work(one, callbackId, outcome), 409, 'CONFLICT');
  },
);

test('nobody is called before nine or after nine', async () => {
  await makePromise('evening');
  setClock(now + 9.5 * HOUR_MS);
  const browser = await desk();
  expectFailure(await work(browser, (await calls(browser))[0]?.callbackId), 422, 'NO_CALL_TIME');
});

const states = [
  ['given', async () => undefined],
  [
    'withdrawn',
    async ({ visitor }: { visitor: Visitor }) => {
      expect((await visitor.post(api.consentsWithdraw, {})).status).toBe(200);
    },
  ],
  ['expired', async () => setClock(now + 8 * DAY_MS)],
] as const;

test.each(states)('a consent that is %s is marked on both lists, and decides there', async (state, act) => {
  const customer = await makePromise();
  await act(customer);
  const browser = await desk();
  const [call] = await calls(browser);
  const { quotes } = (await browser.get(`${api.latestQuotes}?q=${customer.mobileNumber}`))
    .body as LatestQuotesDto;
  expect([call?.consent, quotes[0]?.consent]).toEqual([state, state]);
  const reveal = { leadId: quotes[0]?.dialerId, reason: 'quote' };
  const answers = [await work(browser, call?.callbackId), await browser.post(api.reveal, reveal)];
  for (const answer of answers) {
    if (state === 'given') {
      expect(answer.body).toMatchObject({ mobileNumber: customer.mobileNumber });
    } else {
      expectFailure(answer, 422, 'NO_CONSENT');
      expect(answer.body.message).toMatch({ withdrawn: /has withdrawn/, expired: /has expired/ }[state]);
      expect(answer.text).not.toContain(customer.mobileNumber);
    }
  }
  if (state === 'given') return;
  expect((await work(browser, call?.callbackId, 'stopped')).status).toBe(200);
  expect(await calls(browser)).toEqual([]);
});

test('a quote whose number is another one by now is marked: nobody agreed to be called there', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  await visitor.post(api.quote, { quoteId, mobileNumber: newMobile() });
  const browser = await desk();
  const { quotes } = (await browser.get(`${api.latestQuotes}?q=${mobileNumber}`)).body as LatestQuotesDto;
  expect(quotes).toMatchObject([{ quoteId, consent: 'none' }]);
  const refused = await browser.post(api.reveal, { leadId: quotes[0]?.dialerId, reason: 'quote' });
  expectFailure(refused, 422, 'NO_CONSENT');
  expect(refused.body.message).toMatch(/has not agreed/);
});

test('who asks again after a consent has lapsed may be called again', async () => {
  const { visitor, quoteId, mobileNumber } = await makePromise();
  setClock(now + 8 * DAY_MS);
  await prove(visitor, mobileNumber);
  await visitor.post(api.callbacks, { quoteId, when: 'morning' });
  expect(await calls(await desk())).toMatchObject([{ consent: 'given' }]);
});

test('calls and numbers are for those who call', async () => {
  const browser = await desk('SAMPLE-3001', '6000003001');
  expectFailure(await browser.get(api.deskCalls), 403, 'FORBIDDEN');
  expectFailure(await browser.post(api.reveal, { leadId: 'unknown', reason: 'quote' }), 403, 'FORBIDDEN');
  expectFailure(await newVisitor().get(api.deskCalls), 401, 'NOT_SIGNED_IN');
  const known = await desk();
  expectFailure(await work(known, 'unknown'), 404, 'NOT_FOUND');
  expectFailure(await known.post(api.reveal, { leadId: 'unknown', reason: 'quote' }), 404, 'NOT_FOUND');
});

test('a company that asks for a firm quote stands on the desk’s list with its size, once', async () => {
  const mobileNumber = newMobile();
  const needs = ['health', 'opd'];
  const lead = { company: 'Sample Works', people: 50, needs, name: 'Asha Sample', mobileNumber };
  const asked = await newVisitor().post(api.groupLead, lead);
  expect(asked.status).toBe(201);
  const corrected = { ...lead, company: 'sample works', people: 80, name: 'Aasha Sample' };
  expect((await newVisitor().post(api.groupLead, corrected)).body).toEqual(asked.body);
  const open = await calls(await desk());
  expect(open).toHaveLength(1);
  expect(open[0]).toMatchObject({
    about: 'group',
    name: 'Aasha Sample',
    consent: 'given',
    group: { company: 'sample works', people: 80, needs: ['health', 'opd'] },
  });
  expect(open[0]?.mobileNumber).not.toBe(mobileNumber);
});

const aWish = (mobileNumber: string) => {
  const day = addDays(todayInIndia(new Date()), 1);
  return { topic: 'claim', language: 'ta', name: 'Asha Sample', mobileNumber, day, time: '10:30' };
};

test('who has no quote chooses topic, language and slot; asking again moves the call', async () => {
  const mobileNumber = newMobile();
  const wish = aWish(mobileNumber);
  const { day } = wish;
  const asked = await newVisitor().post(api.topicCall, wish);
  expect(asked.body).toEqual({ from: `${day}T05:00:00.000Z`, to: `${day}T05:30:00.000Z` });
  await newVisitor().post(api.topicCall, { ...wish, name: 'Aasha Sample', topic: 'renewal', time: '18:00' });
  const open = await calls(await desk());
  expect(open).toMatchObject([
    { about: 'topic', topic: 'renewal', language: 'ta', consent: 'given', from: `${day}T12:30:00.000Z` },
  ]);
  expect(open[0]?.name).toBe('Aasha Sample');
  expect(open[0]?.mobileNumber).not.toBe(mobileNumber);
  for (const wrong of [{ day: addDays(day, -2) }, { day: addDays(day, 6) }, { time: '21:00' }])
    expectFailure(await newVisitor().post(api.topicCall, { ...wish, ...wrong }), 400, 'INVALID_INPUT');
});

test('a number that stopped our calls gets the same answer, and is not called', async () => {
  const { visitor, mobileNumber } = await makePromise();
  await visitor.post(api.consentsWithdraw, {});
  expect((await newVisitor().post(api.topicCall, aWish(mobileNumber))).status).toBe(201);
  const staff = await desk();
  const call = (await calls(staff)).find(({ about }) => about === 'topic');
  expectFailure(await work(staff, call?.callbackId ?? ''), 422, 'NO_CONSENT');
});

test('a stranger’s number is called a few times a day at most, in whatever name it is asked for', async () => {
  const mobileNumber = newMobile();
  const { max } = limits.askCallOfNumber;
  const company = (at: number) => ({ company: `Works ${at}`, people: 50, needs: ['health'], name: 'Asha' });
  const ask = (at: number) =>
    at % 2 === 0
      ? newVisitor().post(api.groupLead, { ...company(at), mobileNumber })
      : newVisitor().post(api.topicCall, aWish(mobileNumber));
  for (let at = 0; at < max; at += 1) expect((await ask(at)).status).toBe(201);
  for (const at of [max, max + 1]) expectFailure(await ask(at), 422, 'CALL_LIMIT');
  expect((await calls(await desk())).length).toBeLessThanOrEqual(max);
  expect((await newVisitor().post(api.topicCall, aWish(newMobile()))).status).toBe(201);
});
