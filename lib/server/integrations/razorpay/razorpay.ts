import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/config/serverEnv';
import { BLOCK_DAYS, type GatewayFact, isUnpaid, owedPaise } from '@/lib/domain/payment/payment';
import type { PaymentRecord } from '@/models/payment/payment';
import { isSameSecret } from '@/lib/server/crypto';
import type { Gateway, Order, Placed, WebhookHeaders } from '@/lib/server/integrations/gateway';
import { getRazorpay as get, postRazorpay as post } from './razorpayCalls';
import {
  factOfAttempt,
  factOfAttempts,
  factOfEvent,
  factOfLink,
  type RazorpayAttempt,
  type RazorpayEvent,
  type RazorpayLink,
} from './razorpayFacts';
import { razorpayMandates } from './razorpayMandates';

const BLOCK_MINUTES = BLOCK_DAYS * 24 * 60;

/** A debit is a payment link, a block an order with manual capture. Both allow retries and are paid once. */
export const razorpay: Gateway = {
  placeOrder: (order) => (order.mode === 'pay' ? placeLink(order) : placeHold(order)),
  askAbout: async (payment) => {
    const { orderId = '', attemptId, status } = payment;
    // While there is no money, a later attempt may still bring it, so the order is asked and not the attempt.
    if (attemptId && !isUnpaid(status) && status !== 'cancelled')
      return factOfAttempt(await get<RazorpayAttempt>(`/payments/${attemptId}`), orderId);
    if (isLink(payment)) return askAboutLink(payment);
    const { items } = await get<{ items: RazorpayAttempt[] }>(`/orders/${orderId}/payments`);
    return factOfAttempts(items, orderId);
  },
  capture: async ({ attemptId = '', orderId = '', amount }) => {
    const body = { amount: amount * 100, currency: 'INR' };
    // An attempt already captured answers an error; its status decides.
    const attempt = await post<RazorpayAttempt>(`/payments/${attemptId}/capture`, body).catch(() =>
      get<RazorpayAttempt>(`/payments/${attemptId}`),
    );
    return factOfAttempt(attempt, orderId);
  },
  // Uncaptured payments are released by the bank; no call is needed.
  release: (payment, now) => razorpay.askAbout(payment, now),
  refund: async (payment, now) => {
    const { attemptId = '', reference } = payment;
    const known = await razorpay.askAbout(payment, now);
    const isTaken = known.outcome === 'paid' || known.outcome === 'refunded';
    const left = owedPaise(payment) - (known.refundedPaise ?? 0);
    if (!isTaken || left <= 0) return known;
    await post(
      `/payments/${attemptId}/refund`,
      { amount: left, speed: 'normal', receipt: reference },
      { 'X-Refund-Idempotency': reference },
    );
    return razorpay.askAbout(payment, now);
  },
  cancel: async (payment) => {
    if (!isLink(payment)) return;
    const path = `/payment_links/${payment.orderId ?? ''}`;
    const { status } = await get<RazorpayLink>(path);
    if (status === 'created') await post(`${path}/cancel`, {});
  },
  mandates: razorpayMandates,
  readWebhook: (raw, headers) => {
    const signature = headers['x-razorpay-signature'];
    if (typeof signature !== 'string' || !isSigned(raw, signature)) return undefined;
    const event = JSON.parse(raw.toString('utf8')) as RazorpayEvent;
    return { eventId: eventIdOf(headers, raw), fact: factOfEvent(event) };
  },
};

/** A link doesn't say why a payment of it failed; the payment does. */
async function askAboutLink({ orderId = '', failedAttempts }: PaymentRecord): Promise<GatewayFact> {
  const fact = factOfLink(await get<RazorpayLink>(`/payment_links/${orderId}`));
  const { outcome, attemptId } = fact;
  if (outcome !== 'failed' || attemptId === undefined || failedAttempts.includes(attemptId)) return fact;
  return { ...factOfAttempt(await get<RazorpayAttempt>(`/payments/${attemptId}`), orderId), outcome };
}

async function placeLink({ reference, amountPaise, payBy, returnUrl }: Order): Promise<Placed> {
  const find = async () => {
    const query = new URLSearchParams({ reference_id: reference });
    const { payment_links } = await get<{ payment_links: RazorpayLink[] }>(`/payment_links?${query}`);
    return payment_links.find((link) => link.reference_id === reference);
  };
  const body = {
    amount: amountPaise,
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description: reference,
    expire_by: Math.floor(payBy.getTime() / 1000),
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
  };
  // A reference is accepted once: a repeat gets an error and then finds the first link.
  const link = await post<RazorpayLink>('/payment_links', body).catch(async (error: unknown) => {
    const made = await find();
    if (!made) throw error;
    return made;
  });
  return { orderId: link.id, checkout: { url: link.short_url } };
}

async function placeHold({ reference, amountPaise, returnUrl }: Order): Promise<Placed> {
  const query = new URLSearchParams({ receipt: reference });
  const { items } = await get<{ items: { id: string }[] }>(`/orders?${query}`);
  const capture = { capture: 'manual', capture_options: { manual_expiry_period: BLOCK_MINUTES } };
  const order =
    items[0] ??
    (await post<{ id: string }>('/orders', {
      amount: amountPaise,
      currency: 'INR',
      receipt: reference,
      payment: capture,
    }));
  const { RAZORPAY_URL, RAZORPAY_KEY_ID = '' } = serverEnv();
  const fields = {
    key_id: RAZORPAY_KEY_ID,
    order_id: order.id,
    callback_url: returnUrl,
    cancel_url: returnUrl,
  };
  return { orderId: order.id, checkout: { url: `${RAZORPAY_URL}/v1/checkout/embedded`, fields } };
}

const isLink = ({ orderId }: PaymentRecord) => orderId?.startsWith('plink_') ?? false;

/** Any configured secret is accepted, since a webhook sent again keeps its old signature. */
function isSigned(raw: Buffer, signature: string): boolean {
  const secrets = (serverEnv().RAZORPAY_WEBHOOK_SECRETS ?? '').split(',').filter(Boolean);
  return secrets.some((secret) =>
    isSameSecret(createHmac('sha256', secret).update(raw).digest('hex'), signature),
  );
}

function eventIdOf(headers: WebhookHeaders, raw: Buffer): string {
  const id = headers['x-razorpay-event-id'];
  return typeof id === 'string' ? id : createHmac('sha256', 'event').update(raw).digest('hex');
}
