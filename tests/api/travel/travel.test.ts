import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { TripPlansDto } from '@/lib/domain/travel/tripPrice';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { messagesTo, newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;
const inDays = (days: number) => addDays(todayInIndia(new Date()), days);
const aTrip = (more: object = {}) => ({
  destination: 'thailand',
  startsOn: inDays(10),
  endsOn: inDays(19),
  travellers: ['1991-04-02', '1993-01-20'],
  ...more,
});
const tripSummary = (quoteId: string) => `/Travel/summary/${quoteId}?quoteId=${quoteId}`;
const look = (visitor: Visitor, uuid: string) => visitor.get(`${api.revisit}?uuid=${uuid}&type=aggregate`);

/** Saves a trip with a sum insured. */
async function begin(more: object = {}) {
  const visitor = newVisitor();
  const made = await visitor.post(api.quote, { trip: aTrip(), sumInsuredUsd: 1_00_000, ...more });
  expect(made.status).toBe(201);
  const quote = made.body as QuoteDto;
  const journey = { quoteId: quote.quoteId, stage: 'summery_111', url: tripSummary(quote.quoteId) };
  const { body } = await visitor.post(api.revisit, { resumeJourney: journey });
  return { visitor, quote, quoteId: quote.quoteId, uuid: body.uuid as string };
}

test('a trip has a price without a phone number, and the quote of it the same', async () => {
  const { travellers, ...rest } = aTrip();
  const query = new URLSearchParams({ ...rest, travellers: travellers.join(',') });
  const { status, body } = await newVisitor().get(`${api.travelPrice}?${query}`);
  expect(status).toBe(200);
  const { plans } = body as TripPlansDto;
  expect(plans.map(({ sumInsuredUsd }) => sumInsuredUsd)).toEqual([50_000, 1_00_000, 2_50_000, 5_00_000]);
  const { quote } = await begin();
  expect(quote).toMatchObject({
    segment: 'Travel',
    stage: 'summery_111',
    productName: 'Travel Care',
    familyCombination: '2A',
    sumInsuredUsd: 1_00_000,
    trip: aTrip(),
    tripPrice: plans[1],
    next: 'verify',
  });
});

test.each<[string, object, string]>([
  ['a destination we do not know', { destination: 'atlantis' }, 'destination'],
  ['a day that is none', { startsOn: '2027-02-30' }, 'startsOn'],
  ['back before leaving', { endsOn: inDays(9) }, 'endsOn'],
  ['nobody', { travellers: [] }, 'travellers'],
  ['a birth in the future', { travellers: ['1991-04-02', inDays(1)] }, 'travellers.1'],
])('%s is told at its field', async (_case, change, field) => {
  const visitor = newVisitor();
  const answer = await visitor.post(api.quote, { trip: aTrip(change) });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.fields).toHaveProperty([`trip.${field}`]);
  const { travellers, ...rest } = aTrip(change);
  const query = new URLSearchParams({ ...rest, travellers: travellers.join(',') });
  const priced = await visitor.get(`${api.travelPrice}?${query}`);
  const at = field === 'travellers' ? 'travellers.0' : field;
  expectFailure(priced, 400, 'INVALID_INPUT');
  expect(priced.body.fields).toHaveProperty([at]);
});

test('a quote is of a family or of a trip, and never becomes the other', async () => {
  const { visitor, quoteId } = await begin();
  const asTravel = { ...aFamily(), segment: 'Travel' };
  expectFailure(await visitor.post(api.quote, asTravel), 400, 'INVALID_INPUT');
  expectFailure(await visitor.post(api.quote, { quoteId, ...aFamily() }), 404, 'NOT_FOUND');
  expectFailure(await visitor.post(api.quote, { ...aFamily(), trip: aTrip() }), 400, 'INVALID_INPUT');
  const { body: health } = await visitor.post(api.quote, { ...aFamily(), ...aPlan() });
  for (const change of [{ trip: aTrip() }, { segment: 'Travel' }]) {
    const changed = { quoteId: health.quoteId, ...change };
    expectFailure(await visitor.post(api.quote, changed), 404, 'NOT_FOUND');
  }
  const { body } = await visitor.get(`${api.quote}?quoteId=${quoteId}`);
  expect(body).toMatchObject({ segment: 'Travel', members: [], trip: aTrip() });
});

test('the record of a trip shows plan, sum and travellers, and neither where nor when', async () => {
  const { visitor, quote, uuid, quoteId } = await begin();
  const { status, body } = await look(visitor, uuid);
  expect(status).toBe(200);
  expect(body).toEqual({
    stage: 'summery_111',
    url: tripSummary(quoteId),
    productName: 'Travel Care',
    paymentStatus: false,
    isJourneyComplete: false,
    sumInsuredUsd: 1_00_000,
    familyCombination: '2A',
    priceAfterTax: quote.tripPrice?.priceAfterTax,
    expiresAt: expect.any(String) as string,
  });
  expectFailure(await look(newVisitor(), uuid), 404, 'NOT_FOUND');
});

test('a trip whose day has passed leads to its days, and says so', async () => {
  const { visitor, uuid, quoteId } = await begin();
  passSeconds(11 * DAY);
  const { body } = await look(visitor, uuid);
  expect(body).toMatchObject({
    refusedFor: 'tripBegun',
    url: `/Travel/get-quote?quoteId=${quoteId}&changed=1`,
  });
  expect(body).not.toHaveProperty('priceAfterTax');
});

test('another device goes on with it by the phone number, beside a family of the same number', async () => {
  const mobileNumber = newMobile();
  const lead = aLead({ mobileNumber });
  const { quoteId } = await begin(lead);
  await newVisitor().post(api.quote, { ...lead, ...aFamily(), ...aPlan() });
  const phone = newVisitor();
  await prove(phone, mobileNumber);
  const { body } = await phone.get(api.revisitJourneys);
  expect((body as JourneyDto[]).map(({ productName }) => productName)).toEqual([
    'ReAssure 2.0',
    'Travel Care',
  ]);
  expect((body as JourneyDto[])[1]).toMatchObject({ next: 'travellers', sumInsuredUsd: 1_00_000 });
  const opened = await phone.post(api.revisitOpen, { quoteId });
  expect(opened.body).toMatchObject({ quoteId, url: tripSummary(quoteId) });
  expect((await phone.get(`${api.quote}?quoteId=${quoteId}`)).body).toMatchObject({ trip: aTrip() });
});

test('no payment begins before the passports of a trip, or before an advisor of an assisted plan', async () => {
  for (const [insured, step] of [
    [{ trip: aTrip(), sumInsuredUsd: 50_000 }, 'travellers'],
    [{ ...aFamily(), ...aPlan({ product: 'heartbeat', tier: 'Gold' }) }, 'advisor'],
  ] as const) {
    const mobileNumber = newMobile();
    const visitor = newVisitor();
    const { body } = await visitor.post(api.quote, { ...aLead({ mobileNumber }), ...insured });
    await prove(visitor, mobileNumber);
    const quote = (await visitor.get(`${api.quote}?quoteId=${body.quoteId as string}`)).body as QuoteDto;
    expect(quote.next).toBe(step);
    const amount = (quote.price ?? quote.tripPrice)?.priceAfterTax;
    const paid = await visitor.post(api.payments, { quoteId: quote.quoteId, amount });
    expectFailure(paid, 409, 'STEP_NOT_REACHED');
  }
});

test('where and when somebody travels lies sealed in the database', async () => {
  const { quoteId } = await begin();
  const stored = await mongoose.connection.collection<{ _id: string }>('quotes').findOne({ _id: quoteId });
  const text = JSON.stringify(stored);
  expect(text).toContain('Travel');
  for (const told of ['thailand', '1991-04-02', inDays(10), inDays(19), '"age"', '"days"']) {
    expect(text).not.toContain(told);
  }
});

test('a list of travellers without end is refused at once, by its length', async () => {
  const endless = Array<string>(5_000).fill('');
  const { travellers: _two, ...rest } = aTrip();
  const query = new URLSearchParams({ ...rest, travellers: endless.join(',') });
  const asked = [
    await newVisitor().get(`${api.travelPrice}?${query}`),
    await newVisitor().post(api.quote, { trip: aTrip({ travellers: endless }) }),
  ];
  for (const answer of asked) {
    expectFailure(answer, 400, 'INVALID_INPUT');
    expect(Object.keys(answer.body.fields as object).length).toBeLessThan(10);
  }
});

test('who holds a trip too, on another device, does not carry its record on to another quote', async () => {
  const mobileNumber = newMobile();
  const { visitor, quoteId, uuid } = await begin(aLead({ mobileNumber }));
  await prove(visitor, mobileNumber);
  const phone = newVisitor();
  passSeconds(60);
  await prove(phone, mobileNumber);
  await phone.post(api.revisitOpen, { quoteId });
  const { body } = await phone.post(api.quote, { ...aFamily(), ...aPlan() });
  const url = `/health-insurance-plan/get-quote?quoteId=${body.quoteId as string}`;
  const journey = { quoteId: body.quoteId as string, stage: 'members_114', url, uuid };
  const getQuickQuoteForm = { family: { place: '411038' } };
  const moved = await phone.post(api.revisitUpdate, { resumeJourney: { ...journey, getQuickQuoteForm } });
  expectFailure(moved, 404, 'NOT_FOUND');
  expectFailure(await phone.post(api.revisit, { resumeJourney: journey }), 404, 'NOT_FOUND');
  const { body: record } = await visitor.get(`${api.revisit}?uuid=${uuid}`);
  expect(record).toMatchObject({ quoteId });
  expect(record).not.toHaveProperty('getQuickQuoteForm');
});

test('whom a trip had let in stays behind when its browser goes on with a family', async () => {
  const { visitor, quoteId, uuid } = await begin(aLead({ mobileNumber: newMobile() }));
  const to = newMobile();
  await visitor.post(api.revisitLink, { uuid, channel: 'sms', to });
  const [message] = await messagesTo(to, visitor);
  const phone = newVisitor();
  await phone.post(api.revisitLinkOpen, { token: message?.link?.split('#')[1] });
  expect((await look(phone, uuid)).body.url).toContain(quoteId);
  const { body } = await visitor.post(api.quote, { ...aFamily(), ...aPlan() });
  const url = `/health-insurance-plan/get-quote?quoteId=${body.quoteId as string}`;
  const journey = { quoteId: body.quoteId as string, stage: 'members_114', url, uuid };
  expect((await visitor.post(api.revisitUpdate, { resumeJourney: journey })).status).toBe(200);
  expectFailure(await look(phone, uuid), 404, 'NOT_FOUND');
});
