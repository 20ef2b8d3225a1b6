import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { Quotes, replaceQuote } from '@/models/quote';
import { takeOver } from '@/models/quoteOwnership';
import { useApi } from './api';
import { type Answer } from './browser';
import { aJourney, makeQuote, makeRevisit, newUuid } from './journeys';
import { aLead } from './samples';

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

test.each([
  ['a UUID', crypto.randomUUID()],
  ['hexadecimal digits', crypto.randomUUID().replaceAll('-', '')],
])(
  '20 parallel first posts with %s as key make one quote, and every cookie owns it',
  async (_kind, value) => {
    const key = { 'Idempotency-Key': value };
    const before = await count('dialerLeads');
    const browsers = Array.from({ length: 20 }, newBrowser);
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
  },
);

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
