import { type GatewayFact, PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/payment/payment';
import { failureReasonOf } from './razorpayReasons.data';

/** Only the fields used here; amounts in paise. */
export type RazorpayAttempt = {
  id: string;
  order_id?: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  captured?: boolean;
  /** Paise refunded so far. */
  amount_refunded?: number;
  /** upi, card, netbanking, wallet, emi, and others. */
  method?: string;
  /** Of a link's payment: `#` and the link's id without `plink_`. */
  description?: string | null;
  error_reason?: string | null;
  acquirer_data?: {
    rrn?: string | null;
    bank_transaction_id?: string | null;
    upi_transaction_id?: string | null;
  };
};

export type RazorpayLink = {
  id: string;
  reference_id: string;
  short_url: string;
  amount_paid: number;
  currency: string;
  status: 'created' | 'partially_paid' | 'paid' | 'cancelled' | 'expired';
  payments?: { payment_id: string; status: RazorpayAttempt['status'] }[] | null;
};

export type RazorpayEvent = {
  event: string;
  payload: {
    payment?: { entity: RazorpayAttempt };
    payment_link?: { entity: RazorpayLink };
    refund?: { entity: RefundOf };
  };
};

type RefundOf = { amount: number; currency: string };

/** Of several attempts at one order, the one that came furthest counts. */
const furthest: readonly RazorpayAttempt['status'][] = [
  'captured',
  'authorized',
  'refunded',
  'created',
  'failed',
];

export function factOfAttempt(attempt: RazorpayAttempt, orderId: string): GatewayFact {
  const { rrn, bank_transaction_id, upi_transaction_id } = attempt.acquirer_data ?? {};
  const { method, amount_refunded, status, error_reason } = attempt;
  const reason = status === 'failed' ? failureReasonOf(error_reason) : undefined;
  const bankReference = rrn ?? upi_transaction_id ?? bank_transaction_id ?? undefined;
  return {
    outcome: outcomeOf(attempt, orderId),
    orderId,
    attemptId: attempt.id,
    ...(reason && { reason }),
    ...(bankReference !== undefined && { bankReference }),
    ...(method !== undefined && { method: methodOf(method) }),
    ...(amount_refunded && { refundedPaise: amount_refunded }),
    amountPaise: attempt.amount,
    currency: attempt.currency,
  };
}

export function factOfAttempts(attempts: readonly RazorpayAttempt[], orderId: string): GatewayFact {
  const [best] = attempts.toSorted((a, b) => furthest.indexOf(a.status) - furthest.indexOf(b.status));
  return best ? factOfAttempt(best, orderId) : { outcome: 'none', orderId };
}

export function factOfLink({ id, status, amount_paid, currency, payments }: RazorpayLink): GatewayFact {
  const tried = payments ?? [];
  const paidBy = tried.find((attempt) => attempt.status === 'captured');
  const last = tried.at(-1);
  // A link may have ended while the bank still worked on its payment.
  if (status === 'paid' || paidBy) {
    return {
      outcome: 'paid',
      orderId: id,
      ...(paidBy && { attemptId: paidBy.payment_id }),
      amountPaise: amount_paid,
      currency,
    };
  }
  if (status === 'cancelled' || status === 'expired') return { outcome: 'cancelled', orderId: id };
  if (!last) return { outcome: 'none', orderId: id };
  return {
    outcome: last.status === 'failed' ? 'failed' : 'pending',
    orderId: id,
    attemptId: last.payment_id,
  };
}

/** Undefined for events about no payment of ours. */
export function factOfEvent({ event, payload }: RazorpayEvent): GatewayFact | undefined {
  const link = payload.payment_link?.entity;
  const attempt = payload.payment?.entity;
  if (event.startsWith('payment_link.') && link) return factOfLinkEvent(link, attempt);
  if (!attempt) return undefined;
  const fact = factOfAttemptEvent(event, attempt, payload.refund?.entity);
  return fact && { ...fact, ...ofLink(attempt, fact) };
}

function factOfAttemptEvent(
  event: string,
  attempt: RazorpayAttempt,
  refund: RefundOf | undefined,
): GatewayFact | undefined {
  const orderId = attempt.order_id ?? '';
  if (event === 'refund.failed') return factOfFailedRefund(attempt, orderId, refund);
  const isOfAttempt = /^(payment\.(authorized|captured|failed)|order\.paid|refund\.processed)$/.test(event);
  return isOfAttempt ? factOfAttempt(attempt, orderId) : undefined;
}

function factOfLinkEvent(link: RazorpayLink, attempt: RazorpayAttempt | undefined): GatewayFact {
  const fact = factOfLink(link);
  if (!attempt) return fact;
  const { attemptId, bankReference, method, amountPaise, currency } = factOfAttempt(attempt, link.id);
  // The link's own amount is of all its payments.
  const money = fact.outcome === 'paid' && { amountPaise, currency };
  return { ...fact, attemptId, bankReference, method, ...money };
}

/** A link's payments come under an order of Razorpay's own, and their description names the link. */
function ofLink(attempt: RazorpayAttempt, { outcome }: GatewayFact): Pick<GatewayFact, 'ofLink'> {
  const id = attempt.order_id && /^#(\w+)$/.exec(attempt.description ?? '')?.[1];
  if (!id) return {};
  const orderId = `plink_${id}`;
  return {
    ofLink: { orderId, outcome: outcome === 'refundFailed' ? outcome : outcomeOf(attempt, orderId) },
  };
}

function factOfFailedRefund(
  attempt: RazorpayAttempt,
  orderId: string,
  refund: RefundOf = attempt,
): GatewayFact {
  const { amount, currency } = refund;
  return { outcome: 'refundFailed', orderId, attemptId: attempt.id, amountPaise: amount, currency };
}

function methodOf(method: string): PaymentMethod {
  if (method === 'emi') return 'card';
  return PAYMENT_METHODS.find((each) => each === method) ?? 'other';
}

function outcomeOf(
  { status, captured, amount_refunded = 0 }: RazorpayAttempt,
  orderId: string,
): GatewayFact['outcome'] {
  switch (status) {
    case 'created':
      return 'pending';
    case 'authorized':
      // A link captures by itself, so authorised means pending.
      return orderId.startsWith('plink_') ? 'pending' : 'blocked';
    case 'captured':
      return amount_refunded > 0 ? 'refunded' : 'paid';
    case 'refunded':
      return captured ? 'refunded' : 'released';
    case 'failed':
      return 'failed';
  }
}
