import mongoose from 'mongoose';
import { randomKey } from '@/lib/client/common/randomKey';
import { api } from '@/lib/config/paths';
import { cookieName } from '@/lib/domain/common/cookieName';
import { FIRST_SESSION_COOKIE } from '@/lib/domain/verify/firstSession.data';
import { Quotes, replaceQuote } from '@/models/quote/quote';
import { takeOver } from '@/models/quote/quoteOwnership';
import { useApi } from '@/tests/api/support/api';
import { type Answer, type Browser, expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote, makeRevisit, newUuid } from '@/tests/api/support/journeys';
import { aLead } from '@/tests/api/support/samples';

const FIRST = cookieName(FIRST_SESSION_COOKIE, true);
const { newBrowser } = useApi();

const times = <T>(count: number, run: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();
const count = (collection: string, filter: object = {}) =>
  mongoose.connection.collection(collection).countDocuments(filter);

test('20 parallel creates with one uuid make one record', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const journey = aJourney(quoteId, { uuid: newUuid() });
  const answers = await times(20, () => browser.post(api.revisit, journey));
  expect(statuses(answers)).toEqual([...Array<number>(19).fill(200), 201]);
  expect(
    new Set(answers.map(({ body }) => JSON.stringify([body.uuid, body.version, body.createdAt]))).size,
  ).toBe(1);
  expect(await count('revisits', { quoteId })).toBe(1);
});

/** Concurrent requests of one browser before its first session. */
function pressing(presses: number): Browser[] {
  const first = randomKey();
  return Array.from({ length: presses }, () => {
    const browser = newBrowser();
    browser.cookies.set(FIRST, first);
    return browser;
  });
}

test('a button that is pressed 20 times at once makes one quote, and every cookie owns it', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const before = await count('dialerLeads');
  const browsers = pressing(20);
  const answers = await Promise.all(browsers.map((browser) => browser.post(api.quote, aLead(), key)));
  const ids = new Set(answers.map(({ body }) => body.quoteId as string));
  expect([statuses(answers).at(0), statuses(answers).at(-1), ids.size]).toEqual([201, 201, 1]);
  expect(await count('dialerLeads')).toBe(before + 1);
  expect(await count('onlineLeads', { quoteId: [...ids][0] })).toBe(1);
  expect(await count('consents', { quoteId: [...ids][0] })).toBe(1);
  const [quoteId] = ids;
  const reads = await Promise.all(
    browsers.map((browser) => browser.get(`${api.quote}?quoteId=${quoteId ?? ''}`)),
  );
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(browsers.map(({ cookies }) => cookies.get(FIRST)))).toEqual(new Set(['']));
});

test('an answer that was lost on the way costs no second quote', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const [lost, again] = pressing(2);
  const { body } = await lost!.post(api.quote, aLead(), key);
  expect((await again!.post(api.quote, aLead(), key)).body.quoteId).toBe(body.quoteId);
});

test('who knows a request with its key, or the id of its quote too, gets neither its quote nor its session', async () => {
  const key = { 'Idempotency-Key': randomKey() };
  const [owner] = pressing(1) as [Browser];
  const { body: quote } = await owner.post(api.quote, aLead(), key);
  const cookie = owner.cookies.get('__Host-session');
  for (const more of [{}, { quoteId: quote.quoteId as string }]) {
    const stranger = newBrowser();
    const { body } = await stranger.post(api.quote, { ...aLead(), ...more }, key);
    expect(body.quoteId).not.toBe(quote.quoteId);
    expect([undefined, cookie]).not.toContain(stranger.cookies.get('__Host-session') ?? 'none');
    const read = await stranger.get(`${api.quote}?quoteId=${quote.quoteId as string}`);
    expectFailure(read, 404, 'NOT_FOUND');
  }
});

test('what a browser makes for its first save is worth nothing beside a session, and nothing if it can be guessed', async () => {
  const [first, other] = pressing(2) as [Browser, Browser];
  await makeQuote(first);
  await other.post(api.quote, aLead({ name: 'Ravi Sample' }));
  const session = other.cookies.get('__Host-session');
  other.cookies.set(FIRST, randomKey());
  await other.post(api.quote, aLead({ name: 'Ravi Sample', dateOfBirth: '1980-01-01' }));
  expect(other.cookies.get('__Host-session')).toBe(session);
  const ids = [];
  for (const browser of [newBrowser(), newBrowser()]) {
    browser.cookies.set(FIRST, '1');
    ids.push((await browser.post(api.quote, aLead())).body.quoteId as string);
  }
  expect(new Set(ids).size).toBe(2);
});

test('20 parallel posts of the same form from one browser make one quote and one of each lead', async () => {
  const browser = newBrowser();
  await makeQuote(browser);
  const answers = await times(20, () => browser.post(api.quote, aLead({ name: 'Ravi Sample' })));
  const ids = [...new Set(answers.map(({ body }) => body.quoteId as string))];
  expect(ids).toHaveLength(1);
  expect(await count('dialerLeads', { quoteId: ids[0] })).toBe(1);
});

test('of 20 parallel saves over one version, one is kept and 19 are told', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const journey = aJourney(quote.quoteId, { uuid: record.uuid, version: 1 });
  const answers = await times(20, () => browser.post(api.revisitUpdate, journey));
  expect(statuses(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
  expect(await count('revisits', { _id: record.uuid, version: 2 })).toBe(1);
});

test('of parallel changes to different fields of a quote, none is lost', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const changes = [{ tenure: 2 }, { riders: ['safeguard-plus'] }];
  const answers = await Promise.all(changes.map((change) => browser.post(api.quote, { quoteId, ...change })));
  expect(statuses(answers)).toEqual([200, 200]);
  const { body } = await browser.get(`${api.quote}?quoteId=${quoteId}`);
  expect(body).toMatchObject({ tenure: 2, riders: ['safeguard-plus'], version: 3 });
  expect(body.price.priceAfterTax).toBe(25_962);
});

test('a session that proves the number while the quote is being saved holds it, and the save starts again', async () => {
  const { quoteId } = await makeQuote(newBrowser());
  const read = await Quotes.findById(quoteId).orFail().lean();
  await takeOver({ ids: [quoteId], mobileHash: read.mobileHash ?? '' }, 'of another device', new Date());
  expect(await replaceQuote(read)).toBeNull();
  expect((await Quotes.findById(quoteId).lean())?.provenBy).toEqual(['of another device']);
});
