import type { MandateRecord } from '@/models/renewals/mandate';
import type { Placed } from './gateways';

export type Payer = { name: string; mobileNumber: string; email: string };

export type MandateOrder = {
  reference: string;
  limitPaise: number;
  until: Date;
  returnUrl: string;
  payer: Payer;
};

export type Given = Pick<MandateRecord, 'reference' | 'orderId' | 'customerId' | 'token' | 'limit'>;

/** `ended` at the bank too, or refused there. */
export type MandateState = { state: 'waiting' | 'active' | 'ended'; token?: string };

export type Debit = { reference: string; amountPaise: number; payer: Payer };

/** Debits without the customer. Each call may be repeated. */
export type MandateGateway = {
  ask: (order: MandateOrder) => Promise<Placed & Pick<MandateRecord, 'customerId'>>;
  askAbout: (mandate: Given, now: Date) => Promise<MandateState>;
  end: (mandate: Given) => Promise<void>;
  /** The order alone, so that it is known before money moves. */
  placeDebit: (mandate: Given, debit: Debit) => Promise<{ orderId: string }>;
  /** One debit an order. */
  debit: (mandate: Given, debit: Debit & { orderId: string }, now: Date) => Promise<void>;
};
