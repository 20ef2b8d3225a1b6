import { addDays, startInIndia } from '@/lib/domain/common/dates';
import { Payments } from '@/models/payment/payment';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { Mandates } from '@/models/renewals/mandate';
import { useApi } from '@/tests/api/support/api';
import { setClock } from '@/tests/api/support/visitors';
import { back, debitsOf, givesMandate, noon, through, workAndDeliver } from './givers';
import { order, read, recordOf, work } from './holders';

/** A debit that was told, while the server or the bank is away. */
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const died = () => Promise.reject(new Error('it died'));
const diesAt = {
  'the debit was noted': () => {
    const { collection } = Mandates;
    const real = collection.findOneAndUpdate.bind(collection) as (...given: unknown[]) => Promise<never>;
    const dies = (...given: unknown[]) => {
      const { debit } = (given[1] as { $set: { debit?: object } }).$set;
      return debit ? died() : real(...given);
    };
    return jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(dies);
  },
  'the bank was asked': () => jest.spyOn(Payments.collection, 'findOneAndUpdate').mockImplementation(died),
  'the bank answered': () => jest.spyOn(SandboxOrders.collection, 'insertOne').mockImplementation(died),
};

test.each(Object.entries(diesAt))(
  'away for a day before %s, the debit that was told is made',
  async (_when, kill) => {
    const holder = await givesMandate(newBrowser().port, 20);
    await through(holder, 19, 6);
    const spy = kill();
    await noon(holder, 5, 13);
    spy.mockRestore();
    expect(await debitsOf(holder)).toHaveLength(1);
    setClock(startInIndia(addDays(holder.endsOn, -4)).getTime() + 14 * 3_600_000);
    await work(holder, 60);
    await workAndDeliver();
    await work(holder);
    expect((await debitsOf(holder)).map(({ status }) => status)).toEqual(['paid']);
    expect((await recordOf(holder.policyNumber)).renewedBy).toBeDefined();
  },
);

test('who pays while a debit waits for the bank gets no page to pay it twice', async () => {
  const holder = await givesMandate(newBrowser().port, 20);
  await through(holder, 19, 6);
  const spy = jest.spyOn(SandboxOrders.collection, 'insertOne').mockRejectedValue(new Error('it is down'));
  await noon(holder, 5, 13);
  spy.mockRestore();
  await back(holder);
  expect(await read(holder)).not.toHaveProperty('paymentId');
  const { paymentId } = await order(holder);
  const [debit] = await debitsOf(holder);
  expect([debit?._id, debit?.orderId]).toEqual([paymentId, undefined]);
  expect(debit).not.toHaveProperty('checkout');
});
