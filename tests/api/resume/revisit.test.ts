import mongoose from 'mongoose';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { sealedField } from '@/lib/server/services/common/personalData';
import { api } from '@/lib/config/paths';
import { FORM_LIMITS } from '@/lib/validation/quote/quickQuoteForm';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote, makeRevisit, newUuid, summaryUrl } from '@/tests/api/support/journeys';

const { newBrowser } = useApi();

const DAY_MS = 86_400_000;
const revisits = () => mongoose.connection.collection<{ _id: string }>('revisits');
const lookUp = (uuid: string) => `${api.revisit}?uuid=${uuid}&type=aggregate`;
const nested = (depth: number): Record<string, unknown> => (depth === 1 ? {} : { in: nested(depth - 1) });
const read = (uuid: string) => `${api.revisit}?uuid=${uuid}`;

test('a record is made once and lives 45 days', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  expect(record).toMatchObject({ quoteId: quote.quoteId, stage: 'summery_111', version: 1 });
  expect(Date.parse(record.expiresAt) - Date.parse(record.updatedAt)).toBe(45 * DAY_MS);
  const again = await browser.post(api.revisit, aJourney(quote.quoteId, { uuid: record.uuid }));
  expect([again.status, again.body.version]).toEqual([200, 1]);
  const moved = await browser.post(
    api.revisit,
    aJourney(quote.quoteId, { uuid: record.uuid, stage: 'health_116' }),
  );
  expect([moved.status, moved.body.version, moved.body.stage]).toEqual([200, 2, 'health_116']);
  expect(await revisits().countDocuments({ _id: record.uuid })).toBe(1);
});

test('the server makes a uuid where none is sent', async () => {
  const browser = newBrowser();
  const { record } = await makeRevisit(browser, { uuid: undefined });
  expect(record.uuid).toMatch(/^[\w-]{22}$/);
});

test('saving sets a secret that scripts can’t read, the same for all records of a browser', async () => {
  const browser = newBrowser();
  await makeRevisit(browser);
  const secret = browser.cookies.get('__Host-rj');
  const { quoteId } = await makeQuote(browser, { tenure: 2 });
  const { headers } = await browser.post(api.revisit, aJourney(quoteId));
  expect(headers['set-cookie']?.join()).toMatch(
    /__Host-rj=[\w-]{43}; Max-Age=3888000; Path=\/; HttpOnly; Secure/,
  );
  expect(browser.cookies.get('__Host-rj')).toBe(secret);
});

test('the dialog’s look-up tells the plan and its price', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const { status, body } = await browser.get(lookUp(record.uuid));
  expect(status).toBe(200);
  expect(body).toEqual({
    priceAfterTax: 12_488,
    sumInsured: 10_00_000,
    city: 'Pune',
    familyCombination: '2A1C',
    url: summaryUrl(quote.quoteId),
    productName: 'ReAssure 2.0',
    tier: 'Platinum+',
    paymentStatus: false,
    stage: 'summery_111',
    isJourneyComplete: false,
    expiresAt: record.expiresAt,
  });
});

test('a price that moved since is shown beside the old one', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const { quoteId } = quote;
  const sealedPrice = sealedField<PriceDto>('quotes', 'price');
  const earlier = sealedPrice.seal({ ...(quote.price as PriceDto), priceAfterTax: 11_999 }, quoteId);
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: quoteId }, { $set: { price: earlier } });
  const { body } = await browser.get(lookUp(record.uuid));
  expect(body).toMatchObject({ priceAfterTax: 12_488, previousPrice: 11_999 });
});

test('once paid, no more than that is told without an OTP', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: quote.quoteId }, { $set: { paidAt: new Date(), applicationId: 'sample' } });
  const { body } = await browser.get(lookUp(record.uuid));
  expect(body).toEqual({
    paymentStatus: true,
    productName: 'ReAssure 2.0',
    url: record.url,
    stage: 'summery_111',
    isJourneyComplete: false,
  });
});

test('an update keeps the form, sealed, and only the session that typed it reads it back', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const getQuickQuoteForm = { name: 'Asha Sample', members: [{ relation: 'self', age: 35 }] };
  const journey = aJourney(quote.quoteId, { uuid: record.uuid, version: 1, getQuickQuoteForm });
  const { status, body } = await browser.post(`${api.revisitUpdate}?source=page`, journey);
  expect([status, body.version, body.getQuickQuoteForm]).toEqual([200, 2, undefined]);
  expect((await browser.get(read(record.uuid))).body).toEqual({ ...body, getQuickQuoteForm });
  const sameBrowserLater = newBrowser();
  sameBrowserLater.cookies.set('__Host-rj', browser.cookies.get('__Host-rj') ?? '');
  expect((await sameBrowserLater.get(read(record.uuid))).body).toEqual(body);
});

test.each<[string, (price: PriceDto) => Record<string, unknown>]>([
  ['the price seen, its bill broken down', (price) => ({ plan: { seen: { ...price, of: 'quote' } } })],
  ['the deepest form', () => nested(FORM_LIMITS.depth)],
  ['the largest form', () => ({ a: 'x'.repeat(FORM_LIMITS.bytes - '{"a":""}'.length) })],
])('%s is saved', async (_, formOf) => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const getQuickQuoteForm = formOf(quote.price as PriceDto);
  const update = aJourney(quote.quoteId, { uuid: record.uuid, getQuickQuoteForm });
  expect((await browser.post(api.revisitUpdate, update)).status).toBe(200);
  expect((await browser.get(read(record.uuid))).body.getQuickQuoteForm).toEqual(getQuickQuoteForm);
});

test('an older version is told the newer one and changes nothing', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const save = (version: number, stage: string) =>
    browser.post(api.revisitUpdate, aJourney(quote.quoteId, { uuid: record.uuid, version, stage }));
  await save(1, 'plans_115');
  const stale = await save(1, 'members_114');
  expectFailure(stale, 409, 'CONFLICT');
  expect(stale.body.version).toBe(2);
  expect((await browser.get(read(record.uuid))).body.stage).toBe('plans_115');
});

test('an expired record is gone, also before the database has swept it', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const expiresAt = new Date(Date.now() - 1000);
  await revisits().updateOne({ _id: record.uuid }, { $set: { expiresAt } });
  const journey = aJourney(quote.quoteId, { uuid: record.uuid });
  expectFailure(await browser.get(lookUp(record.uuid)), 404, 'NOT_FOUND');
  expectFailure(await browser.get(read(record.uuid)), 404, 'NOT_FOUND');
  expectFailure(await browser.post(api.revisitUpdate, journey), 404, 'NOT_FOUND');
  const { status, body } = await browser.post(api.revisit, journey);
  expect([status, body.version]).toEqual([201, 1]);
});

test('deleting answers the same whatever is there, and what was there is gone', async () => {
  const browser = newBrowser();
  const { record } = await makeRevisit(browser);
  for (const uuid of [record.uuid, record.uuid, newUuid()]) {
    expect(await browser.delete(read(uuid))).toMatchObject({ status: 204, text: '' });
  }
  expect(await revisits().countDocuments({ _id: record.uuid })).toBe(0);
  expectFailure(await browser.get(read(record.uuid)), 404, 'NOT_FOUND');
});

test.each([
  '//evil.com?quoteId=Q',
  '/\\evil.com?quoteId=Q',
  '/\t/evil.com?quoteId=Q',
  '///evil.com?quoteId=Q',
  'https://x@evil.com/?quoteId=Q',
  'javascript:alert(1)?quoteId=Q',
  'data:text/html,x?quoteId=Q',
  '/health-insurance-plan/get-quote',
  '/health-insurance-plan/get-quote?quoteId=another',
])('the url %j is not kept', async (url) => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const journey = aJourney(quoteId, { url: url.replace('Q', quoteId) });
  expectFailure(await browser.post(api.revisit, journey), 400, 'INVALID_INPUT');
});

test('a bad url that came to be stored leads home', async () => {
  const browser = newBrowser();
  const { record } = await makeRevisit(browser);
  await revisits().updateOne({ _id: record.uuid }, { $set: { url: '//evil.com?quoteId=1' } });
  expect((await browser.get(lookUp(record.uuid))).body.url).toBe('/');
  expect((await browser.get(read(record.uuid))).body.url).toBe('/');
});

test('a stage behind the payment can’t be reported before it', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const journey = aJourney(quote.quoteId, { uuid: record.uuid, stage: 'appform_119' });
  expectFailure(await browser.post(api.revisitUpdate, journey), 409, 'STEP_NOT_REACHED');
  expect((await browser.get(read(record.uuid))).body.stage).toBe('summery_111');
});

test('reading a hundred times writes nothing', async () => {
  const browser = newBrowser();
  const { record } = await makeRevisit(browser);
  const before = await revisits().findOne({ _id: record.uuid });
  for (let times = 0; times < 100; times += 1) await browser.get(lookUp(record.uuid));
  expect(await revisits().findOne({ _id: record.uuid })).toEqual(before);
});

test('resuming is noted on the lead', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  const body = { condition: 'dialerLead', id: quote.dialerId, uuid: record.uuid };
  const answer = await browser.post(api.leadsUpdate, body);
  expect([answer.status, answer.body]).toEqual([200, { dialerId: quote.dialerId, status: 4 }]);
  const leads = mongoose.connection.collection<{ _id: string }>('dialerLeads');
  expect(await leads.countDocuments({ _id: quote.dialerId, revisitId: record.uuid })).toBe(1);
});

test('a browser that changes its secret with every save leaves no list without end', async () => {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  for (let at = 0; at < 30; at += 1) {
    browser.cookies.set('__Host-rj', String(at).padStart(43, 'x'));
    await browser.post(api.revisitUpdate, aJourney(quote.quoteId, { uuid: record.uuid }));
  }
  const stored = await revisits().findOne({ _id: record.uuid });
  expect((stored as { guests?: string[] } | null)?.guests).toHaveLength(20);
  expect((await browser.get(lookUp(record.uuid))).status).toBe(200);
});
