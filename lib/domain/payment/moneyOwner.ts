import { DAY_MS } from '@/lib/domain/common/dates';
import type { Decision } from '@/lib/domain/quote/journey/nextStep';
import { BLOCK_DAYS, type PaymentStatus } from './payment';
import { DECISION_DAYS } from '@/lib/domain/policy/terms.data';

/** Days after which an unsigned, untouched application is refunded. */
export const SIGN_WITHIN_DAYS = 45;
/** Days after which our own work is overdue; a bank has ten. */
const WORK_WITHIN_DAYS = 1;
const RETURN_WITHIN_DAYS = 10;

/** Why money has no owner; `overdue` if its owner missed the deadline. */
export const OWNER_PROBLEMS = [
  'unwanted',
  'declined',
  'noCase',
  'noPolicy',
  'unsigned',
  'overdue',
  'takenBack',
] as const;
export type OwnerProblem = (typeof OWNER_PROBLEMS)[number];

/** `settleAgain` repeats the effects of the payment, `decideAgain` those of the decision. */
export type Mend = 'settleAgain' | 'decideAgain' | 'refundOrRelease' | 'none';

export type MoneyOwner =
  | { kind: 'none' }
  | { kind: 'policy' }
  | { kind: 'waiting'; who: 'customer' | 'underwriter' | 'server' | 'bank'; until: Date }
  | { kind: 'goingBack'; until: Date }
  | { kind: 'nobody'; problem: OwnerProblem; mend: Mend };

export type MoneyFacts = {
  payment: {
    _id: string;
    status: PaymentStatus;
    isSettled: boolean;
    history: readonly { status: PaymentStatus; at: Date }[];
    updatedAt: Date;
  };
  quote?: { paymentId?: string; paidAt?: Date };
  application?: {
    submittedAt?: Date;
    decision?: Decision;
    decidedAt?: Date;
    leaseUntil?: Date;
    updatedAt: Date;
  };
  /** The case waits for the underwriter or is being settled. */
  hasCase: boolean;
  policy?: { paymentId?: string };
  /** The payment is for a person who is added to a policy, or for its next term. */
  addition?: { isCovered: boolean };
};

/** Money belongs to a policy, a proposal with a deadline, or a refund or release under way. */
export function ownerOf(facts: MoneyFacts, now: Date): MoneyOwner {
  const owner = ownerOfStatus[facts.payment.status](facts);
  if (!('until' in owner) || owner.until >= now) return owner;
  const isUnsigned = owner.kind === 'waiting' && owner.who === 'customer';
  return isUnsigned ? nobody('unsigned', 'refundOrRelease') : nobody('overdue', 'none');
}

const none = (): MoneyOwner => ({ kind: 'none' });
const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

const goingBack = ({ payment }: MoneyFacts): MoneyOwner => ({
  kind: 'goingBack',
  until: after(payment.updatedAt, RETURN_WITHIN_DAYS),
});

const waiting = (
  who: Extract<MoneyOwner, { kind: 'waiting' }>['who'],
  from: Date,
  days: number,
): MoneyOwner => ({ kind: 'waiting', who, until: after(from, days) });

const nobody = (problem: OwnerProblem, mend: Mend): MoneyOwner => ({ kind: 'nobody', problem, mend });

const ownerOfStatus: Record<PaymentStatus, (facts: MoneyFacts) => MoneyOwner> = {
  open: none,
  pending: none,
  failed: none,
  cancelled: none,
  released: none,
  refunded: ownerOfReturned,
  releasing: goingBack,
  refunding: goingBack,
  blocked: ownerOfKept,
  capturing: ownerOfKept,
  paid: ownerOfKept,
};

/** Money that was returned by a dispute or by hand at the gateway: what it bought has no premium any more. */
function ownerOfReturned({ payment, policy, addition }: MoneyFacts): MoneyOwner {
  const isAsked = payment.history.some(({ status }) => status === 'refunding');
  const isCovered = addition?.isCovered ?? policy?.paymentId === payment._id;
  return isCovered && !isAsked ? nobody('takenBack', 'none') : none();
}

function ownerOfKept(facts: MoneyFacts): MoneyOwner {
  const { payment, quote, application, policy, addition } = facts;
  if (!payment.isSettled) return waiting('server', payment.updatedAt, WORK_WITHIN_DAYS);
  if (addition) return addition.isCovered ? { kind: 'policy' } : nobody('unwanted', 'settleAgain');
  if (policy?.paymentId === payment._id) return { kind: 'policy' };
  if (!quote?.paidAt || quote.paymentId !== payment._id) return nobody('unwanted', 'settleAgain');
  return application?.decision ? ownerOfDecided(facts) : ownerOfUnsigned(facts);
}

function ownerOfDecided({ payment, application, hasCase }: MoneyFacts): MoneyOwner {
  const { decision, submittedAt, decidedAt = new Date(0), leaseUntil } = application ?? {};
  if (decision === 'referred' && hasCase) {
    return waiting('underwriter', submittedAt ?? decidedAt, DECISION_DAYS + WORK_WITHIN_DAYS);
  }
  const since = decidedAt > payment.updatedAt ? decidedAt : payment.updatedAt;
  if (leaseUntil && payment.status === 'capturing') return waiting('bank', since, BLOCK_DAYS);
  if (leaseUntil) return waiting('server', since, WORK_WITHIN_DAYS);
  if (decision === 'declined') return nobody('declined', 'settleAgain');
  return nobody(decision === 'referred' ? 'noCase' : 'noPolicy', 'decideAgain');
}

/** An unsigned application waits for its customer, at most until the block lapses. */
function ownerOfUnsigned({ payment, application }: MoneyFacts): MoneyOwner {
  const { status, history, updatedAt } = payment;
  const touched = Math.max(updatedAt.getTime(), application?.updatedAt.getTime() ?? 0);
  const blockedAt = status === 'paid' ? undefined : history.find((move) => move.status === 'blocked')?.at;
  const until = blockedAt
    ? after(blockedAt, BLOCK_DAYS + WORK_WITHIN_DAYS)
    : after(new Date(touched), SIGN_WITHIN_DAYS);
  return { kind: 'waiting', who: 'customer', until };
}
