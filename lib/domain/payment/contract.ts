import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';
import type { PaymentMode, PaymentStatus } from './payment';

/** GET, POST /api/payments: a payment as its customer sees it. Money is whole rupees. */
export type PaymentDto = {
  paymentId: string;
  quoteId: string;
  status: PaymentStatus;
  mode: PaymentMode;
  amount: number;
  price: PriceDto;
  people: number;
  /** What the customer tells on the phone. */
  reference: string;
  bankReference?: string;
  /** What goes back, where it is not all. */
  refund?: number;
  /** Where to pay; only while paying is right. With fields it is to be posted. */
  checkoutUrl?: string;
  checkoutFields?: Record<string, string>;
  history: readonly { status: PaymentStatus; at: string }[];
  mobileNumber?: string;
  /** Until when the bank may hold the money. */
  holdUntil?: string;
  next: JourneyStep;
  updatedAt: string;
};

/** GET /api/payments?quoteId=: what there is to pay, and how far it is paid. */
export type PaymentOfferDto = {
  quoteId: string;
  mode: PaymentMode;
  price: PriceDto;
  people: number;
  mobileNumber?: string;
  next: JourneyStep;
  payment?: PaymentDto;
};

/** GET /api/sandbox/pay */
export type SandboxOrderDto = { orderId: string; mode: PaymentMode; amount: number; returnUrl: string };

/** A payment, and how much of the application form is left after it. */
export type PaidDto = {
  amount: number;
  reference: string;
  /** Held in the customer's bank, not taken. */
  isBlocked: boolean;
  /** Answers that are asked for before the signature; absent once it is signed. */
  openAnswers?: number;
};
