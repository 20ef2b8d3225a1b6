import type { NextTermDto } from '@/lib/domain/policy/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { BoughtPrice } from './boughtPrice';
import type { FailureReason } from './failureReason';
import type { PaymentMode, PaymentStatus } from './payment';
import type { SandboxMode } from './sandbox';

/** What a payment buys, and how much of it is there. */
export type BoughtDto =
  /** A family's first term, and what comes next for it. */
  | { kind: 'premium'; next: JourneyStep }
  /** A trip; `policyNumber` once its policy is issued. */
  | { kind: 'trip'; next: JourneyStep; policyNumber?: string }
  /** Other days of a policy's trip. */
  | { kind: 'tripChange'; policyNumber: string; isChanged: boolean }
  /** A person who is added to a policy; `coveredFrom` once they are, `nextTerm` if that term lacks them. */
  | {
      kind: 'addition';
      policyNumber: string;
      changeId: string;
      coveredFrom?: IsoDate;
      nextTerm?: NextTermDto;
    }
  /** The next term of a policy; `renewedBy` once that is there. */
  | { kind: 'renewal'; policyNumber: string; renewedBy?: string };

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
  /** Why it failed, while it is failed and if the bank said so. */
  reason?: FailureReason;
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
  bought: BoughtDto;
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
