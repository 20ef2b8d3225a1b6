import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { FREQUENCIES, OFFERED_FREQUENCIES } from '@/lib/domain/plans/planTerms.data';
import { dialerPersonOf } from '@/lib/server/services/quote/leads';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { findLead } from '@/models/callbacks/dialerLeadList';
import { OnlineLeads } from '@/models/callbacks/onlineLead';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { newMobile, setClock } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

const count = (collection: string, filter: object) =>
  mongoose.connection.db?.collection(collection).countDocuments(filter);

test('a lead with consent makes a quote, a dialer lead, an online lead and a consent', async () => {
  const { status, body, headers } = await newBrowser().post(api.quote, aLead());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    stage: 'leadform_113',
    mobileNumber: '98xxxx3210',
    name: 'A••• S•••••',
    members: [],
    riders: [],
    version: 1,
  });
  expect(body.quoteId).toMatch(/^[\w-]{22,64}$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(await count('dialerLeads', { _id: body.dialerId, status: 4 })).toBe(1);
  expect(await count('onlineLeads', { _id: body.onlineLeadId, source: 'website' })).toBe(1);
  const consent = { quoteId: body.quoteId, purpose: 'contact', language: 'en', channel: 'website' };
  expect(await count('consents', consent)).toBe(1);
});

test('without consent what was typed is kept, and nobody is given it to call', async () => {
  const { status, body } = await newBrowser().post(api.quote, aLead({ consent: false }));
  expect(status).toBe(201);
  expect(body).toMatchObject({ mobileNumber: '98xxxx3210' });
  expect(body.dialerId).toBeUndefined();
  expect(await count('dialerLeads', { quoteId: body.quoteId })).toBe(0);
  expect(await count('consents', { quoteId: body.quoteId })).toBe(0);
});

test('members alone make a quote with a price, without a phone number', async () => {
  const { status, body } = await newBrowser().post(api.quote, { ...aFamily(), ...aPlan() });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    stage: 'summery_111',
    familyCombination: '2A1C',
    city: 'Pune',
    zone: 'B',
    productName: 'ReAssure 2.0',
    price: { priceAfterTax: 12_488 },
  });
  expect(body.dialerId).toBeUndefined();
});

test.each([
  [{ pincode: '411999' }, 'pincode'],
  [{ pincode: undefined, city: 'Atlantis' }, 'city'],
])('a place that nobody knows is told at its field: %j', async (place, field) => {
  const browser = newBrowser();
  const answer = await browser.post(api.quote, { ...aFamily(), ...place });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields)).toEqual([field]);
  const { body } = await browser.post(api.quote, aFamily());
  expectFailure(await browser.post(api.quote, { quoteId: body.quoteId, ...place }), 400, 'INVALID_INPUT');
});

test('a pincode outside the big cities is kept with its district', async () => {
  const { body } = await newBrowser().post(api.quote, { ...aFamily(), ...aPlan(), pincode: '415001' });
  expect(body).toMatchObject({ pincode: '415001', city: 'Satara', zone: 'C', price: { zone: 'C' } });
});

test('the session cookie can neither be read by scripts nor sent elsewhere', async () => {
  const { headers } = await newBrowser().post(api.quote, aLead());
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-session=Fe26\.[^;]+; Max-Age=3888000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test('one sealed cookie serves a sitting, and a later one is sealed anew', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const save = (tenure: number) => browser.post(api.quote, { quoteId, tenure });
  expect((await save(2)).headers['set-cookie']).toBeUndefined();
  setClock(Date.now() + 3_700_000);
  const later = await save(3).finally(() => jest.useRealTimers());
  expect(later.headers['set-cookie']).toHaveLength(1);
  expect((await save(1)).status).toBe(200);
});

test('an update merges what is given and computes the rest again', async () => {
  const browser = newBrowser();
  const { body: first } = await browser.post(api.quote, aLead());
  const { quoteId } = first;
  await browser.post(api.quote, { quoteId, ...aFamily() });
  const { status, body } = await browser.post(api.quote, { quoteId, ...aPlan() });
  expect(status).toBe(200);
  expect(body).toMatchObject({ quoteId, stage: 'summery_111', mobileNumber: '98xxxx3210', version: 3 });
  expect(body.price.priceAfterTax).toBe(12_488);
  const { body: dearer } = await browser.post(api.quote, { quoteId, riders: ['safeguard-plus'] });
  expect(dearer.price.priceAfterTax).toBe(13_487);
  const { body: read } = await browser.get(`${api.quote}?quoteId=${quoteId}`);
  expect(read).toEqual(dearer);
});

test('a place that comes with a plan leaves the plan as given, and takes the place of the one before', async () => {
  const browser = newBrowser();
  const { body: first } = await browser.post(api.quote, {
    ...aFamily(),
    ...aPlan({ riders: ['safeguard-plus'], tenure: 2 }),
  });
  expect(first).toMatchObject({ riders: ['safeguard-plus'], tenure: 2, pincode: '411038', zone: 'B' });
  const change = { quoteId: first.quoteId, city: 'Delhi', tenure: 3, riders: [] };
  const { body: moved } = await browser.post(api.quote, change);
  expect(moved).toMatchObject({ city: 'Delhi', zone: 'A', tenure: 3, riders: [], product: 'reassurev2' });
  expect(moved.pincode).toBeUndefined();
  expect(moved.price.zone).toBe('A');
});

test('a place is known by its city and zone before any plan is chosen', async () => {
  const { body } = await newBrowser().post(api.quote, aFamily());
  expect(body).toMatchObject({ stage: 'plans_115', city: 'Pune', zone: 'B' });
});

test('a price, a status or an owner in the body changes nothing', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const protectedFields = {
    price: { priceAfterTax: 1 },
    priceAfterTax: 1,
    paymentStatus: true,
    isJourneyComplete: true,
    paidAt: '2026-01-01',
    _id: 'mine',
    ownerHash: 'mine',
    role: 'supervisor',
  };
  const { body } = await browser.post(api.quote, { quoteId, ...protectedFields });
  expect(body.price.priceAfterTax).toBe(12_488);
  expect(await count('quotes', { _id: quoteId, paidAt: { $exists: false } })).toBe(1);
});

test('an older version is told which one is newer, and changes nothing', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  await browser.post(api.quote, { quoteId, version: 1, tenure: 2 });
  const stale = await browser.post(api.quote, { quoteId, version: 1, tenure: 3 });
  expectFailure(stale, 409, 'CONFLICT');
  expect(stale.body.version).toBe(2);
  const { body } = await browser.get(`${api.quote}?quoteId=${quoteId}`);
  expect(body.tenure).toBe(2);
});

test('another number goes to the leads only with a consent of its own', async () => {
  const browser = newBrowser();
  const { quoteId, dialerId } = await makeQuote(browser);
  const leads = mongoose.connection.db?.collection<{ _id: string; mobileHash: string }>('dialerLeads');
  const hash = async () => (await leads?.findOne({ _id: dialerId ?? '' }))?.mobileHash;
  const before = await hash();
  await browser.post(api.quote, { quoteId, mobileNumber: '9123456780' });
  expect(await hash()).toBe(before);
  await browser.post(api.quote, { quoteId, mobileNumber: '9123456780', consent: true });
  expect(await hash()).not.toBe(before);
});

test('of two saves at once the desk has the one that was kept', async () => {
  const browser = newBrowser();
  const { quoteId, dialerId = '' } = await makeQuote(browser);
  for (let round = 0; round < 4; round += 1) {
    const { version } = (await browser.get(`${api.quote}?quoteId=${quoteId}`)).body;
    const saves = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        browser.post(api.quote, { quoteId, version, name, mobileNumber: newMobile(), consent: true }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { person, mobileHash } = (await findQuoteAtAll(quoteId))!;
    const lead = (await findLead(dialerId))!;
    expect([dialerPersonOf(lead), lead.mobileHash]).toEqual([person, mobileHash]);
    const online = await OnlineLeads.findOne({ quoteId }).lean();
    expect(online?.mobileHash).toBe(mobileHash);
  }
});

test('a new quote needs a lead or members, and says what is missing', async () => {
  const answer = await newBrowser().post(api.quote, { name: 'Asha Sample' }, { 'Accept-Language': 'en' });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.fields).toEqual({
    mobileNumber: 'Please enter valid mobile number',
    dateOfBirth: 'Enter the date of birth',
  });
});

test('the same form sent twice is the same quote', async () => {
  const browser = newBrowser();
  const first = await makeQuote(browser);
  const second = await makeQuote(browser);
  expect(second).toEqual(first);
  expect(await count('dialerLeads', { quoteId: first.quoteId })).toBe(1);
  const turned = Object.fromEntries(Object.entries({ ...aPlan(), ...aFamily(), ...aLead() }).toReversed());
  const { body: third } = await browser.post(api.quote, { deviceType: 'tablet', ...turned });
  expect(third).toEqual(first);
  const other = await makeQuote(browser, { tenure: 2 });
  expect(other.quoteId).not.toBe(first.quoteId);
});

test('the same form is another quote two minutes later, and not at the turn of a minute before', async () => {
  const browser = newBrowser();
  const turn = Math.ceil(Date.now() / 120_000) * 120_000;
  const at = async (time: number) => {
    setClock(time);
    const { quoteId } = await makeQuote(browser).finally(() => jest.useRealTimers());
    return quoteId;
  };
  const first = await at(turn - 1000);
  expect(await at(turn + 1000)).toBe(first);
  expect(await at(turn + 120_000)).not.toBe(first);
});

test('one Idempotency-Key is one quote; with another body it is refused', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const browser = newBrowser();
  const { body: first } = await browser.post(api.quote, aLead(), key);
  const { body: again } = await browser.post(api.quote, aLead(), key);
  expect(again).toEqual(first);
  expectFailure(await browser.post(api.quote, aLead({ name: 'Ravi Sample' }), key), 409, 'CONFLICT');
});

test.each([
  ['en', 'Please enter valid mobile number'],
  ['hi-IN', /मोबाइल/],
  ['ta', /மொபைல்|கைபேசி|எண்/],
])('in %s one wrong field speaks for itself', async (language, sentence) => {
  const body = aLead({ mobileNumber: '12345' });
  const answer = await newBrowser().post(api.quote, body, { 'Accept-Language': language });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.message).toMatch(sentence);
  expect(answer.body.fields).toEqual({ mobileNumber: answer.body.message });
});

test('where the lead came from is kept with the lead and the quote', async () => {
  const attribution = { leadDir: '/mediclaim', directorySlug: 'mediclaim', deviceType: 'mobile' };
  const { body } = await newBrowser().post(api.quote, { ...aLead(), ...attribution });
  expect(await count('quotes', { _id: body.quoteId, attribution })).toBe(1);
  expect(await count('onlineLeads', { _id: body.onlineLeadId, attribution })).toBe(1);
});

test('what has been paid for stays as it was', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser);
  const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
  await quotes.updateOne({ _id: quoteId }, { $set: { paidAt: new Date() } });
  expectFailure(await browser.post(api.quote, { quoteId, tenure: 3 }), 409, 'CONFLICT');
  expect((await browser.get(`${api.quote}?quoteId=${quoteId}`)).body.tenure).toBe(1);
});

test('an Idempotency-Key opens no session where nothing is made', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const { body } = await newBrowser().post(api.quote, aLead(), key);
  expectFailure(await newBrowser().get(`${api.quote}?quoteId=${body.quoteId}`, key), 404, 'NOT_FOUND');
});

test.each(FREQUENCIES.filter((each) => !OFFERED_FREQUENCIES.includes(each)))(
  'to pay %s can’t be chosen nor priced while it can’t be paid, and who chose it before pays at once',
  async (frequency) => {
    const browser = newBrowser();
    const { quoteId } = await makeQuote(browser, { tenure: 2 });
    expectFailure(await browser.post(api.quote, { quoteId, frequency }), 400, 'INVALID_INPUT');
    const plan = 'product=reassurev2&sumInsured=1000000&tenure=2&city=Pune&members=self:1992-04-02';
    expect((await browser.get(`${api.price}?${plan}`)).status).toBe(200);
    const priced = await browser.get(`${api.price}?${plan}&frequency=${frequency}`);
    expectFailure(priced, 400, 'INVALID_INPUT');
    const quotes = mongoose.connection.collection<{ _id: string }>('quotes');
    await quotes.updateOne({ _id: quoteId }, { $set: { frequency } });
    const { body } = await browser.post(api.quote, { quoteId, existingIllness: 'no' });
    expect(body).not.toHaveProperty('frequency');
    expect(body.price).toMatchObject({ priceAfterTax: 24_039 });
    expect(body.price).not.toHaveProperty('instalments');
  },
);

test('what was said of illness comes back to the browser that said it, and to no other', async () => {
  const browser = newBrowser();
  const { quoteId } = await makeQuote(browser, { existingIllness: 'yes' });
  const path = `${api.quote}?quoteId=${quoteId}`;
  expect((await browser.get(path)).body.existingIllness).toBe('yes');
  expectFailure(await newBrowser().get(path), 404, 'NOT_FOUND');
});
