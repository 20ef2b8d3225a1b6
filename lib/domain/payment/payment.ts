/** `pay` takes the premium at once; `block` has the gateway hold it until the proposal is accepted. */
export const PAYMENT_MODES = ['pay', 'block'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** What a receipt says of the way it was paid. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking', 'wallet', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who takes the money. */
export const GATEWAYS = ['razorpay', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAYS)[number];

export const PAYMENT_STATUSES = [
  /** The customer may pay; the gateway has no word of an attempt. */
  'open',
  /** The customer came back from the gateway, or an attempt runs there: nobody is asked to pay again. */
  'pending',
  /** The last attempt failed. Nothing was taken, and the same order may be tried again. */
  'failed',
  /** Given up: too old, or the quote changed. Money that comes now counts, or goes back where another took its place. */
  'cancelled',
  /** Held by the bank, not taken. */
  'blocked',
  /** The held money is being taken. */
  'capturing',
  'paid',
  /** The held money is being let go. */
  'releasing',
  'released',
  'refunding',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Where each status may go. Among the unpaid ones the word of the gateway decides; once money is held or taken
 * there is no way back but giving it back. Money may come late, after a failure or when all was given up.
 */
const ways: Record<PaymentStatus, readonly PaymentStatus[]> = {
  open: ['pending', 'failed', 'cancelled', 'blocked', 'paid'],
  pending: ['open', 'failed', 'cancelled', 'blocked', 'paid'],
  failed: ['open', 'pending', 'cancelled', 'blocked', 'paid'],
  cancelled: ['blocked', 'paid'],
  blocked: ['capturing', 'releasing', 'paid', 'released'],
  capturing: ['paid', 'releasing', 'released'],
  paid: ['refunding', 'refunded'],
  // The bank had taken it before it was told to let it go.
  releasing: ['released', 'refunding'],
  refunding: ['refunded'],
  released: [],
  refunded: [],
};

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return ways[from].includes(to);
}

/** A quote has one of these at a time. */
export function isLive(status: PaymentStatus): boolean {
  return ['open', 'pending', 'failed', 'blocked', 'capturing', 'paid'].includes(status);
}

/** The bank let held money go by itself, because its time was over: nobody told it to. */
export function hasLapsed(history: readonly { status: PaymentStatus }[]): boolean {
  const moves = history.map(({ status }) => status);
  return moves.at(-1) === 'released' && !moves.includes('releasing');
}

/** Nothing was taken yet, and the order may still be paid. */
export function isUnpaid(status: PaymentStatus): boolean {
  return status === 'open' || status === 'pending' || status === 'failed';
}

/** The bank has set the money aside or the insurer has it. */
export function hasMoney(status: PaymentStatus): boolean {
  return ['blocked', 'capturing', 'paid'].includes(status);
}

/**
 * How long a customer may pay, and how long money is held at most: what is asked of the gateway, told to the customer
 * and counted with. Five days is the longest that Razorpay leaves a payment uncaptured (a UPI mandate could have 14).
 */
export const PAY_WITHIN_HOURS = 24;
export const HOLD_DAYS = 5;

const FIRST_CHECK_SECONDS = 4;
const CHECK_SECONDS_AT_MOST = 15 * 60;

/** When the gateway is asked again after so many times (milliseconds): soon at first, a quarter of an hour at last. */
export function nextCheckAt(checks: number, now: number): number {
  const seconds = Math.min(FIRST_CHECK_SECONDS * 2 ** Math.min(checks, 20), CHECK_SECONDS_AT_MOST);
  return now + seconds * 1000;
}

type MovingOutcome =
  'none' | 'pending' | 'failed' | 'blocked' | 'paid' | 'cancelled' | 'released' | 'refunded';

/** What a gateway says of a payment, whether it told us or was asked. */
export type GatewayFact = {
  /** `none`: nobody has tried to pay. `refundFailed`: what was sent back did not arrive. */
  outcome: MovingOutcome | 'refundFailed';
  /** The gateway's id of the order or link. */
  orderId: string;
  /** The gateway's id of the attempt; the bank's reference of it. */
  attemptId?: string;
  bankReference?: string;
  method?: PaymentMethod;
  amountPaise?: number;
  /** How much of it went back. */
  refundedPaise?: number;
  currency?: string;
};

/** What goes back of a payment, in paise: all of it, or the part that it names. Both in whole rupees. */
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
  /** Money that is not what was asked for, or came back to us: nothing moves, and a person looks at it. */
  | { kind: 'mismatch'; problem: 'amount' | 'currency' | 'again' | 'refundFailed' };

type Asked = {
  status: PaymentStatus;
  amountPaise: number;
  /** What is to go back, where it is not all. */
  refundPaise?: number;
  failedAttempts: readonly string[];
  /** The attempt whose money it is. */
  attemptId?: string;
};

function isAllBack({ amountPaise, refundPaise = amountPaise }: Asked, fact: GatewayFact): boolean {
  return fact.outcome !== 'refunded' || (fact.refundedPaise ?? 0) >= refundPaise;
}

function problemOfMoney(payment: Asked, fact: GatewayFact): 'currency' | 'amount' | 'again' | undefined {
  if (fact.currency !== 'INR') return 'currency';
  if (fact.amountPaise !== payment.amountPaise) return 'amount';
  return isAgain(payment, fact) ? 'again' : undefined;
}

/** Another attempt took money after that of the first one was given back. */
function isAgain({ status, attemptId }: Asked, fact: GatewayFact): boolean {
  const isOther = attemptId !== undefined && fact.attemptId !== undefined && fact.attemptId !== attemptId;
  return isOther && ['releasing', 'released', 'refunding', 'refunded'].includes(status);
}

/** What was to be let go and is taken after all is sent back. */
function wayTo(to: PaymentStatus, from: PaymentStatus): PaymentStatus {
  return from === 'releasing' && to === 'paid' ? 'refunding' : to;
}

/**
 * What follows from a fact. An attempt that was known to have failed says nothing of the one after it; money of which
 * less went back than is owed is still here.
 */
export function judgeFact(payment: Asked, fact: GatewayFact): FactVerdict {
  const { outcome } = fact;
  if (outcome === 'refundFailed') return { kind: 'mismatch', problem: outcome };
  const to = isAllBack(payment, fact) ? statusOf[outcome] : 'paid';
  const problem = to === 'paid' || to === 'blocked' ? problemOfMoney(payment, fact) : undefined;
  if (problem) return { kind: 'mismatch', problem };
  const isOld = fact.attemptId !== undefined && payment.failedAttempts.includes(fact.attemptId);
  if (to === 'failed' && isOld) return { kind: 'nothing' };
  const way = wayTo(to, payment.status);
  return canMovePayment(payment.status, way) ? { kind: 'move', to: way } : { kind: 'nothing' };
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What the customer tells on the phone: ten letters and digits that can't be mistaken for each other. */
export function paymentReference(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 10)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `SK-${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}
