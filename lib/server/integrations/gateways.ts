import { serverEnv } from '@/lib/config/serverEnv';
import type { GatewayFact, GatewayName, PaymentMode } from '@/lib/domain/payment/payment';
import type { PaymentRecord } from '@/models/payment';
import { razorpay } from './razorpay';
import { sandbox } from './sandboxGateway';

export type Order = {
  /** Our reference: asked for again with the same one, the gateway gives the same order. */
  reference: string;
  mode: PaymentMode;
  amountPaise: number;
  payBy: Date;
  /** Where the customer comes back to, whatever became of it. */
  returnUrl: string;
};

export type Placed = Pick<PaymentRecord, 'orderId' | 'checkout'>;
/** What a webhook says: `fact` is absent where it says nothing of a payment. */
export type Told = { eventId: string; fact?: GatewayFact };
export type WebhookHeaders = Record<string, string | string[] | undefined>;

export type Gateway = {
  placeOrder: (order: Order) => Promise<Placed>;
  /** What it knows of a payment that has an order. */
  askAbout: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  /** These may be sent again: each has its effect once. */
  capture: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  release: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  /** Sends back what is owed: all of it, or the part that the payment names. */
  refund: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  /** Nobody shall pay this order any more. */
  cancel: (payment: PaymentRecord, now: Date) => Promise<void>;
  /** Undefined when its signature is not the gateway's. */
  readWebhook: (raw: Buffer, headers: WebhookHeaders) => Told | undefined;
};

const gateways: Record<GatewayName, Gateway> = { razorpay, sandbox };

export function gatewayNamed(name: GatewayName): Gateway {
  return gateways[name];
}

/** Who takes new payments: the sandbox until a gateway is configured, and never in production (serverEnv). */
export function currentGateway(): GatewayName {
  return serverEnv().RAZORPAY_KEY_ID === undefined ? 'sandbox' : 'razorpay';
}

export function hasSandbox(): boolean {
  return serverEnv().APP_ENV !== 'production' && currentGateway() === 'sandbox';
}
