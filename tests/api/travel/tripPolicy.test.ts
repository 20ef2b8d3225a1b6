import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import { SCHENGEN_SENTENCE } from '@/lib/domain/travel/certificate';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { choose, inSeconds, pay, readPayment, workUntil } from '@/tests/api/support/buyers';
import {
  aTraveller,
  aTrip,
  aTripPolicy,
  inDays,
  pays,
  readTold,
  readTripPolicy,
  someDetails,
  tells,
  type Traveller,
} from '@/tests/api/travel/trips';
import { messagesTo, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { readPdf } from '@/tests/documents/readPdf';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;
const nextOf = async ({ visitor, quoteId }: Traveller) =>
  (await visitor.get(`${api.quote}?quoteId=${quoteId}`)).body.next as string;
const keep = ({ visitor, quoteId }: Traveller, details: object, more: object = {}) =>
  visitor.post(api.tripTravellers, { quoteId, details, ...more });
const check = (code: string) => new Visitor(port()).post(api.certificateCheck, { code });

test('passports are kept as typed, masked once whole, sealed, and open to a proven number alone', async () => {
  const traveller = await aTraveller(port());
  expect(await nextOf(traveller)).toBe('travellers');
  const half = { ...someDetails().traveller1, passportNumber: 'K12' };
  expect((await keep(traveller, { traveller1: half }, { version: 0 })).status).toBe(200);
  expect((await readTold(traveller)).details.traveller1).toMatchObject(half);
  await keep(traveller, someDetails(), { version: 1 });
  const { details, fields, version } = await readTold(traveller);
  expect(details.traveller1?.passportNumber).toBe('••••4567');
  expect(fields).toBeUndefined();
  // The mask sent back keeps the number.
  await keep(traveller, { ...details, nominee: { ...details.nominee, name: 'Usha Kulkarni' } }, { version });
  const { quoteId, visitor } = traveller;
  const stored = await mongoose.connection
    .collection<{ _id: string }>('tripDetails')
    .findOne({ _id: quoteId });
  expect(JSON.stringify(stored)).not.toMatch(/1234567|Kulkarni/i);
  expectFailure(
    await new Visitor(port()).get(`${api.tripTravellers}?quoteId=${quoteId}`),
    401,
    'NOT_SIGNED_IN',
  );
  const other = new Visitor(port());
  await prove(other, '7999999999');
  expectFailure(await other.get(`${api.tripTravellers}?quoteId=${quoteId}`), 404, 'NOT_FOUND');
  expect(JSON.stringify((await visitor.get(`${api.quote}?quoteId=${quoteId}`)).body)).not.toContain('4567');
});

const without = (part: 'traveller1' | 'nominee' | 'declared', change: object) => {
  const details = someDetails();
  return { ...details, [part]: { ...details[part], ...change } };
};

test.each<[string, object, string]>([
  ['no given name', without('traveller1', { givenNames: ' ' }), 'traveller1.givenNames'],
  ['letters of another script', without('traveller1', { surname: 'कुलकर्णी' }), 'traveller1.surname'],
  ['a number too short', without('traveller1', { passportNumber: 'R48213' }), 'traveller1.passportNumber'],
  ['two equal numbers', without('traveller1', { passportNumber: 'M7654321' }), 'traveller2.passportNumber'],
  [
    'a passport that has ended',
    without('traveller1', { passportEnds: '2020-01-01' }),
    'traveller1.passportEnds',
  ],
  ['a nominee of ten', without('nominee', { dateOfBirth: inDays(-3_650) }), 'nominee.dateOfBirth'],
  ['nobody living in India', without('declared', { livesInIndia: 'no' }), 'declared.livesInIndia'],
  ['a trip for a treatment', without('declared', { forTreatment: 'yes' }), 'declared.forTreatment'],
])('%s is told at its field, and nothing is confirmed', async (_case, details, field) => {
  const traveller = await aTraveller(port());
  const { status, body } = await tells(traveller, details);
  expect(status).toBe(200);
  expect(body.fields).toHaveProperty([`details.${field}`]);
  expect(body.next).toBe('travellers');
  expectFailure(await pay(traveller, { amount: traveller.amount }), 409, 'STEP_NOT_REACHED');
});

test('what is no text is left out instead of breaking the form', async () => {
  const traveller = await aTraveller(port());
  const odd = { traveller1: { passportNumber: { $gt: 1 }, surname: 7 }, traveller9: {}, nominee: 'x' };
  expect((await keep(traveller, { ...odd, traveller1: { surname: 7 } }, { version: 0 })).status).toBe(200);
  expect((await readTold(traveller)).details.traveller1).toEqual({ dateOfBirth: '1991-04-02' });
});

test('another trip opens the step again and keeps the passports of who still travels', async () => {
  const traveller = await aTraveller(port());
  expect((await tells(traveller)).body.next).toBe('payment');
  const { visitor, quoteId } = traveller;
  await visitor.post(api.quote, { quoteId, trip: aTrip({ travellers: ['2019-01-20', '1960-01-01'] }) });
  const { next, details } = await readTold(traveller);
  expect(next).toBe('travellers');
  expect(details).toMatchObject({
    traveller1: { givenNames: 'TARA' },
    traveller2: { dateOfBirth: '1960-01-01' },
  });
  expect(details.traveller2).not.toHaveProperty('givenNames');
});

const withPassport = (passportNumber: string) => without('traveller1', { passportNumber });
const policiesOf = ({ quoteId }: Traveller) =>
  mongoose.connection.collection('tripPolicies').countDocuments({ quoteId });

test('another passport than the payer was shown is told and not charged', async () => {
  const traveller = await aTraveller(port());
  await tells(traveller);
  const { visitor, quoteId, amount } = traveller;
  const readAbout = async () =>
    (await visitor.get(`${api.payments}?quoteId=${quoteId}`)).body.about as string;
  const shown = await readAbout();
  expect((await tells(traveller, withPassport('M1112223'))).body.next).toBe('payment');
  expectFailure(await pay(traveller, { amount, about: shown }), 409, 'CONFLICT');
  expect((await tells(traveller)).body.next).toBe('payment');
  expect((await pay(traveller, { amount, about: shown })).status).toBe(201);
});

test('money for passports that were changed since goes back', async () => {
  const traveller = await aTraveller(port());
  await tells(traveller);
  const { visitor, amount } = traveller;
  const { body: payment } = await pay(traveller, { amount });
  await tells(traveller, withPassport('M1112223'));
  await choose(traveller, payment as never, 'success');
  await workUntil(visitor, inSeconds(30));
  expect((await readPayment(traveller, payment.paymentId as string)).status).toBe('refunded');
  expect(await policiesOf(traveller)).toBe(0);
});

test('other days of the same price are told to who was shown the first, and not charged', async () => {
  const traveller = await aTraveller(port());
  await tells(traveller);
  const { visitor, quoteId, amount } = traveller;
  const readAbout = async () =>
    (await visitor.get(`${api.payments}?quoteId=${quoteId}`)).body.about as string;
  const shown = await readAbout();
  await visitor.post(api.quote, { quoteId, trip: aTrip({ startsOn: inDays(11), endsOn: inDays(20) }) });
  expect((await tells(traveller)).body.next).toBe('payment');
  const payAs = (about: string) => visitor.post(api.payments, { quoteId, amount, mode: 'pay', about });
  expectFailure(await payAs(shown), 409, 'CONFLICT');
  const paid = await payAs(await readAbout());
  expect(paid.status).toBe(201);
  expect(paid.body.about).toBe(await readAbout());
});

test('the payment issues the policy: certificate, code, messages, once however often it is told', async () => {
  const holder = await aTripPolicy(port());
  const { visitor, policyNumber, mobileNumber, quoteId } = holder;
  expect(policyNumber).toMatch(/^SKT\d{4}-\d{11}$/);
  await workUntil(visitor, inSeconds(60));
  expect(await mongoose.connection.collection('tripPolicies').countDocuments({ quoteId })).toBe(1);
  expect(await nextOf(holder)).toBe('done');
  const policy = await readTripPolicy(holder);
  expect(policy).toMatchObject({ state: 'starting', policyNumber, trip: aTrip() });
  expect(policy.travellers[0]).toMatchObject({ surname: 'KULKARNI', givenNames: 'ARJUN SURESH' });
  expect(JSON.stringify(policy)).not.toMatch(/K1234567|M7654321/);
  const sent = [
    ...(await messagesTo(mobileNumber, visitor)),
    ...(await messagesTo('arjun@mail.example', visitor)),
  ];
  expect(sent.filter(({ text }) => text.includes(policyNumber)).length).toBeGreaterThanOrEqual(2);
  const answer = await visitor.get(`${api.tripCertificate}?policyNumber=${policyNumber}`);
  expect(answer.status).toBe(200);
  // No number of addresses guesses one that a forged certificate could name.
  expect(policy.code).toMatch(/^(\w{4}-){2}\w{4}$/);
  expect((await check(policy.code)).body).toMatchObject({ state: 'valid' });
  expect((await check('2222-2222')).body).toMatchObject({ state: 'invalid' });
  passSeconds(30 * DAY);
  expect((await check(policy.code)).body).toMatchObject({ state: 'invalid' });
});

test('what a server left undone of moved days and of a cancellation, their repeats complete, once, under another session secret too', async () => {
  const holder = await aTripPolicy(port());
  const { visitor, policyNumber } = holder;
  const days = { startsOn: inDays(10), endsOn: inDays(12) };
  const asked = await visitor.get(`${api.tripChange}?${new URLSearchParams({ policyNumber, ...days })}`);
  const amount = asked.body.difference as number;
  const move = () => visitor.post(api.tripChange, { policyNumber, ...days, amount });
  const comeBack = () => {
    passSeconds(60);
    return prove(visitor, holder.mobileNumber);
  };
  expect((await move()).status).toBe(200);
  const { db } = mongoose.connection;
  await db?.collection('tripCertificates').deleteOne({ policyNumber, certificate: 2 });
  const rotated = jest.replaceProperty(
    serverEnv(),
    'SESSION_SECRET',
    'another-secret-of-more-than-32-letters',
  );
  await comeBack();
  expect((await move()).status).toBe(200);
  expect((await check((await readTripPolicy(holder)).code)).body).toMatchObject({ state: 'valid' });
  const entries = db?.collection('auditEntries');
  const noted = (action: string) => ({ action, 'details.policyNumber': policyNumber });
  expect(await entries?.countDocuments(noted('TRIP_CHANGED'))).toBe(1);
  const cancel = () => visitor.post(api.tripCancel, { policyNumber, reason: 'visaRefused' });
  expect((await cancel()).status).toBe(200);
  await entries?.deleteOne(noted('TRIP_CANCELLED'));
  expect((await cancel()).status).toBe(200);
  rotated.restore();
  await comeBack();
  expect((await cancel()).status).toBe(200);
  expect(await entries?.countDocuments(noted('TRIP_CANCELLED'))).toBe(1);
});

test('the certificate says what a consulate looks for, of all or of one', async () => {
  const { visitor, policyNumber } = await aTripPolicy(port());
  const read = async (query: string) => {
    const { file } = await visitor.get(`${api.tripCertificate}?policyNumber=${policyNumber}${query}`);
    return readPdf(file);
  };
  const all = await read('');
  expect(all.pages).toHaveLength(1);
  const text = all.pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const said of [
    'KULKARNI, ARJUN SURESH',
    'K1234567',
    'M7654321',
    'USD 100,000',
    'EUR 30,000',
    'EUR 91,400',
  ]) {
    expect(text).toContain(said);
  }
  expect(text.replaceAll(' ', '')).toContain(SCHENGEN_SENTENCE.replaceAll(' ', ''));
  const one = (await read('&person=2')).pages.join(' ');
  expect(one).toContain('TARA');
  expect(one).not.toContain('KULKARNI');
});

test('money that comes after the trip began goes back whole, and no policy is issued', async () => {
  const traveller = await aTraveller(port(), { startsOn: inDays(0) });
  await tells(traveller);
  const { visitor, quoteId, amount } = traveller;
  const { body } = await visitor.post(api.payments, { quoteId, amount });
  passSeconds(DAY - 60);
  await choose(traveller, body as never, 'success');
  await workUntil(visitor, inSeconds(3_600));
  const payments = mongoose.connection.collection<{ _id: string }>('paymentDetails');
  expect(await payments.findOne({ _id: body.paymentId as string })).toMatchObject({ status: 'refunded' });
  expect(await mongoose.connection.collection('tripPolicies').countDocuments({ quoteId })).toBe(0);
});

test('a late success counts once', async () => {
  const traveller = await aTraveller(port());
  await tells(traveller);
  const payment = await pays(traveller, 'lateSuccess');
  await workUntil(traveller.visitor, inSeconds(60));
  expect(await readPayment(traveller, payment.paymentId)).toMatchObject({
    status: 'paid',
    bought: { kind: 'trip', policyNumber: expect.any(String) as string },
  });
});
