import type { NextTermDto } from '@/lib/domain/policy/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { BoughtPrice } from './boughtPrice';
import type { PaymentMode, PaymentStatus } from './payment';
import type { SandboxMode } from './sandbox';

/** GET, POST /api/payments: the customer's view. Whole rupees. */
export type PaymentDto = {
  paymentId: string;
  quoteId: string;
  status: PaymentStatus;
  mode: PaymentMode;
  amount: number;
  price: BoughtPrice;
  people: number;
  /** Identifies what it buys; sent along when the payment is tried again. */
  about: string;
  /** A reference to quote on the phone. */
  reference: string;
  bankReference?: string;
  /** The amount of a partial refund. */
  refund?: number;
  /** Money of further attempts, in rupees with paise. */
  surplus?: readonly { amount: number; bankReference?: string; isBack: boolean }[];
  /**
   * The page of the gateway, while the payment can be made there. The browser posts `checkoutFields` to it, if there
   * are any.
   */
  checkoutUrl?: string;
  checkoutFields?: Record<string, string>;
  history: readonly { status: PaymentStatus; at: string }[];
  mobileNumber?: string;
  /** When the block lapses by itself. */
  blockedUntil?: string;
  next: JourneyStep;
  /** A trip's policy, once it is issued. */
  policyNumber?: string;
  /** The policy whose trip gets other days by this payment. */
  tripChange?: string;
  /** Present if it pays for a person who is added; `coveredFrom` once they are, `nextTerm` if that term lacks them. */
  addition?: { policyNumber: string; changeId: string; coveredFrom?: IsoDate; nextTerm?: NextTermDto };
  /** Present if it pays for the next term of a policy; `renewedBy` once that is there. */
  renewal?: { policyNumber: string; renewedBy?: string; startsOn?: IsoDate };
  updatedAt: string;
};

/** GET /api/payments?quoteId= */
export type PaymentOfferDto = {
  quoteId: string;
  /** Identifies what is bought; sent along with the payment, so that nothing else is paid. */
  about: string;
  mode: PaymentMode;
  price: BoughtPrice;
  people: number;
  mobileNumber?: string;
  next: JourneyStep;
  /** Set while no payment of this kind is taken. */
  isPaused?: true;
  /** The last day on which an accepted proposal without money can be paid. */
  acceptedUntil?: string;
  /** Set once that day has passed, so that a new quote is needed. */
  isOver?: true;
  payment?: PaymentDto;
};

/** GET /api/sandbox/pay */
export type SandboxOrderDto = { orderId: string; mode: SandboxMode; amount: number; returnUrl: string };

export type PaidDto = {
  amount: number;
  reference: string;
  /** Whether the money is blocked in the customer's bank and not debited. */
  isBlocked: boolean;
  /** How many fields are open before the signature; absent once signed. */
  openAnswers?: number;
};
