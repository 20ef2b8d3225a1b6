import { serverEnv } from '@/lib/config/serverEnv';
import type { GatewayName } from '@/lib/domain/payment/payment';
import type { Gateway } from './gateway';
import { razorpay } from './razorpay/razorpay';
import { sandbox } from './sandboxGateway';

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
