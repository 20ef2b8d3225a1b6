import { serverEnv } from '@/lib/config/serverEnv';
import type { Debit, Given, MandateGateway, MandateOrder, Payer } from '@/lib/server/integrations/gateway';
import { getRazorpay as get, postRazorpay as post, putRazorpay as put } from './razorpayCalls';
import type { RazorpayAttempt } from './razorpayFacts';

/** The least that a bank moves to prove a mandate; it goes back at once. */
const PROOF_PAISE = 100;

type Attempt = RazorpayAttempt & { token_id?: string | null };
type Attempts = { items: Attempt[] };
type Orders = { items: { id: string }[] };
type Token = { id: string; recurring_details?: { status: string } };

/** UPI Autopay: a customer, an order that registers a token, and later orders that charge it. */
export const razorpayMandates: MandateGateway = {
  ask: async (order) => {
    const customerId = await customerOf(order.payer);
    const orderId = (await findOrder(order.reference)) ?? (await register(order, customerId));
    const { RAZORPAY_URL, RAZORPAY_KEY_ID = '' } = serverEnv();
    const fields = {
      key_id: RAZORPAY_KEY_ID,
      order_id: orderId,
      customer_id: customerId,
      recurring: '1',
      callback_url: order.returnUrl,
      cancel_url: order.returnUrl,
    };
    return { orderId, customerId, checkout: { url: `${RAZORPAY_URL}/v1/checkout/embedded`, fields } };
  },
  askAbout: async ({ orderId = '', customerId = '', reference }) => {
    const { items } = await get<Attempts>(`/orders/${orderId}/payments`);
    const given = items.filter(({ token_id }) => token_id);
    const proof = given.find(({ status }) => status === 'captured') ?? given[0];
    if (!proof?.token_id) return { state: 'waiting' };
    const token = await get<Token>(`/customers/${customerId}/tokens/${proof.token_id}`);
    const state = stateOf(token.recurring_details?.status ?? '');
    if (state !== 'waiting') await giveBack(proof, reference);
    return { state, token: proof.token_id };
  },
  end: async ({ customerId = '', token }) => {
    if (token === undefined) return;
    const path = `/customers/${customerId}/tokens/${token}`;
    // A token that is ended answers an error; its status decides.
    await put(`${path}/cancel`).catch(async (error: unknown) => {
      const { recurring_details } = await get<Token>(path);
      if (stateOf(recurring_details?.status ?? '') !== 'ended') throw error;
    });
  },
  placeDebit: async (_mandate, { reference, amountPaise }) => {
    const found = await findOrder(reference);
    const order = { amount: amountPaise, currency: 'INR', receipt: reference, payment_capture: true };
    return { orderId: found ?? (await post<{ id: string }>('/orders', order)).id };
  },
  debit: async ({ customerId = '', token = '' }, debit) => {
    const { items } = await get<Attempts>(`/orders/${debit.orderId}/payments`);
    if (items.length === 0) await post('/payments/create/recurring', chargeOf(debit, { customerId, token }));
  },
};

function chargeOf(
  { orderId, amountPaise, reference, payer }: Debit & { orderId: string },
  { customerId, token }: Required<Pick<Given, 'customerId' | 'token'>>,
) {
  return {
    email: payer.email,
    contact: payer.mobileNumber,
    amount: amountPaise,
    currency: 'INR',
    order_id: orderId,
    customer_id: customerId,
    token,
    recurring: '1',
    description: reference,
  };
}

async function customerOf({ name, mobileNumber, email }: Payer): Promise<string> {
  // A customer who is known is found by the same call.
  const body = { name, contact: mobileNumber, email, fail_existing: '0' };
  return (await post<{ id: string }>('/customers', body)).id;
}

async function findOrder(reference: string): Promise<string | undefined> {
  const { items } = await get<Orders>(`/orders?${new URLSearchParams({ receipt: reference })}`);
  return items[0]?.id;
}

async function register({ reference, limitPaise, until }: MandateOrder, customerId: string) {
  const expire_at = Math.floor(until.getTime() / 1000);
  const order = await post<{ id: string }>('/orders', {
    amount: PROOF_PAISE,
    currency: 'INR',
    receipt: reference,
    customer_id: customerId,
    method: 'upi',
    payment_capture: true,
    token: { max_amount: limitPaise, expire_at, frequency: 'as_presented' },
  });
  return order.id;
}

async function giveBack({ id, status, amount_refunded = 0 }: Attempt, reference: string): Promise<void> {
  if (status !== 'captured' || amount_refunded > 0) return;
  const headers = { 'X-Refund-Idempotency': reference };
  await post(`/payments/${id}/refund`, { amount: PROOF_PAISE, speed: 'normal', receipt: reference }, headers);
}

function stateOf(status: string): 'waiting' | 'active' | 'ended' {
  if (status === 'confirmed') return 'active';
  return ['paused', 'cancellation_initiated', 'cancelled', 'rejected'].includes(status) ? 'ended' : 'waiting';
}
