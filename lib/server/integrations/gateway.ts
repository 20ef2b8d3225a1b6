import type { GatewayFact, PaymentMode } from '@/lib/domain/payment/payment';
import type { PaymentRecord } from '@/models/payment/payment';
import type { MandateRecord } from '@/models/renewals/mandate';

export type Order = {
  reference: string;
  mode: PaymentMode;
  amountPaise: number;
  payBy: Date;
  returnUrl: string;
};

export type Placed = Pick<PaymentRecord, 'orderId' | 'checkout'>;
/** `fact` is absent when the event is about no payment of ours. */
export type Told = { eventId: string; fact?: GatewayFact };
export type WebhookHeaders = Record<string, string | string[] | undefined>;

export type Gateway = {
  placeOrder: (order: Order) => Promise<Placed>;
  askAbout: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  /** Idempotent, as is `release`. */
  capture: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  release: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  /** Refunds all, or the part that the payment names. Idempotent. */
  refund: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  cancel: (payment: PaymentRecord, now: Date) => Promise<void>;
  mandates: MandateGateway;
  /** Undefined on a wrong signature. */
  readWebhook: (raw: Buffer, headers: WebhookHeaders) => Told | undefined;
};

export type Payer = { name: string; mobileNumber: string; email: string };

export type MandateOrder = {
  reference: string;
  limitPaise: number;
  until: Date;
  returnUrl: string;
  payer: Payer;
};

export type Given = Pick<MandateRecord, 'reference' | 'orderId' | 'customerId' | 'token' | 'limit'>;

/** `ended`: ended at the bank, or refused there. */
export type MandateState = { state: 'waiting' | 'active' | 'ended'; token?: string };

export type Debit = { reference: string; amountPaise: number; payer: Payer };

/** Debits without the customer. Each call may be repeated. */
export type MandateGateway = {
  ask: (order: MandateOrder) => Promise<Placed & Pick<MandateRecord, 'customerId'>>;
  askAbout: (mandate: Given, now: Date) => Promise<MandateState>;
  end: (mandate: Given) => Promise<void>;
  /** Places only the order, so that it is known before money moves. */
  placeDebit: (mandate: Given, debit: Debit) => Promise<{ orderId: string }>;
  /** Debits an order, once. */
  debit: (mandate: Given, debit: Debit & { orderId: string }, now: Date) => Promise<void>;
};
