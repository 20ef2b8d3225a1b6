import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Payout } from './payout';
import { createRazorpayX } from './razorpayX';

type Asked = { amount: number; fund_account_id?: string; fund_account?: object };

let server: Server;
const calls: { method?: string; headers: IncomingMessage['headers']; body?: Asked }[] = [];
/** By idempotency key, as the bank keeps them; answers to a repeat are the first answer. */
const book = new Map<string, { id: string; amount: number }>();
let status = 'processed';

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      const body = sent ? (JSON.parse(sent) as Asked) : undefined;
      calls.push({ method: request.method, headers: request.headers, body });
      const key = String(request.headers['x-payout-idempotency']);
      if (body && !book.has(key)) book.set(key, { id: `pout_${book.size}`, amount: body.amount });
      const made = body
        ? book.get(key)
        : [...book.values()].find(({ id }) => request.url === `/v1/payouts/${id}`);
      const utr = status === 'processed' ? 'UTR1' : null;
      response.writeHead(made ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ ...made, ...(body ? { status: 'queued' } : { status, utr }) }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls.length = 0;
  status = 'processed';
});

function send(payout: Payout) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { keyId: 'key', keySecret: 'secret', account: '0001', hospitals: 'fa_hospitals' };
  return createRazorpayX({ url, ...config }).send(payout, new Date());
}

test('a hospital is paid once, however often the bank is asked', async () => {
  const payout = { reference: 'CL-2611-00000001', amountPaise: 50_000_00 };
  for (const _ of [1, 2]) expect(await send(payout)).toEqual({ state: 'paid', bankReference: 'UTR1' });
  expect([...book]).toEqual([[payout.reference, { id: 'pout_0', amount: 50_000_00 }]]);
  expect(calls[0]?.body).toMatchObject({
    account_number: '0001',
    currency: 'INR',
    mode: 'NEFT',
    reference_id: payout.reference,
    fund_account_id: 'fa_hospitals',
  });
  expect(calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from('key:secret').toString('base64')}`);
});

test('a customer is paid into the account of the form', async () => {
  const account = { holder: 'Asha Sample', accountNumber: '123456789012', ifsc: 'HDFC0000001' };
  await send({ reference: 'CL-2611-00000002.2', amountPaise: 100, account });
  expect(calls[0]?.headers['x-payout-idempotency']).toBe('CL-2611-00000002_2');
  expect(calls[0]?.body).toMatchObject({
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name: 'Asha Sample', account_number: '123456789012', ifsc: 'HDFC0000001' },
    },
  });
});

test.each([
  ['queued', 'underway'],
  ['pending', 'underway'],
  ['processing', 'underway'],
  ['failed', 'failed'],
  ['reversed', 'failed'],
  ['rejected', 'failed'],
  ['cancelled', 'failed'],
])('%s at the bank is %s', async (said, state) => {
  status = said;
  const bankId = expect.stringMatching(/^pout_/) as string;
  expect(await send({ reference: `CL-2611-${said}`, amountPaise: 100 })).toEqual({ state, bankId });
});

test('a payout that waits longer than the bank remembers its key is asked about, and not ordered again', async () => {
  status = 'queued';
  const payout = { reference: 'CL-2611-00000004', amountPaise: 100 };
  const first = await send(payout);
  const bankId = 'bankId' in first ? first.bankId : '';
  book.set('forgotten', book.get(payout.reference) ?? { id: '', amount: 0 });
  book.delete(payout.reference);
  status = 'processed';
  expect(await send({ ...payout, bankId })).toEqual({ state: 'paid', bankReference: 'UTR1' });
  expect(book.has(payout.reference)).toBe(false);
});

test('another amount under the same reference is refused', async () => {
  await send({ reference: 'CL-2611-00000003', amountPaise: 100 });
  await expect(send({ reference: 'CL-2611-00000003', amountPaise: 200 })).rejects.toThrow('another amount');
});
