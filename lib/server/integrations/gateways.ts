import { serverEnv } from '@/lib/config/serverEnv';
import type { GatewayFact, GatewayName, PaymentMode } from '@/lib/domain/payment/payment';
import type { PaymentRecord } from '@/models/payment/payment';
import type { MandateGateway } from './mandates';
import { razorpay } from './razorpay';
import { sandbox } from './sandboxGateway';

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
  /** Full, or the part that the payment names. Idempotent. */
  refund: (payment: PaymentRecord, now: Date) => Promise<GatewayFact>;
  cancel: (payment: PaymentRecord, now: Date) => Promise<void>;
  mandates: MandateGateway;
  /** Undefined on a wrong signature. */
  readWebhook: (raw: Buffer, headers: WebhookHeaders) => Told | undefined;
};

const gateways: Record<GatewayName, Gateway> = { razorpay, sandbox };

export function gatewayNamed(name: GatewayName): Gateway {
  return gateways[name];
}

/** The sandbox until a gateway is configured; production refuses it (serverEnv). */
export function currentGateway(): GatewayName {
  return serverEnv().RAZORPAY_KEY_ID === undefined ? 'sandbox' : 'razorpay';
}

export function hasSandbox(): boolean {
  return serverEnv().APP_ENV !== 'production' && currentGateway() === 'sandbox';
}
