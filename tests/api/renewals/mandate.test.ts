import { api } from '@/lib/config/paths';
import { addDays, startInIndia } from '@/lib/domain/common/dates';
import { changeSandboxOrder } from '@/lib/server/integrations/sandboxOrders';
import type { carrierOf } from '@/lib/server/integrations/messages/messageCarriers';
import { workOnNextMandate } from '@/lib/server/services/renewals/mandate/workOnMandate';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { Mandates } from '@/models/renewals/mandate';
import { makePolicyholder } from '@/tests/api/claims/policyholders';
import { auditTrail } from '@/tests/api/support/store/audit';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { messagesTo, setClock } from '@/tests/api/support/visitors';
import { ask, back, debitsOf, givesMandate, mandateOf, noon, through, workAndDeliver } from './givers';
import { choose, type Holder, order, priceOf, read, recordOf, succeed, work } from './holders';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const end = ({ visitor, policyNumber }: Holder) => visitor.post(api.mandateEnd, { policyNumber });
const told = async ({ mobileNumber, visitor }: Holder) =>
  (await messagesTo(mobileNumber, visitor))
    .map(({ purpose }) => purpose)
    .filter((purpose) => purpose.startsWith('renewal-mandate') || purpose === 'renewal-renewed')
    .toReversed();
const aGiver = (daysLeft: number, given: Parameters<typeof givesMandate>[2] = {}) =>
  givesMandate(port(), daysLeft, given);

test('given once, told three times by daylight, debited once, and the next term goes on with it', async () => {
  const holder = await aGiver(60);
  const price = priceOf(await read(holder));
  await through(holder, 59, 5);
  const [payment, ...more] = await debitsOf(holder);
  expect([payment?.amount, payment?.status, more.length]).toEqual([price, 'pending', 0]);
  await work(holder);
  const { renewedBy = '' } = await recordOf(holder.policyNumber);
  expect((await recordOf(renewedBy)).paymentId).toBe(payment?._id);
  expect(await told(holder)).toEqual([
    'renewal-mandate-given',
    ...[1, 2, 3].map(() => 'renewal-mandate-debit'),
    'renewal-renewed',
  ]);
  await through(holder, 4, 2);
  expect(await debitsOf(holder)).toHaveLength(1);
  expect(await mandateOf(holder)).toMatchObject({ status: 'active', policyNumber: renewedBy });
  const { _id } = await mandateOf(holder);
  const entries = await auditTrail({ about: _id });
  expect(entries.map(({ action }) => action)).toEqual([
    ...['MANDATE_ASKED', 'MANDATE_GIVEN', 'MANDATE_DEBITED'],
  ]);
});

test('a notice that never went out is told anew, and nothing is debited before it did', async () => {
  const holder = await aGiver(20);
  const away: typeof carrierOf = () => ({ deliver: () => Promise.reject(new Error('away')) });
  const day = (daysLeft: number) => startInIndia(addDays(holder.endsOn, -daysLeft)).getTime();
  for (let daysLeft = 15; daysLeft >= 6; daysLeft -= 1) {
    for (const hour of [12, 13, 14, 15]) {
      setClock(day(daysLeft) + hour * 3_600_000);
      await workAndDeliver(away);
    }
  }
  expect(await debitsOf(holder)).toEqual([]);
  // The connection is back on the day of the debit, so a day passes first.
  await noon(holder, 5, 12);
  await noon(holder, 5, 16);
  expect(await debitsOf(holder)).toEqual([]);
  await noon(holder, 4, 17);
  expect(await debitsOf(holder)).toHaveLength(1);
});

test('it is one tap to end, during the notice too: nothing is debited, and the bank is told', async () => {
  const holder = await aGiver(20);
  await through(holder, 19, 6);
  await back(holder);
  for (const _again of [1, 2]) expect((await end(holder)).status).toBe(200);
  await through(holder, 5, 2);
  expect(await debitsOf(holder)).toEqual([]);
  await back(holder);
  expect((await read(holder)).mandate).toBeUndefined();
  const { orderId, endedBy } = await mandateOf(holder);
  expect([endedBy, (await SandboxOrders.findById(orderId).lean())?.isCancelled]).toEqual(['customer', true]);
});

test('a policy that is cancelled takes its mandate along at once, at the bank too', async () => {
  const holder = await aGiver(60);
  while (await workOnNextMandate(new Date()));
  const { visitor, policyNumber } = holder;
  expect((await visitor.post(api.policyCancel, { policyNumber, reason: 'price' })).status).toBe(200);
  while (await workOnNextMandate(new Date()));
  const { orderId, endedBy } = await mandateOf(holder);
  expect([endedBy, (await SandboxOrders.findById(orderId).lean())?.isCancelled]).toEqual(['policy', true]);
});

test('a price above the limit is told once and not debited', async () => {
  const holder = await aGiver(20, { limit: 1_000 });
  await through(holder, 19, 2);
  expect(await debitsOf(holder)).toEqual([]);
  expect(await told(holder)).toEqual(['renewal-mandate-given', 'renewal-mandate-over']);
});

test('another price after the notice is told anew, a day before its debit', async () => {
  const holder = await aGiver(20);
  await through(holder, 19, 6);
  await noon(holder, 5, 10);
  expect(await debitsOf(holder)).toEqual([]);
  await back(holder);
  await choose(holder, { tenure: 2 });
  await noon(holder, 5, 13);
  expect(await debitsOf(holder)).toEqual([]);
  await noon(holder, 4, 12);
  expect(await debitsOf(holder)).toEqual([]);
  await noon(holder, 4, 14);
  await back(holder);
  const two = (await read(holder)).price.prices[1]!.priceAfterTax;
  expect((await debitsOf(holder)).map(({ amount }) => amount)).toEqual([two]);
});

test('who chose something that is not whole is told, and nothing is debited', async () => {
  const holder = await aGiver(20);
  await choose(holder, { hasChild: true });
  await through(holder, 19, 2);
  expect(await debitsOf(holder)).toEqual([]);
  expect(await told(holder)).toEqual(['renewal-mandate-given', 'renewal-mandate-unready']);
});

test('a debit that fails is not tried again, and the customer pays as usual', async () => {
  const holder = await aGiver(20, { choice: 'lateSuccess' });
  await through(holder, 19, 5);
  await work(holder);
  expect((await debitsOf(holder)).map(({ status }) => status)).toEqual(['failed']);
  await through(holder, 4, 2);
  expect(await debitsOf(holder)).toHaveLength(1);
  await back(holder);
  const own = await order(holder);
  await succeed(holder, own);
  await work(holder);
  const { renewedBy = '' } = await recordOf(holder.policyNumber);
  expect((await recordOf(renewedBy)).paymentId).toBe(own.paymentId);
  // The bank debits after all.
  await work(holder, 60);
  expect((await debitsOf(holder)).map(({ status }) => status)).toEqual(['refunded']);
});

test('ended at the bank it ends here, and beside a payment of the customer nothing is debited', async () => {
  const ended = await aGiver(20);
  const { orderId = '' } = await mandateOf(ended);
  await changeSandboxOrder(orderId, (before) => ({ ...before, isCancelled: true }));
  await through(ended, 19, 2);
  expect(await debitsOf(ended)).toEqual([]);
  expect((await mandateOf(ended)).endedBy).toBe('bank');
  const paying = await aGiver(20);
  await through(paying, 19, 6);
  setClock(startInIndia(addDays(paying.endsOn, -5)).getTime() + 11 * 3_600_000);
  await back(paying);
  await order(paying);
  await noon(paying, 5);
  expect(await debitsOf(paying)).toEqual([]);
});

/** The writes of a step in their order. */
const writes = [
  ['mandates', 'findOneAndUpdate'],
  ['outbox', 'insertOne'],
  ['paymentDetails', 'insertOne'],
  ['paymentDetails', 'findOneAndUpdate'],
  ['sandboxOrders', 'insertOne'],
  ['sandboxOrders', 'replaceOne'],
  ['auditEntries', 'insertOne'],
] as const;

test('a server that dies between any two writes debits once, and tells each amount once', async () => {
  const holder = await aGiver(20);
  for (let daysLeft = 19; daysLeft >= 5; daysLeft -= 1) {
    for (const [name, method] of writes) {
      const { collection } = Mandates.db.model(modelOf[name]);
      for (const isAfter of [false, true]) {
        const real = collection[method].bind(collection) as (...given: unknown[]) => Promise<unknown>;
        const dies = async (...given: unknown[]) => {
          if (isAfter) await real(...given);
          throw new Error('it died');
        };
        const spy = jest.spyOn(collection, method as 'insertOne').mockImplementation(dies);
        setClock(
          startInIndia(addDays(holder.endsOn, -daysLeft)).getTime() + (daysLeft > 5 ? 12 : 14) * 3_600_000,
        );
        await workOnNextMandate(new Date()).catch(() => undefined);
        spy.mockRestore();
        await Mandates.updateOne({ _id: (await mandateOf(holder))._id }, { $set: { dueAt: new Date() } });
      }
    }
    await noon(holder, daysLeft, daysLeft > 5 ? 13 : 15);
  }
  await work(holder);
  const debits = await debitsOf(holder);
  expect(debits.map(({ status }) => status)).toEqual(['paid']);
  const orders = await SandboxOrders.find({ _id: `sbx_${debits[0]?.reference}` }).lean();
  expect(orders.map(({ entries }) => entries.length)).toEqual([1]);
  const all = await told(holder);
  expect(all.filter((purpose) => purpose === 'renewal-mandate-debit')).toHaveLength(3);
  expect(all.filter((purpose) => purpose === 'renewal-renewed')).toHaveLength(1);
});

const modelOf = {
  mandates: 'Mandates',
  outbox: 'Outbox',
  paymentDetails: 'Payments',
  sandboxOrders: 'SandboxOrders',
  auditEntries: 'AuditEntries',
} as const;

test('nobody else gives or ends it; another limit waits until this one is ended', async () => {
  const holder = await aGiver(20);
  const other = await makePolicyholder(port());
  const stranger = { ...holder, visitor: other.visitor };
  expectFailure(await ask(stranger), 404, 'NOT_FOUND');
  expectFailure(await end(stranger), 404, 'NOT_FOUND');
  expectFailure(await ask(holder, 30_000), 409, 'STEP_NOT_REACHED');
  expect((await ask(holder)).body).toMatchObject({ status: 'active' });
  expectFailure(await ask(holder, 1_00_001), 400, 'INVALID_INPUT');
});

test.each<[string, (holder: Holder) => Promise<unknown>]>([
  [
    'something else was chosen',
    async (holder) => {
      await back(holder);
      return choose(holder, { tenure: 2 });
    },
  ],
  ['the term is over', (holder) => noon(holder, -1)],
])('a debit that waited for the bank is given up once %s', async (_case, meanwhile) => {
  const holder = await aGiver(20);
  await through(holder, 19, 6);
  const spy = jest.spyOn(SandboxOrders.collection, 'insertOne').mockRejectedValue(new Error('it is down'));
  await noon(holder, 5, 13);
  const debited = (await debitsOf(holder)).map(({ status }) => status);
  await meanwhile(holder);
  spy.mockRestore();
  await Mandates.updateOne({ _id: (await mandateOf(holder))._id }, { $set: { dueAt: new Date() } });
  while (await workOnNextMandate(new Date()));
  const now = (await debitsOf(holder)).map(({ status }) => status);
  expect([debited, now]).toEqual([['pending'], ['cancelled']]);
  expect((await mandateOf(holder)).status).toBe('active');
});
