import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@/lib/config/paths';
import { workOnNextPayment } from '@/lib/server/services/payment/workOnPayment';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { Payments } from '@/models/payment/payment';
import { type Buyer, inSeconds } from '@/tests/api/support/buyers';
import { answerAsRazorpay, resetRazorpay } from './razorpayShapes';

export const traces: unknown[] = [];
/** Razorpay by its documentation on a loopback port: recorded answers and requests. */
const server = createServer((request, response) => {
  traces.push(request.headers['traceparent']);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const { status, body } = answerAsRazorpay({
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>),
    });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
});

export const SECRETS: [string, string] = ['newest-webhook-secret', 'older-webhook-secret'];

/** For the whole file, before its site starts. */
export function useRazorpay(): void {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      RAZORPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RAZORPAY_KEY_ID: 'rzp_test_sample',
      RAZORPAY_KEY_SECRET: 'sample-secret',
      RAZORPAY_WEBHOOK_SECRETS: SECRETS.join(','),
    });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(async () => {
    resetRazorpay();
    await Payments.deleteMany({});
  });
}

export async function work(seconds = 1): Promise<void> {
  for (let at = 0; at <= seconds; at += Math.max(1, seconds / 20)) {
    while (await applyNextEvent(inSeconds(at)));
    while (await workOnNextPayment(inSeconds(at)));
  }
}

export const stored = async ({ quoteId }: Buyer) => (await Payments.findOne({ quoteId }).lean())!;

export function tell(
  buyer: Buyer,
  event: object,
  { secret = SECRETS[0], id = crypto.randomUUID(), more = {} } = {},
) {
  const raw = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'X-Razorpay-Signature': createHmac('sha256', secret).update(raw).digest('hex'),
    'X-Razorpay-Event-Id': id,
    ...more,
  };
  return buyer.visitor.send(api.razorpayWebhook, { method: 'POST', headers, raw });
}
