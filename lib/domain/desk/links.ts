import { DAY_MS } from '@/lib/domain/common/dates';
import type { PaymentStatus } from '@/lib/domain/payment/payment';
import { hasMoney, isUnpaid } from '@/lib/domain/payment/payment';
import type { Channel } from '@/lib/domain/verify/otp.data';

/** `custom`: the price of the same quote for another number of years, with a reason. */
export const LINK_KINDS = ['payment', 'application', 'custom'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const LINKS_A_DAY = 3;
/** At most; a payment link ends with its price. */
const LINK_DAYS = 14;
/** A custom amount that nobody decided on runs out after this. */
const APPROVE_WITHIN_MS = 4 * 60 * 60 * 1000;

export type LinkState =
  | 'pending_approval'
  | 'returned'
  | 'sent'
  | 'delivered'
  | 'failed'
  | 'opened'
  | 'paying'
  | 'paid'
  | 'cancelled'
  | 'expired';

/** A link as the desk sees it. Its code is the customer's alone. */
export type LinkDto = {
  linkId: string;
  kind: LinkKind;
  state: LinkState;
  channel: Channel;
  /** Whole rupees, and the years that they are for. */
  amount?: number;
  tenure?: number;
  /** A staff id, or `customer` for a link renewed by its customer. */
  by: string;
  askedAt: string;
  sentAt?: string;
  opens: number;
  lastOpenedAt?: string;
  cancelledAt?: string;
  decidedBy?: string;
  /** The last moment in which it opens, or in which it can be approved. */
  validUntil: string;
  payment?: { status: PaymentStatus; amount: number; reference: string; at: string };
};

export type LinkFacts = {
  status: 'pending' | 'returned' | 'sent' | 'cancelled';
  delivery?: 'waiting' | 'delivered' | 'failed';
  opens: number;
  sentAt?: Date;
  cancelledAt?: Date;
  validUntil: Date;
};

type PaymentFacts = { status: PaymentStatus; createdAt: Date };

/** The newest payment begun while the link was live: what its cancelling does not undo. */
export function paymentByLink<P extends PaymentFacts>(
  { sentAt, cancelledAt }: Pick<LinkFacts, 'sentAt' | 'cancelledAt'>,
  newestFirst: readonly P[],
): P | undefined {
  if (!sentAt) return undefined;
  const begun = newestFirst.filter(({ createdAt }) => {
    return createdAt >= sentAt && (!cancelledAt || createdAt <= cancelledAt);
  });
  return begun.find(({ status }) => hasMoney(status)) ?? begun[0];
}

export function linkStateOf(link: LinkFacts, payment: PaymentFacts | undefined, now: Date): LinkState {
  if (link.status === 'returned') return 'returned';
  if (payment && hasMoney(payment.status)) return 'paid';
  if (link.status === 'cancelled') return 'cancelled';
  if (payment && isUnpaid(payment.status)) return 'paying';
  if (link.validUntil <= now) return 'expired';
  if (link.status === 'pending') return 'pending_approval';
  if (link.delivery === 'failed') return 'failed';
  if (link.opens > 0) return 'opened';
  return link.delivery === 'delivered' ? 'delivered' : 'sent';
}

/** `lastDay`: of the price. */
export function linkEnd(now: Date, lastDay?: Date): Date {
  const end = now.getTime() + LINK_DAYS * DAY_MS;
  return new Date(Math.min(end, lastDay?.getTime() ?? end));
}

export function approvalEnd(now: Date): Date {
  return new Date(now.getTime() + APPROVE_WITHIN_MS);
}
