import type { FailureReason } from './failureReason';

/** `pay` debits at once; `block` blocks until acceptance. */
export const PAYMENT_MODES = ['pay', 'block'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const GATEWAYS = ['razorpay', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

export const PAYMENT_STATUSES = [
  'open',
  /** The customer returned, or an attempt runs, so payment must not be asked for again. */
  'pending',
  'failed',
  /**
   * The payment is too old, or the quote changed. Money that still arrives counts, or is refunded if another payment
   * replaced it.
   */
  'cancelled',
  'blocked',
  'capturing',
  'paid',
  'releasing',
  'released',
  'refunding',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Unpaid statuses follow the gateway, since money may arrive after a failure or cancellation. */
const ways: Record<PaymentStatus, readonly PaymentStatus[]> = {
  open: ['pending', 'failed', 'cancelled', 'blocked', 'paid'],
  pending: ['open', 'failed', 'cancelled', 'blocked', 'paid'],
  failed: ['open', 'pending', 'cancelled', 'blocked', 'paid'],
  cancelled: ['blocked', 'paid'],
  blocked: ['capturing', 'releasing', 'paid', 'released'],
  capturing: ['paid', 'releasing', 'released'],
  paid: ['refunding', 'refunded'],
  // The bank debited before it was told to release.
  releasing: ['released', 'refunding'],
  refunding: ['refunded'],
  released: [],
  refunded: [],
};

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return ways[from].includes(to);
}

/** A quote has at most one of these. */
export function isLive(status: PaymentStatus): boolean {
  return ['open', 'pending', 'failed', 'blocked', 'capturing', 'paid'].includes(status);
}

/** Whether the bank released the money without our request, since its time limit passed. */
export function hasLapsed(history: readonly { status: PaymentStatus }[]): boolean {
  const moves = history.map(({ status }) => status);
  return moves.at(-1) === 'released' && !moves.includes('releasing');
}

export function isUnpaid(status: PaymentStatus): boolean {
  return status === 'open' || status === 'pending' || status === 'failed';
}

export function hasMoney(status: PaymentStatus): boolean {
  return ['blocked', 'capturing', 'paid'].includes(status);
}

export const PAY_WITHIN_HOURS = 24;
/** Razorpay captures within five days at most (a UPI mandate within 14). */
export const BLOCK_DAYS = 5;

const FIRST_CHECK_SECONDS = 4;
const CHECK_SECONDS_AT_MOST = 15 * 60;

export function nextCheckAt(checks: number, now: number): number {
  const seconds = Math.min(FIRST_CHECK_SECONDS * 2 ** Math.min(checks, 20), CHECK_SECONDS_AT_MOST);
  return now + seconds * 1000;
}

type MovingOutcome =
  | 'none'
  | 'pending'
  | 'failed'
  | 'blocked'
  | 'paid'
  | 'cancelled'
  | 'released'
  | 'refunded';

export type GatewayFact = {
  /** `none`: no attempt yet. `refundFailed`: the refund did not arrive. */
  outcome: MovingOutcome | 'refundFailed';
  orderId: string;
  /**
   * What the gateway says of the payment link that a fact names, unless its order is ours: anybody who pays an order
   * may name one.
   */
  ofLink?: Pick<GatewayFact, 'orderId' | 'outcome'>;
  attemptId?: string;
  /** Of a failure. */
  reason?: FailureReason;
  bankReference?: string;
  method?: PaymentMethod;
  amountPaise?: number;
  refundedPaise?: number;
  currency?: string;
};

/** Takes whole rupees and answers paise. */
export function owedPaise({ amount, refund = amount }: { amount: number; refund?: number }): number {
  return refund * 100;
}

const statusOf: Record<MovingOutcome, PaymentStatus> = {
  none: 'open',
  pending: 'pending',
  failed: 'failed',
  blocked: 'blocked',
  paid: 'paid',
  cancelled: 'cancelled',
  released: 'released',
  refunded: 'refunded',
};

export type FactVerdict =
  | { kind: 'move'; to: PaymentStatus }
  | { kind: 'nothing' }
  /** A person must look at it; the payment stays as it is. */
  | { kind: 'mismatch'; problem: 'amount' | 'currency' | 'again' | 'refundFailed' };

type Asked = {
  status: PaymentStatus;
  amountPaise: number;
  refundPaise?: number;
  failedAttempts: readonly string[];
  attemptId?: string;
  surplus?: readonly { attemptId: string }[];
};

function isAllBack({ amountPaise, refundPaise = amountPaise }: Asked, fact: GatewayFact): boolean {
  return fact.outcome !== 'refunded' || (fact.refundedPaise ?? 0) >= refundPaise;
}

function problemOfMoney(payment: Asked, fact: GatewayFact): 'currency' | 'amount' | 'again' | undefined {
  if (fact.currency !== 'INR') return 'currency';
  if (fact.amountPaise !== payment.amountPaise) return 'amount';
  return isAgain(payment, fact) ? 'again' : undefined;
}

/** A second attempt was debited beside the first one, or after its refund. */
function isAgain({ status, attemptId }: Asked, fact: GatewayFact): boolean {
  const isOther = attemptId !== undefined && fact.attemptId !== undefined && fact.attemptId !== attemptId;
  return isOther && ['paid', 'releasing', 'released', 'refunding', 'refunded'].includes(status);
}

/** Money that was debited despite a release is refunded. */
function wayTo(to: PaymentStatus, from: PaymentStatus): PaymentStatus {
  return from === 'releasing' && to === 'paid' ? 'refunding' : to;
}

/**
 * A refund of an attempt beside the one that counts says nothing about the payment. But a debit of an attempt that
 * nobody told us of may be the payment's own.
 */
function isOfAnother({ attemptId, surplus = [] }: Asked, { outcome, attemptId: of }: GatewayFact): boolean {
  if (outcome === 'refunded') return surplus.some((each) => each.attemptId === of);
  return outcome === 'released' && attemptId !== undefined && of !== undefined && of !== attemptId;
}

function isKnownFailure(
  { failedAttempts }: Pick<Asked, 'failedAttempts'>,
  { outcome, attemptId }: GatewayFact,
) {
  return outcome === 'failed' && attemptId !== undefined && failedAttempts.includes(attemptId);
}

/** Drops a gateway's answer if its last word is a failure that we know, since nothing was tried after it. */
export function newsOf(payment: Pick<Asked, 'failedAttempts'>, fact: GatewayFact): GatewayFact {
  return isKnownFailure(payment, fact) ? { orderId: fact.orderId, outcome: 'none' } : fact;
}

/** A known failed attempt says nothing about later ones; a refund of less than is due is not complete. */
export function judgeFact(payment: Asked, fact: GatewayFact): FactVerdict {
  const { outcome } = fact;
  if (outcome === 'refundFailed') return { kind: 'mismatch', problem: outcome };
  if (isOfAnother(payment, fact)) return { kind: 'nothing' };
  const to = isAllBack(payment, fact) ? statusOf[outcome] : 'paid';
  const problem = to === 'paid' || to === 'blocked' ? problemOfMoney(payment, fact) : undefined;
  if (problem) return { kind: 'mismatch', problem };
  if (isKnownFailure(payment, fact)) return { kind: 'nothing' };
  // We were told of an attempt that the gateway doesn't list, so our status is the newer one.
  if (outcome === 'none' && payment.status === 'failed') return { kind: 'nothing' };
  const way = wayTo(to, payment.status);
  return canMovePayment(payment.status, way) ? { kind: 'move', to: way } : { kind: 'nothing' };
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference to quote on the phone: ten letters and digits, none of them alike. */
export function paymentReference(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 10)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `SK-${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
