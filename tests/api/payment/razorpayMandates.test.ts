import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { razorpayMandates } from '@/lib/server/integrations/razorpay/razorpayMandates';
import { newMandate } from '@/lib/server/services/renewals/mandate/mandateRecord';
import { workOnNextMandate } from '@/lib/server/services/renewals/mandate/workOnMandate';
import { endMandate } from '@/lib/server/services/renewals/mandate/endMandate';
import { Policies } from '@/models/policy/policy';
import { changeMandate, insertMandate, Mandates } from '@/models/renewals/mandate';
import { useApi } from '@/tests/api/support/api';

type Asked = { call: string; body: Record<string, unknown> };

/** Recurring payments by Razorpay's documentation, on a loopback port. */
let asked: Asked[] = [];
let attempts: object[] = [];
let tokenStatus = 'initiated';
let orders: { id: string; receipt: unknown }[] = [];

function answer({ call, body }: Asked): object {
  if (call === 'POST /v1/customers') return { id: 'cust_1' };
  if (call.startsWith('GET /v1/orders?'))
    return { items: orders.filter(({ receipt }) => call.endsWith(String(receipt))) };
  if (call === 'POST /v1/orders') {
    const order = { id: `order_${orders.length + 1}`, receipt: body['receipt'] };
    orders.push(order);
    return order;
  }
  if (call.endsWith('/payments')) return { items: attempts };
  if (call.startsWith('GET /v1/customers/'))
    return { id: 'token_1', recurring_details: { status: tokenStatus } };
  if (call === 'POST /v1/payments/create/recurring') {
    attempts.push({ id: 'pay_2', amount: body['amount'], currency: 'INR', status: 'created' });
    return { razorpay_payment_id: 'pay_2' };
  }
  return {};
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const call = `${request.method} ${request.url}`;
    const each = { call, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
    asked.push(each);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer(each)));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    RAZORPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    RAZORPAY_KEY_ID: 'rzp_test_sample',
    RAZORPAY_KEY_SECRET: 'sample-secret',
    RAZORPAY_WEBHOOK_SECRETS: 'newest-webhook-secret',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
const { newBrowser } = useApi();
beforeEach(() => {
  [asked, attempts, orders, tokenStatus] = [[], [], [], 'initiated'];
});

const payer = { name: 'Asha Sample', mobileNumber: '9876543210', email: 'asha@mail.example' };
const reference = 'SK-MANDA-TE234';
const order = {
  reference,
  limitPaise: 20_000_00,
  returnUrl: 'https://site.example/back',
  payer,
  until: new Date('2036-11-28T00:00:00Z'),
};
const calls = (start: string) => asked.filter(({ call }) => call.startsWith(start));

test('it is asked for once, with its limit and without a date for debits', async () => {
  const placed = await razorpayMandates.ask(order);
  expect(await razorpayMandates.ask(order)).toEqual(placed);
  expect(placed).toMatchObject({
    orderId: 'order_1',
    customerId: 'cust_1',
    checkout: { fields: { order_id: 'order_1', customer_id: 'cust_1', recurring: '1' } },
  });
  const [made, ...more] = calls('POST /v1/orders');
  expect(more).toEqual([]);
  expect(made?.body).toMatchObject({
    amount: 100,
    method: 'upi',
    receipt: reference,
    token: { max_amount: 20_000_00, frequency: 'as_presented', expire_at: 2_111_443_200 },
  });
});

test('it is given once the bank confirms, the rupee of the proof goes back, and it ends where the bank ends it', async () => {
  const given = { reference, orderId: 'order_1', customerId: 'cust_1', limit: 20_000 };
  expect(await razorpayMandates.askAbout(given, new Date())).toEqual({ state: 'waiting' });
  attempts = [{ id: 'pay_1', status: 'captured', amount: 100, currency: 'INR', token_id: 'token_1' }];
  expect(await razorpayMandates.askAbout(given, new Date())).toEqual({ state: 'waiting', token: 'token_1' });
  tokenStatus = 'confirmed';
  expect(await razorpayMandates.askAbout(given, new Date())).toEqual({ state: 'active', token: 'token_1' });
  expect(calls('POST /v1/payments/pay_1/refund')).toHaveLength(1);
  for (tokenStatus of ['paused', 'cancellation_initiated', 'cancelled', 'rejected'])
    expect((await razorpayMandates.askAbout(given, new Date())).state).toBe('ended');
  await razorpayMandates.end({ ...given, token: 'token_1' });
  expect(calls('PUT /v1/customers/cust_1/tokens/token_1/cancel')).toHaveLength(1);
});

test('what the bank refuses after it took the proof gives the rupee back too', async () => {
  const given = { reference, orderId: 'order_1', customerId: 'cust_1', limit: 20_000 };
  attempts = [{ id: 'pay_1', status: 'captured', amount: 100, currency: 'INR', token_id: 'token_1' }];
  tokenStatus = 'rejected';
  expect((await razorpayMandates.askAbout(given, new Date())).state).toBe('ended');
  expect(calls('POST /v1/payments/pay_1/refund')).toHaveLength(1);
});

test('what is given at the bank after it was ended here is ended there, and its rupee goes back', async () => {
  await newBrowser().get('/api/health/ready');
  const policyNumber = 'SUK2026-01234567897';
  await Policies.collection.insertOne({ _id: policyNumber as never });
  const start = Date.now();
  const after = (hours: number) => new Date(start + hours * 3_600_000);
  const work = async (hours: number) => {
    while (await workOnNextMandate(after(hours)));
  };
  const policy = { _id: policyNumber, quoteId: 'sample' } as Parameters<typeof newMandate>[0];
  const fresh = newMandate(policy, { limit: 20_000, language: 'en', now: after(0) });
  expect(fresh.gateway).toBe('razorpay');
  await insertMandate(fresh);
  const asked = await changeMandate(fresh, { orderId: 'order_1', customerId: 'cust_1' });
  await endMandate(asked!, 'customer', after(0));
  await work(0);
  expect(calls('PUT')).toEqual([]);
  // The page of the bank was open still.
  attempts = [{ id: 'pay_1', status: 'captured', amount: 100, currency: 'INR', token_id: 'token_1' }];
  tokenStatus = 'confirmed';
  await work(2);
  expect(calls('POST /v1/payments/pay_1/refund')).toHaveLength(1);
  expect(calls('PUT /v1/customers/cust_1/tokens/token_1/cancel')).toHaveLength(1);
  await work(80);
  expect(calls('PUT')).toHaveLength(1);
  expect((await Mandates.findById(fresh._id).lean())?.dueAt).toBeUndefined();
});

test('a debit is one payment on one order, however often it is repeated', async () => {
  const given = { reference, orderId: 'order_0', customerId: 'cust_1', token: 'token_1', limit: 20_000 };
  const debit = { reference: 'SK-DEBIT-23456', amountPaise: 12_547_00, payer };
  for (const _again of [1, 2]) {
    const { orderId } = await razorpayMandates.placeDebit(given, debit);
    await razorpayMandates.debit(given, { ...debit, orderId }, new Date());
  }
  expect(calls('POST /v1/orders')).toHaveLength(1);
  expect(calls('POST /v1/payments/create/recurring').map(({ body }) => body)).toEqual([
    {
      email: payer.email,
      contact: payer.mobileNumber,
      amount: 12_547_00,
      currency: 'INR',
      order_id: 'order_1',
      customer_id: 'cust_1',
      token: 'token_1',
      recurring: '1',
      description: 'SK-DEBIT-23456',
    },
  ]);
});
