import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { settleNextTripRefund } from '@/lib/server/services/travel/cancelTrip';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { choose, inSeconds, workUntil } from '@/tests/api/support/buyers';
import {
  aTraveller,
  aTripPolicy,
  buyTripPolicy,
  inDays,
  readTripPolicy,
  someDetails,
  type TripHolder,
} from '@/tests/api/travel/trips';
import { messagesTo, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import type { TripBillDto, TripPolicyDto } from '@/lib/domain/travel/contract';
import type { PaymentDto } from '@/lib/domain/payment/contract';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const DAY = 24 * 60 * 60;
const payments = () => mongoose.connection.collection<{ _id: string; status: string }>('paymentDetails');
const stateOf = async (code: string) =>
  (await new Visitor(port()).post(api.certificateCheck, { code })).body.state as string;
const ask = ({ visitor, policyNumber }: TripHolder, days: Record<string, string>) =>
  visitor.get(`${api.tripChange}?${new URLSearchParams({ policyNumber, ...days })}`);
const move = ({ visitor, policyNumber }: TripHolder, days: object, amount: number) =>
  visitor.post(api.tripChange, { policyNumber, ...days, amount });
const correct = ({ visitor, policyNumber }: TripHolder, more: object) =>
  visitor.post(api.tripSpelling, {
    policyNumber,
    person: 1,
    surname: 'KULKARNI',
    givenNames: 'ARJUN SURESH',
    passportNumber: '••••4567',
    ...more,
  });
const cancel = ({ visitor, policyNumber }: TripHolder, reason = 'visaRefused') =>
  visitor.post(api.tripCancel, { policyNumber, reason });

test('a spelling is corrected at once, twice alike once, and the earlier code says that it was replaced', async () => {
  const holder = await aTripPolicy(port());
  const { code } = await readTripPolicy(holder);
  const first = await correct(holder, { surname: 'KULKARNEE' });
  expect(first.body).toMatchObject({ travellers: [{ surname: 'KULKARNEE', passport: '••••4567' }, {}] });
  expect((await correct(holder, { surname: 'kulkarnee' })).body.code).toBe(first.body.code);
  expect([await stateOf(code), await stateOf(first.body.code as string)]).toEqual(['replaced', 'valid']);
  const other = await correct(holder, { surname: 'SHARMA', givenNames: 'PRIYANKA' });
  expectFailure(other, 400, 'INVALID_INPUT');
  expect(other.body.fields).toHaveProperty('givenNames');
  passSeconds(10 * DAY);
});

test('what is typed of a change is kept for its holder alone, its passport masked and still sent whole', async () => {
  const holder = await aTripPolicy(port());
  const { visitor, policyNumber } = holder;
  const keep = (about: string, typed: object, who = visitor) =>
    who.post(api.tripTyped, { policyNumber, about, typed });
  const person1 = { givenNames: 'ARJUN SURESA', passportNumber: 'K7654321' };
  const days = { startsOn: inDays(21), endsOn: inDays(24) };
  for (const [about, typed] of Object.entries({ person1, days }))
    expect((await keep(about, typed)).status).toBe(204);
  const masked = { ...person1, passportNumber: '••••4321' };
  expect((await readTripPolicy(holder)).typed).toEqual({ person1: masked, days });
  const stranger = new Visitor(port());
  await prove(stranger, '9876504321');
  expectFailure(await keep('person1', {}, stranger), 404, 'NOT_FOUND');
  // After a reload the page only has the mask.
  await keep('person1', masked);
  const after = await correct(holder, masked);
  expect(after.body).toMatchObject({
    travellers: [{ givenNames: 'ARJUN SURESA', passport: '••••4321' }, {}],
  });
  await keep('person1', {});
  expect((await readTripPolicy(holder)).typed).toEqual({ days });
  await move(holder, days, ((await ask(holder, days)).body as TripBillDto).difference);
  expect((await readTripPolicy(holder)).typed).toEqual({});
  await keep('person1', person1);
  await cancel(holder);
  await keep('days', days);
  expect((await readTripPolicy(holder)).typed).toEqual({});
});

test('a spelling is compared with the name of issue: small steps don’t lead to somebody else', async () => {
  const holder = await aTripPolicy(port());
  const steps = ['ARJUN SURESH', 'ARJAN SURESH', 'ARIAN SURESA', 'ARIAN SURASA', 'MARIAN SURASA'];
  for (const givenNames of steps) expect((await correct(holder, { givenNames })).status).toBe(200);
  for (const givenNames of ['MARIA SARAYA', 'MARIYA SARAYA']) {
    expectFailure(await correct(holder, { givenNames, surname: 'KULARNI' }), 400, 'INVALID_INPUT');
  }
  expect((await readTripPolicy(holder)).travellers[0]).toMatchObject({ givenNames: 'MARIAN SURASA' });
  expect((await correct(holder, {})).body.travellers[0]).toMatchObject({ givenNames: 'ARJUN SURESH' });
});

test('days after the end of a passport are told at their field', async () => {
  const details = someDetails();
  const traveller1 = { ...details.traveller1, passportEnds: inDays(30) };
  const holder = await buyTripPolicy(await aTraveller(port()), { ...details, traveller1 });
  const asked = await ask(holder, { startsOn: inDays(31), endsOn: inDays(33) });
  expectFailure(asked, 400, 'INVALID_INPUT');
  expect(asked.body.fields).toHaveProperty('startsOn');
  const { body } = await ask(holder, { startsOn: inDays(30), endsOn: inDays(33) });
  expect(body.passport).toEqual({ kind: 'endsBeforeReturn' });
});

test('what went back is paid again with a longer stay, and goes back no second time', async () => {
  const long = { startsOn: inDays(1), endsOn: inDays(120) };
  const holder = await aTripPolicy(port(), long);
  const before = await readTripPolicy(holder);
  const short = { startsOn: inDays(1), endsOn: inDays(1) };
  const { difference } = (await ask(holder, short)).body as { difference: number };
  await move(holder, short, difference);
  // Moving back before the start would cost nothing.
  expect((await ask(holder, long)).body).toMatchObject({ difference: 0 });
  passSeconds(DAY);
  await prove(holder.visitor, holder.mobileNumber);
  await settleNextTripRefund(new Date());
  await workUntil(holder.visitor, inSeconds(3_600));
  const back = await readTripPolicy(holder);
  expect(back).not.toHaveProperty('excess');
  expect(back.returned).toMatchObject({ amount: -difference, refund: { status: 'sent' } });

  const { body: bill } = await ask(holder, long);
  expect(bill).toMatchObject({ kind: 'extension', difference: -difference });
  const { paymentId } = (await move(holder, long, -difference)).body as { paymentId: string };
  const { body: payment } = await holder.visitor.get(`${api.payments}?paymentId=${paymentId}`);
  const { price: bought } = payment as PaymentDto;
  const lines = bought.breakdown.reduce((sum, { amount }) => sum + amount, 0);
  expect([lines, bought.priceAfterTax]).toEqual([-difference, -difference]);
  expect(bought.tax).toBe(before.price.tax - back.price.tax);
  await choose(holder, payment as never, 'success');
  await workUntil(holder.visitor, inSeconds(30));
  const after = await readTripPolicy(holder);
  expect(after).toMatchObject({ trip: long, price: { priceAfterTax: before.price.priceAfterTax } });
  expect(after).not.toHaveProperty('excess');
  expect(await settleNextTripRefund(inSeconds(3_600))).toBe(false);
  const paid = await payments().find({ quoteId: holder.quoteId }).toArray();
  expect(paid.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded']);
});

test('dearer days count once they are paid, and are paid once', async () => {
  const holder = await aTripPolicy(port());
  const before = await readTripPolicy(holder);
  const days = { startsOn: inDays(12), endsOn: inDays(30) };
  const { body: bill } = await ask(holder, days);
  expect(bill).toMatchObject({
    kind: 'dates',
    difference: bill.price.priceAfterTax - before.price.priceAfterTax,
  });
  expectFailure(await move(holder, days, 1), 409, 'PRICE_CHANGED');
  const asked = await move(holder, days, bill.difference as number);
  const again = await move(holder, days, bill.difference as number);
  expect(again.body.paymentId).toBe(asked.body.paymentId);
  expect((await readTripPolicy(holder)).trip).toEqual(before.trip);
  const { paymentId } = asked.body as { paymentId: string };
  const { body: payment } = await holder.visitor.get(`${api.payments}?paymentId=${paymentId}`);
  const bought = { kind: 'tripChange', policyNumber: holder.policyNumber };
  expect(payment.bought).toEqual({ ...bought, isChanged: false });
  await choose(holder, payment as never, 'duplicate');
  await workUntil(holder.visitor, inSeconds(30));
  const after = await readTripPolicy(holder);
  expect(after.trip).toMatchObject(days);
  const { body: paidFor } = await holder.visitor.get(`${api.payments}?paymentId=${payment.paymentId}`);
  expect(paidFor.bought).toEqual({ ...bought, isChanged: true });
  expect(await stateOf(before.code)).toBe('replaced');
  expect((await cancel(holder)).body.cancelled).toMatchObject({ amount: after.price.priceAfterTax });
  await workUntil(holder.visitor, inSeconds(3_600));
  const paid = await payments().find({ quoteId: holder.quoteId }).toArray();
  expect(paid.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
});

test('money for days that are not wanted any more goes back', async () => {
  const holder = await aTripPolicy(port());
  const days = { startsOn: inDays(12), endsOn: inDays(30) };
  const { difference } = (await ask(holder, days)).body as { difference: number };
  const { paymentId } = (await move(holder, days, difference)).body as { paymentId: string };
  const { body: payment } = await holder.visitor.get(`${api.payments}?paymentId=${paymentId}`);
  await correct(holder, { surname: 'KULKARNY' });
  await choose(holder, payment as never, 'success');
  await workUntil(holder.visitor, inSeconds(3_600));
  expect(await payments().findOne({ _id: paymentId })).toMatchObject({ status: 'refunded' });
});

test('of days given up late their day’s share is refunded, as of the whole trip; a refused visa all of it', async () => {
  const long = { startsOn: inDays(2), endsOn: inDays(60) };
  const holder = await aTripPolicy(port(), long);
  const { price, cancelRefunds } = await readTripPolicy(holder);
  const short = { startsOn: inDays(2), endsOn: inDays(3) };
  const { body: bill } = await ask(holder, short);
  const less = price.priceAfterTax - (bill.price as { priceAfterTax: number }).priceAfterTax;
  const back = Math.floor(less / 2);
  expect(bill).toMatchObject({ difference: -back, givenUp: { less, percentBack: 50, kept: less - back } });
  const moved = (await move(holder, short, -back)).body.policy as TripPolicyDto;
  expect(moved).toMatchObject({ excess: back, givenUp: less - back });
  expect(moved.cancelRefunds.visaRefused).toBe(price.priceAfterTax);
  expect(moved.cancelRefunds.notTravelling).toBeLessThanOrEqual(cancelRefunds.notTravelling);
  expect(moved.cancelRefunds.notTravelling).toBeGreaterThanOrEqual(cancelRefunds.notTravelling - 1);
  // Later days bring no larger share of it either.
  const later = { startsOn: inDays(150), endsOn: inDays(151) };
  expect((await ask(holder, later)).body).toMatchObject({ difference: -back, percentAtMost: 50 });
  // The given-up days cost what they cost before.
  expect((await ask(holder, long)).body).toMatchObject({ difference: 0 });
  const { cancelled } = (await cancel(holder)).body as TripPolicyDto;
  expect(cancelled?.amount).toBe(price.priceAfterTax);
  await workUntil(holder.visitor, inSeconds(3_600));
  const [payment] = await payments().find({ quoteId: holder.quoteId }).toArray();
  expect(payment?.status).toBe('refunded');
});

test('what cheaper days leave over goes back when the trip starts, once', async () => {
  const holder = await aTripPolicy(port());
  const days = { startsOn: inDays(10), endsOn: inDays(12) };
  const { difference } = (await ask(holder, days)).body as { difference: number };
  expect(difference).toBeLessThan(0);
  expect((await move(holder, days, difference)).body.policy).toMatchObject({
    trip: days,
    excess: -difference,
  });
  const start = new Date(`${inDays(10)}T00:00:01+05:30`);
  expect(await settleNextTripRefund(new Date())).toBe(false);
  expect(await settleNextTripRefund(start)).toBe(true);
  expect(await settleNextTripRefund(start)).toBe(false);
  const [payment] = await payments().find({ quoteId: holder.quoteId }).toArray();
  expect(payment).toMatchObject({ status: 'refunding', refund: -difference });
});

test('a cancelled trip is refunded by the table, once, and its certificate holds no more', async () => {
  const holder = await aTripPolicy(port());
  const { code, price, cancelRefunds } = await readTripPolicy(holder);
  expect(cancelRefunds).toEqual({
    visaRefused: price.priceAfterTax,
    notTravelling: Math.floor(price.priceAfterTax * 0.75),
  });
  const [one, other] = await Promise.all([cancel(holder, 'notTravelling'), cancel(holder, 'notTravelling')]);
  expect([one.status, other.status]).toEqual([200, 200]);
  await workUntil(holder.visitor, inSeconds(3_600));
  const { state, cancelled } = await readTripPolicy(holder);
  expect(state).toBe('cancelled');
  expect(cancelled).toMatchObject({ amount: cancelRefunds.notTravelling, refund: { status: 'sent' } });
  expect(await stateOf(code)).toBe('invalid');
  const told = await messagesTo(holder.mobileNumber, holder.visitor);
  expect(told.filter(({ text }) => text.startsWith('We have cancelled travel policy'))).toHaveLength(1);
  expectFailure(await correct(holder, {}), 409, 'STEP_NOT_REACHED');
});

test('a trip is not cancelled at another amount than was shown: a day may pass before the press', async () => {
  const holder = await aTripPolicy(port(), { startsOn: inDays(15), endsOn: inDays(20) });
  const { visitor, policyNumber } = holder;
  const { cancelRefunds, price } = await readTripPolicy(holder);
  const press = (amount: number) =>
    visitor.post(api.tripCancel, { policyNumber, reason: 'notTravelling', amount });
  passSeconds(DAY);
  await prove(visitor, holder.mobileNumber);
  const refused = await press(cancelRefunds.notTravelling);
  expectFailure(refused, 409, 'PRICE_CHANGED');
  const now = Math.floor(price.priceAfterTax * 0.75);
  expect(refused.body.amounts).toEqual({ before: cancelRefunds.notTravelling, now });
  expect((await press(now)).body).toMatchObject({ state: 'cancelled', cancelled: { amount: now } });
  // A repeat of a request whose answer was lost.
  expect((await press(now)).status).toBe(200);
});

test('once it has begun a trip is neither cancelled nor corrected, and can be made longer until it ends, other typed days untouched', async () => {
  const holder = await aTripPolicy(port(), { startsOn: inDays(0), endsOn: inDays(5) });
  expectFailure(await cancel(holder), 409, 'STEP_NOT_REACHED');
  expectFailure(await correct(holder, {}), 409, 'STEP_NOT_REACHED');
  expectFailure(await ask(holder, { startsOn: inDays(0), endsOn: inDays(3) }), 400, 'INVALID_INPUT');
  const days = { startsOn: inDays(0), endsOn: inDays(9) };
  const { body } = await ask(holder, days);
  expect(body).toMatchObject({ kind: 'extension' });
  const { paymentId } = (await move(holder, days, body.difference as number)).body as { paymentId: string };
  const { body: payment } = await holder.visitor.get(`${api.payments}?paymentId=${paymentId}`);
  const others = { policyNumber: holder.policyNumber, about: 'days', typed: { endsOn: inDays(12) } };
  await holder.visitor.post(api.tripTyped, others);
  await choose(holder, payment as never, 'success');
  await workUntil(holder.visitor, inSeconds(30));
  expect(await readTripPolicy(holder)).toMatchObject({ trip: days, typed: { days: others.typed } });
});

test('who moves a trip is refunded at most what the day of the move refunds', async () => {
  const holder = await aTripPolicy(port(), { startsOn: inDays(2), endsOn: inDays(5) });
  const soon = await readTripPolicy(holder);
  expect(soon.cancelRefunds.notTravelling).toBe(Math.floor(soon.price.priceAfterTax * 0.5));
  const days = { startsOn: inDays(150), endsOn: inDays(153) };
  const { body: bill } = await ask(holder, days);
  expect(bill).toMatchObject({ difference: 0, percentAtMost: 50 });
  expect((await move(holder, days, 0)).status).toBe(200);
  expect((await ask(holder, { startsOn: inDays(100), endsOn: inDays(103) })).body).toMatchObject({
    percentAtMost: 50,
  });
  const moved = await readTripPolicy(holder);
  expect(moved.cancelRefunds).toEqual(soon.cancelRefunds);
  expect((await cancel(holder, 'notTravelling')).body.cancelled).toMatchObject({
    amount: soon.cancelRefunds.notTravelling,
  });
});
