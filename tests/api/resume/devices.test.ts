import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import { messageHashOf } from '@/lib/server/services/common/outbox';
import { Outbox } from '@/models/common/outbox';
import { Revisits } from '@/models/resume/revisit';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote, summaryUrl } from '@/tests/api/support/journeys';
import { aFamily } from '@/tests/api/support/samples';
import { collectionsWith } from '@/tests/api/support/store/collectionsWith';
import {
  messagesTo,
  newMobile,
  passSeconds,
  prove,
  startNextDay,
  tryCode,
  Visitor,
} from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;
/** Keeps a limit's window from ending within a test. */
const form = { plan: { tenure: 1 } };

async function begin(mobileNumber = newMobile(), visitor = newVisitor()) {
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  const { body: record } = await visitor.post(api.revisit, aJourney(quoteId));
  const uuid = record.uuid as string;
  await visitor.post(api.revisitUpdate, aJourney(quoteId, { uuid, getQuickQuoteForm: form }));
  return { visitor, mobileNumber, quoteId, uuid };
}

async function linkTo(visitor: Visitor, to: string): Promise<{ token: string; text: string; link: string }> {
  const [message] = await messagesTo(to, visitor);
  const { link = '', text = '' } = message ?? {};
  return { token: link.split('#')[1] ?? '', text, link };
}

const look = (visitor: Visitor, uuid: string) => visitor.get(`${api.revisit}?uuid=${uuid}&type=aggregate`);
const read = (visitor: Visitor, uuid: string) => visitor.get(`${api.revisit}?uuid=${uuid}`);
const readQuote = (visitor: Visitor, quoteId: string) => visitor.get(`${api.quote}?quoteId=${quoteId}`);

test('a proven number lists what it began, the newest first, and goes on with it in place of who began it', async () => {
  const first = await begin();
  const second = await begin(first.mobileNumber);
  const phone = newVisitor();
  expectFailure(await phone.get(api.revisitJourneys), 401, 'NOT_SIGNED_IN');
  await prove(phone, first.mobileNumber);
  const journeys = (await phone.get(api.revisitJourneys)).body as JourneyDto[];
  expect(journeys.map(({ quoteId }) => quoteId)).toEqual([second.quoteId, first.quoteId]);
  expect(journeys[0]).toMatchObject({ productName: 'ReAssure 2.0', next: 'declaration', city: 'Pune' });
  expect(JSON.stringify(journeys)).not.toMatch(/Asha|1991-04-02|"members"/);

  const { status, body } = await phone.post(api.revisitOpen, { quoteId: first.quoteId });
  expect([status, body.uuid, body.url]).toEqual([200, first.uuid, summaryUrl(first.quoteId)]);
  expect((await read(phone, first.uuid)).body.getQuickQuoteForm).toEqual(form);
  expect((await phone.post(api.quote, { quoteId: first.quoteId, tenure: 2 })).body.tenure).toBe(2);
  expectFailure(await readQuote(first.visitor, first.quoteId), 404, 'PROVEN_ELSEWHERE');
  const saved = aJourney(first.quoteId, { uuid: first.uuid, version: body.version, stage: 'plans_115' });
  expect((await phone.post(api.revisitUpdate, saved)).status).toBe(200);
  expect((await read(phone, first.uuid)).body).toMatchObject({ stage: 'plans_115' });
});

test('a link that is opened while the number is proven lets nobody in who was not sent it by its owner', async () => {
  const stranger = await begin();
  const to = 'stranger@sample.example';
  await stranger.visitor.post(api.revisitLink, { uuid: stranger.uuid, channel: 'email', to });
  const { token } = await linkTo(stranger.visitor, to);
  const phone = newVisitor();
  const laptop = newVisitor();
  const { collection } = Revisits;
  const write = collection.updateOne.bind(collection);
  const spy = jest.spyOn(collection, 'updateOne').mockImplementationOnce(async (...given) => {
    await prove(phone, stranger.mobileNumber);
    expect((await phone.post(api.revisitOpen, { quoteId: stranger.quoteId })).status).toBe(200);
    return write(...given);
  });
  await laptop.post(api.revisitLinkOpen, { token });
  spy.mockRestore();
  expectFailure(await look(laptop, stranger.uuid), 404, 'NOT_FOUND');
  expect((await look(phone, stranger.uuid)).status).toBe(200);
});

test('once the number is proven elsewhere, who began a quote can’t bind its record to another', async () => {
  const { visitor, mobileNumber, quoteId, uuid } = await begin();
  const phone = newVisitor();
  await prove(phone, mobileNumber);
  expect((await phone.post(api.quote, { quoteId, tenure: 2 })).status).toBe(200);
  const other = await makeQuote(visitor, { mobileNumber: newMobile() });
  for (const path of [api.revisit, api.revisitUpdate]) {
    expectFailure(await visitor.post(path, aJourney(other.quoteId, { uuid })), 404, 'NOT_FOUND');
  }
  expect((await read(phone, uuid)).body).toMatchObject({ quoteId, getQuickQuoteForm: form });
});

test('another number opens nothing, whatever it knows', async () => {
  const { quoteId, uuid } = await begin();
  const stranger = newVisitor();
  await prove(stranger, newMobile());
  expectFailure(await stranger.post(api.revisitOpen, { quoteId }), 404, 'NOT_FOUND');
  expectFailure(
    await stranger.post(api.revisitLink, { uuid, channel: 'sms', to: newMobile() }),
    404,
    'NOT_FOUND',
  );
  expectFailure(await look(stranger, uuid), 404, 'NOT_FOUND');
  expect((await stranger.get(api.revisitJourneys)).body).toEqual([]);
});

test('a record that ran out is made anew for a quote that lives on', async () => {
  const { visitor, mobileNumber, quoteId } = await begin();
  await mongoose.connection.collection('revisits').deleteMany({ quoteId });
  await prove(visitor, mobileNumber);
  const { body } = await visitor.post(api.revisitOpen, { quoteId });
  expect((await look(visitor, body.uuid as string)).body.productName).toBe('ReAssure 2.0');
});

test('a link shows the plan to whoever holds it, as often as it is opened, and the rest after the code', async () => {
  const { visitor, mobileNumber, quoteId, uuid } = await begin();
  const to = newMobile();
  expect((await visitor.post(api.revisitLink, { uuid, channel: 'whatsapp', to })).status).toBe(202);
  const { token, text, link } = await linkTo(visitor, to);
  expect(link).toMatch(/\/continue#[\w-]{43}$/);
  expect(text).toContain(link);
  const laptop = newVisitor();
  for (let times = 0; times < 3; times += 1) {
    const { status, body } = await laptop.post(api.revisitLinkOpen, { token });
    const mobile = `${mobileNumber.slice(0, 2)}xxxx${mobileNumber.slice(-4)}`;
    expect([status, body]).toEqual([
      200,
      { quoteId, mobileNumber: mobile, productName: 'ReAssure 2.0', tier: 'Platinum+' },
    ]);
  }
  expect((await look(laptop, uuid)).body).toMatchObject({
    productName: 'ReAssure 2.0',
    priceAfterTax: 12_488,
  });
  expect((await read(laptop, uuid)).body).not.toHaveProperty('getQuickQuoteForm');
  expectFailure(await readQuote(laptop, quoteId), 404, 'NOT_FOUND');
  expectFailure(await laptop.post(api.revisitOpen, { quoteId }), 401, 'NOT_SIGNED_IN');

  const { body: challenge } = await laptop.post(api.otpPhoneGenerate, { quoteId });
  const [sms] = await messagesTo(mobileNumber, laptop);
  await tryCode(laptop, challenge.requestId as string, sms?.text.slice(0, 6) ?? '');
  expect((await laptop.post(api.revisitOpen, { quoteId })).status).toBe(200);
  expect((await readQuote(laptop, quoteId)).status).toBe(200);
});

test('an old link leads to the newest save, until a day is over; then one tap sends a new one', async () => {
  const { visitor, quoteId, uuid } = await begin();
  const to = 'asha@sample.example';
  await visitor.post(api.revisitLink, { uuid, channel: 'email', to });
  const { token } = await linkTo(visitor, to);
  await visitor.post(api.quote, { quoteId, tier: 'Titanium+' });
  const laptop = newVisitor();
  expect((await laptop.post(api.revisitLinkOpen, { token })).body.tier).toBe('Titanium+');
  passSeconds(DAY + 1);
  expectFailure(await laptop.post(api.revisitLinkOpen, { token }), 410, 'EXPIRED');
  expect((await laptop.post(api.revisitLinkRenew, { token })).status).toBe(202);
  const fresh = await linkTo(visitor, to);
  expect(fresh.token).not.toBe(token);
  expect((await laptop.post(api.revisitLinkOpen, { token: fresh.token })).status).toBe(200);
});

test('three links a day go out for a journey, by whatever channel', async () => {
  const { visitor, uuid } = await begin();
  const send = (channel: string, to: string) => visitor.post(api.revisitLink, { uuid, channel, to });
  await send('sms', newMobile());
  await send('whatsapp', newMobile());
  await send('email', 'b@sample.example');
  const fourth = await send('sms', newMobile());
  expectFailure(fourth, 429, 'TOO_MANY_REQUESTS');
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
});

test('one number gets five links a day, however many journeys they are of', async () => {
  startNextDay();
  const to = newMobile();
  const send = async (channel: string) => {
    const { visitor, uuid } = await begin();
    return visitor.post(api.revisitLink, { uuid, channel, to });
  };
  for (const channel of ['sms', 'whatsapp', 'sms', 'whatsapp', 'sms']) await send(channel);
  expectFailure(await send('sms'), 429, 'TOO_MANY_REQUESTS');
  expect(await messagesTo(to, newVisitor())).toHaveLength(5);
});

test('one address has codes and links sent thirty times an hour, together', async () => {
  startNextDay();
  const { visitor, uuid } = await begin();
  for (let sent = 0; sent < 30; sent += 1)
    await visitor.post(api.otpPhoneGenerate, { mobileNumber: newMobile() });
  const link = { uuid, channel: 'sms', to: newMobile() };
  expectFailure(await visitor.post(api.revisitLink, link), 429, 'TOO_MANY_REQUESTS');
});

test('a journey without a number has no link: whoever holds it could not be asked for a code', async () => {
  const visitor = newVisitor();
  const { body } = await visitor.post(api.quote, aFamily());
  const { quoteId } = body as { quoteId: string };
  const { body: record } = await visitor.post(api.revisit, aJourney(quoteId));
  const link = { uuid: record.uuid as string, channel: 'sms', to: newMobile() };
  expectFailure(await visitor.post(api.revisitLink, link), 409, 'STEP_NOT_REACHED');
});

test('a link to what is finished or deleted answers as if there never was one', async () => {
  const finished = await begin();
  const deleted = await begin();
  const tokens = [];
  for (const { visitor, uuid } of [finished, deleted]) {
    const to = newMobile();
    await visitor.post(api.revisitLink, { uuid, channel: 'sms', to });
    tokens.push((await linkTo(visitor, to)).token);
  }
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: finished.quoteId }, { $set: { completedAt: new Date() } });
  await deleted.visitor.delete(`${api.revisit}?uuid=${deleted.uuid}`);
  for (const token of [...tokens, 'a'.repeat(43)]) {
    for (const path of [api.revisitLinkOpen, api.revisitLinkRenew]) {
      expectFailure(await newVisitor().post(path, { token }), 404, 'NOT_FOUND');
    }
  }
});

test('“Delete my saved details” leaves nothing of the customer but what was agreed to', async () => {
  const { visitor, mobileNumber, quoteId, uuid } = await begin();
  await visitor.post(api.revisitLink, { uuid, channel: 'sms', to: newMobile() });
  await visitor.delete(`${api.revisit}?uuid=${uuid}`);
  expectFailure(await readQuote(visitor, quoteId), 404, 'NOT_FOUND');
  await prove(visitor, mobileNumber);
  expect((await visitor.get(api.revisitJourneys)).body).toEqual([]);
  // Its limit of links a day has the quote's id alone.
  expect(await collectionsWith(quoteId)).toEqual(['consents', 'rateLimits']);
  const { body: ledger } = await visitor.get(api.consents);
  const kept = (ledger as { purpose: string }[]).map(({ purpose }) => purpose);
  expect(kept.toSorted()).toEqual(['child', 'contact']);
});

test('a message that still waits is not delivered once its journey is deleted', async () => {
  const { visitor, uuid } = await begin();
  const to = newMobile();
  await visitor.post(api.revisitLink, { uuid, channel: 'sms', to });
  const waits = { toHash: messageHashOf(to), status: 'waiting' } as const;
  expect(await Outbox.countDocuments(waits)).toBe(1);
  await visitor.delete(`${api.revisit}?uuid=${uuid}`);
  expect(await Outbox.countDocuments({ toHash: waits.toHash })).toBe(0);
});

test('what was paid for is not deleted: it is a contract', async () => {
  const { visitor, quoteId, uuid } = await begin();
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: quoteId }, { $set: { paidAt: new Date() } });
  await visitor.delete(`${api.revisit}?uuid=${uuid}`);
  expectFailure(await look(visitor, uuid), 404, 'NOT_FOUND');
  expect(await quotes.countDocuments({ _id: quoteId })).toBe(1);
});

test('a paid journey says what was paid, once the number is proven', async () => {
  const { visitor, mobileNumber, quoteId } = await begin();
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  const marks = { paidAt: new Date(), declaration: 'clean', kyc: 'verified', applicationId: 'a1' };
  await quotes.updateOne({ _id: quoteId }, { $set: marks });
  const payment = { quoteId, isLive: true, amount: 12_488, reference: 'SAMPLE-1' };
  await mongoose.connection.collection('paymentDetails').insertOne(payment);
  await prove(visitor, mobileNumber);
  const [journey] = (await visitor.get(api.revisitJourneys)).body as JourneyDto[];
  expect(journey).toMatchObject({ next: 'application', payment: { amount: 12_488, reference: 'SAMPLE-1' } });
  const { body } = await visitor.post(api.revisitOpen, { quoteId });
  expect(body.url).toBe('/appforms/reassurev2/a1');
});

test('where an answer is missing now, the journey goes on there and says so, here and elsewhere', async () => {
  const { visitor, mobileNumber, quoteId, uuid } = await begin();
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: quoteId }, { $unset: { existingIllness: 1 } });
  const url = `/health-insurance-plan/get-quote?quoteId=${quoteId}&changed=1`;
  expect((await look(visitor, uuid)).body.url).toBe(url);
  await prove(visitor, mobileNumber);
  expect((await visitor.post(api.revisitOpen, { quoteId })).body.url).toBe(url);
});
