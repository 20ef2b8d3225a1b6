import { addDays, HOUR_MS, type IsoDate } from '@/lib/domain/common/dates';
import type { PaymentStatus } from '@/lib/domain/payment/payment';
import { hasMoney, isUnpaid } from '@/lib/domain/payment/payment';
import type { Locale } from '@/lib/domain/common/locales';
import type { BoughtPrice } from '@/lib/domain/payment/boughtPrice';
import type { Channel } from '@/lib/domain/verify/otp.data';

/** `custom` is the price of the same quote for another number of years, with a reason. */
export const LINK_KINDS = ['payment', 'application', 'custom'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const LINKS_A_DAY = 3;
/** The most days for which a link is valid; a payment link ends earlier if its price does. */
const LINK_DAYS = 14;
/** A custom amount on which nobody decides expires after this time. */
const APPROVE_WITHIN_MS = 4 * HOUR_MS;

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

/** Why the message of a link was not delivered although it had been sent. */
export const STOP_REASONS = ['cancelled', 'expired', 'paid', 'consent', 'hours'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** A link as the desk sees it, without its code, which is only for the customer. */
export type LinkDto = {
  linkId: string;
  kind: LinkKind;
  state: LinkState;
  channel: Channel;
  /** Whole rupees, for this number of years. */
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

/** Answers POST …/preview: what a send would do now, and the refusal that it would meet. */
export type LinkPreviewDto = {
  /** The message as it would be sent, in the customer's language, but without the link's code. */
  text: string;
  subject: string;
  language: Locale;
  price?: BoughtPrice;
  amount?: number;
  needsApproval?: true;
  refusal?: { code: string; message: string };
};

/** GET …/links?quoteId= */
export type LinksDto = {
  /** Newest first. */
  links: readonly LinkDto[];
  /** The link that a new one would replace, even if it has expired. */
  liveId?: string;
  sentToday: number;
  mostADay: number;
  /** Present from the payment until the signature. */
  applicationId?: string;
  /** Prices of the same quote for other years: the amounts that a custom link can have. */
  offers: readonly { tenure: number; amount: number }[];
};

/** A custom amount that waits for a supervisor, or was decided. */
export type CustomAmountDto = LinkDto & {
  byName?: string;
  decidedByName?: string;
  quoteId: string;
  name: string;
  mobileNumber: string;
  /** Today's price for its years; absent if that is no longer offered. */
  filedAmount?: number;
  /** The price that the quote itself has. */
  quoteAmount?: number;
  reason: string;
  decisionReason?: string;
  decidedAt?: string;
  isOwn: boolean;
};

/** GET …/genCustomPaymentLink/approve */
export type CustomAmountsDto = { amounts: readonly CustomAmountDto[]; limit: number };

export const LINK_DECISIONS = ['approved', 'returned'] as const;

/** Bounds of a reason, in characters. Only staff read it. */
export const LINK_REASON = { min: 10, max: 500 } as const;

export const TOKEN_PURPOSES = ['payment-link', 'application-link'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];
export type LinkTokenDto = { token: string; expiresAt: string };
export type OpenedTokenDto = { purpose: TokenPurpose; id: string; expiresAt: string };

/** POST /api/links/open: what anybody with the link sees before the number is proven. */
export type SentLinkViewDto = {
  kind: LinkKind;
  productName: string;
  tier: string;
  sumInsured: number;
  /** A trip's sum insured in US dollars. */
  sumInsuredUsd?: number;
  tenure: number;
  /** Today's price. */
  amount?: number;
  /** The amount in the message, if today's differs. */
  previousAmount?: number;
  isPaid: boolean;
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

/** The last day of the price, or of the link if that is earlier. */
export function lastDayOfLink(today: IsoDate, priceUntil?: IsoDate): IsoDate {
  const day = addDays(today, LINK_DAYS);
  return priceUntil !== undefined && priceUntil < day ? priceUntil : day;
}

export function approvalEnd(now: Date): Date {
  return new Date(now.getTime() + APPROVE_WITHIN_MS);
}
