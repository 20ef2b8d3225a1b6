import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { expectFailure } from '@/tests/api/support/browser';
import { codesOf, STAFF, times, useCodes } from '@/tests/api/support/codes';
import { hears, inboundAddress, offerIn, textsUs, tryOffer } from '@/tests/api/support/phones';
import { askForCode, newMobile, passSeconds, type Visitor } from '@/tests/api/support/visitors';

const { newBrowser, newVisitor } = useCodes();
const ask = (visitor: Visitor, mobileNumber: string) => visitor.post(api.otpPhoneGenerate, { mobileNumber });

/** A visitor refused a code, with an inbound offer. */
async function refused(mobileNumber = newMobile()) {
  await askForCode(newVisitor(), mobileNumber);
  const visitor = newVisitor();
  const answer = await ask(visitor, mobileNumber);
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
  return { visitor, mobileNumber, offer: offerIn(answer) };
}

test('where strangers have spent the codes of a number, its phone proves itself by a message', async () => {
  const { visitor, mobileNumber, offer } = await refused();
  expect(await hears(visitor, offer.requestId)).toBe(false);
  expectFailure(await tryOffer(visitor, offer.requestId), 410, 'EXPIRED');
  expect((await textsUs(newBrowser(), mobileNumber, ` ${offer.text.toLowerCase()}\n`)).status).toBe(200);
  expect(await hears(visitor, offer.requestId)).toBe(true);
  const { status, body, headers } = await tryOffer(visitor, offer.requestId);
  expect([status, body]).toEqual([200, { verified: true }]);
  expect(String(headers['set-cookie'])).toContain('__Host-');
});

test('a message proves once, however often the provider tells of it', async () => {
  const { visitor, mobileNumber, offer } = await refused();
  await times(3, () => textsUs(newBrowser(), mobileNumber, offer.text));
  const codes = codesOf(await times(10, () => tryOffer(visitor, offer.requestId)));
  expect(codes).toEqual([...Array<string>(9).fill('EXPIRED'), 'OK']);
  await textsUs(newBrowser(), mobileNumber, offer.text);
  expectFailure(await tryOffer(visitor, offer.requestId), 410, 'EXPIRED');
});

test('a message whose answer was lost gets the same press in again', async () => {
  const { visitor, mobileNumber, offer } = await refused();
  await textsUs(newBrowser(), mobileNumber, offer.text);
  const press = (key: string) =>
    visitor.post(api.otpPhoneValidate, { requestId: offer.requestId }, { 'Idempotency-Key': key });
  for (const status of [200, 200]) expect((await press('one-press')).status).toBe(status);
  expectFailure(await press('other-press'), 410, 'EXPIRED');
});

test('it proves the number that was asked for, in the session and for the purpose that it was offered to', async () => {
  const { visitor, mobileNumber, offer } = await refused();
  const other = await refused();
  await textsUs(newBrowser(), newMobile(), offer.text);
  await textsUs(newBrowser(), mobileNumber, other.offer.text);
  expect(await hears(visitor, offer.requestId)).toBe(false);
  await textsUs(newBrowser(), mobileNumber, offer.text);
  for (const stranger of [newVisitor(), other.visitor]) {
    expectFailure(await stranger.post(api.otpHeard, { requestId: offer.requestId }), 410, 'EXPIRED');
    expectFailure(await tryOffer(stranger, offer.requestId), 410, 'EXPIRED');
  }
  for (const path of [api.otpServiceValidate, api.otpStaffValidate]) {
    expectFailure(await tryOffer(visitor, offer.requestId, path), 410, 'EXPIRED');
  }
  expect((await tryOffer(visitor, offer.requestId)).status).toBe(200);
});

test('a session is offered one text for a number at a time, and it ends within twenty minutes', async () => {
  const { visitor, mobileNumber, offer } = await refused();
  const again = offerIn(await ask(visitor, mobileNumber));
  expect(again.text).toBe(offer.text);
  passSeconds(20 * 60);
  await textsUs(newBrowser(), mobileNumber, offer.text);
  expectFailure(await visitor.post(api.otpHeard, { requestId: offer.requestId }), 410, 'EXPIRED');
  expectFailure(await tryOffer(visitor, offer.requestId), 410, 'EXPIRED');
});

test('only the provider tells of messages', async () => {
  const { visitor, mobileNumber, offer } = await refused();
  for (const secret of ['', 'guess'.repeat(8)]) {
    expectFailure(await textsUs(newBrowser(), mobileNumber, offer.text, secret), 404, 'NOT_FOUND');
  }
  expect(await hears(visitor, offer.requestId)).toBe(false);
});

test.each([{}, { sender: '919876543210' }, { sender: {}, message: [] }, { sender: '9', message: 'hello' }])(
  'what is no message of ours (%j) is taken and changes nothing',
  async (body) => {
    const messages = () => mongoose.connection.collection('inboundMessages').countDocuments();
    const before = await messages();
    expect((await newBrowser().post(inboundAddress(), body)).status).toBe(200);
    expect(await messages()).toBe(before);
  },
);

test('a request that is refused stores nothing, and what a phone sent is stored without number and text', async () => {
  const { mobileNumber, offer } = await refused();
  const collections = ['otpLogs', 'inboundMessages', 'outbox'];
  const count = () =>
    Promise.all(collections.map((name) => mongoose.connection.collection(name).countDocuments()));
  const before = await count();
  for (let asked = 0; asked < 5; asked += 1) await ask(newVisitor(), mobileNumber);
  expect(await count()).toEqual(before);
  await textsUs(newBrowser(), mobileNumber, offer.text);
  const stored = JSON.stringify(await mongoose.connection.collection('inboundMessages').find().toArray());
  expect(stored).not.toMatch(new RegExp(`${mobileNumber}|${offer.text.slice(-8)}`));
});

test('a staff member whose number or id strangers have spent signs in by a message from the phone', async () => {
  const staff = { ...STAFF, staffId: 'SAMPLE-6', mobileNumber: newMobile() };
  await createStaff(staff, new Date());
  await askForCode(newVisitor(), staff.mobileNumber);
  const visitor = newVisitor();
  const answer = await visitor.post(api.otpStaffGenerate, { staffId: staff.staffId });
  expect(answer.status).toBe(200);
  const { requestId, text } = offerIn(answer);
  expect(JSON.stringify(answer.body)).not.toContain(staff.mobileNumber.slice(-4));
  await textsUs(newBrowser(), staff.mobileNumber, text);
  expectFailure(await tryOffer(visitor, requestId), 410, 'EXPIRED');
  expect((await tryOffer(visitor, requestId, api.otpStaffValidate)).status).toBe(200);
  expect((await visitor.get(api.staffSession)).body.staffId).toBe(staff.staffId);
});

test('no phone proves an address of mail', async () => {
  const body = { channel: 'email', to: 'inbound@sample.example', purpose: 'do-not-disturb' };
  await newVisitor().post(api.otpServiceGenerate, body);
  const answer = await newVisitor().post(api.otpServiceGenerate, body);
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
  expect(answer.body.inbound).toBeUndefined();
});

test('where neither a number of ours nor the outbox page is there, nothing is offered', async () => {
  const env = serverEnv();
  const none = {
    MSG91_AUTH_KEY: undefined,
    MSG91_INBOUND_NUMBER: undefined,
    MSG91_INBOUND_SECRET: undefined,
  };
  Object.assign(env, { MSG91_AUTH_KEY: 'sample' });
  try {
    const mobileNumber = newMobile();
    await ask(newVisitor(), mobileNumber);
    expect((await ask(newVisitor(), mobileNumber)).body.inbound).toBeUndefined();
    Object.assign(env, { MSG91_INBOUND_NUMBER: '56161', MSG91_INBOUND_SECRET: 'sample-of-a-secret-0000001' });
    expect(offerIn(await ask(newVisitor(), mobileNumber)).number).toBe('56161');
  } finally {
    Object.assign(env, none);
  }
});
