import { callProvider } from '@/lib/server/integrations/callProvider';
import type { Payout, PayoutFact, Payouts } from './payout';

type Config = { url: string; keyId: string; keySecret: string; account: string; hospitals: string };
type Made = { id: string; amount: number; status: string; utr?: string | null };

const FAILED: readonly string[] = ['failed', 'reversed', 'rejected', 'cancelled'];

/**
 * https://razorpay.com/docs/api/x/payouts: amounts in paise; a repeated idempotency key names the first payout, for
 * seven days alone. A payout that waits longer must not be ordered again.
 */
export function createRazorpayX({ url, keyId, keySecret, account, hospitals }: Config): Payouts {
  const Authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const call = async (method: 'GET' | 'POST', path: string, body?: object, more = {}) =>
    (await callProvider('RazorpayX', `${url}/v1/payouts${path}`, {
      method,
      body,
      headers: { Authorization, ...more },
    })) as Made;
  const order = async (payout: Payout): Promise<string> => {
    const { reference, amountPaise } = payout;
    const body = {
      account_number: account,
      amount: amountPaise,
      currency: 'INR',
      mode: 'NEFT',
      purpose: 'payout',
      queue_if_low_balance: true,
      reference_id: reference,
      narration: 'Claim',
      ...receiverOf(payout, hospitals),
    };
    const key = { 'X-Payout-Idempotency': reference.replace('.', '_') };
    return (await call('POST', '', body, key)).id;
  };
  return {
    send: async (payout) => {
      // The answer to a repeated order may be old, so the payout's present state is read.
      const made = await call('GET', `/${encodeURIComponent(payout.bankId ?? (await order(payout)))}`);
      if (made.amount !== payout.amountPaise)
        throw new Error('the bank has another amount for this reference');
      return factOf(made);
    },
  };
}

function factOf({ id: bankId, status, utr }: Made): PayoutFact {
  if (status === 'processed' && utr) return { state: 'paid', bankReference: utr };
  return { state: FAILED.includes(status) ? 'failed' : 'underway', bankId };
}

function receiverOf({ account, reference }: Payout, hospitals: string): object {
  if (!account) return { fund_account_id: hospitals };
  const { holder: name, accountNumber: account_number, ifsc } = account;
  return {
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name, ifsc, account_number },
      contact: { name, type: 'customer', reference_id: reference },
    },
  };
}
