import { api } from '@/lib/config/paths';
import type { Locale } from '@/lib/i18n/locales';
import {
  changePayment,
  findPayment,
  findPaymentFor,
  insertPayment,
  type PaymentRecord,
} from '@/models/payment/payment';
import { idFrom, keyedHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { logger } from '@/lib/server/logger';
import { isOff } from '@/lib/server/switches/switches';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { siteLink } from '@/lib/server/siteLink';
import { movePayment, newPayment } from './paymentRecord';
import type { Purchase } from './purchase';

const RETRY_AFTER_SECONDS = 5;

type RequestId = { id: string; requestHash: string };

/**
 * The idempotency key decides the payment's id, unless that payment is not live any more. Throws CONFLICT if the key
 * was used with another body.
 */
export async function requestIdOf(
  { idempotencyKey }: Pick<ApiRequest<unknown>, 'idempotencyKey'>,
  mobileHash: string,
  asked: readonly unknown[],
): Promise<RequestId> {
  const requestHash = keyedHash('payment-request', JSON.stringify(asked));
  if (!idempotencyKey) return { id: randomId(), requestHash };
  const id = idFrom(keyedHash('payment-id', `${mobileHash}|${idempotencyKey}`));
  const before = await findPayment(id);
  if (before && before.requestHash !== requestHash) throw new AppError('CONFLICT');
  return { id: before && !before.isLive ? randomId() : id, requestHash };
}

/** Returns the one live payment of a purchase, with its order at the gateway. Throws PAYMENT_PAUSED. */
export async function orderPayment(
  purchase: Purchase,
  requestId: RequestId,
  { now, locale }: Pick<ApiRequest<unknown>, 'now' | 'locale'>,
): Promise<PaymentRecord> {
  if (await isOff('payment', purchase.mode)) throw new AppError('PAYMENT_PAUSED');
  return withCheckout(await livePayment(purchase, requestId, now), locale);
}

/** Replaces a payment of an earlier state of the purchase, unless money is on its way. */
function livePayment(purchase: Purchase, requestId: RequestId, now: Date): Promise<PaymentRecord> {
  return retryOnConflict(async () => {
    const found = await findPaymentFor(purchase);
    if (!found?.isLive) {
      const fresh = newPayment(purchase, requestId, now);
      return (await insertPayment(fresh)) ? fresh : undefined;
    }
    if (found.status !== 'open' && found.status !== 'failed') return found;
    if (isFor(found, purchase) && found.payBy > now) {
      if (found.status === 'open') return found;
      return (await movePayment(found, 'open', { now, cause: 'customer tries again' })) ?? undefined;
    }
    await movePayment(found, 'cancelled', { now, cause: 'the quote changed' });
    return undefined;
  });
}

function isFor(payment: PaymentRecord, { boughtHash, mode, price }: Purchase): boolean {
  // A payment that a mandate began can't be paid on a page.
  if (payment.mandateId !== undefined) return false;
  const isSamePrice = payment.amount === price.priceAfterTax && payment.mode === mode;
  return isSamePrice && payment.boughtHash === boughtHash;
}

/**
 * Places the order at the gateway. If two requests do so at once, the order that is stored first counts, and no other
 * is ever shown.
 */
async function withCheckout(payment: PaymentRecord, locale: Locale): Promise<PaymentRecord> {
  // A payment that a mandate began has no page at the gateway.
  if (payment.mandateId !== undefined) return payment;
  if (payment.orderId) return inLanguage(payment, locale);
  const { reference, mode, amount, payBy, gateway } = payment;
  const returnUrl = returnUrlOf(payment, locale);
  const order = { reference, mode, amountPaise: amount * 100, payBy, returnUrl };
  const placed = await gatewayNamed(gateway)
    .placeOrder(order)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      logger().warn({ action: 'payment', gateway, error });
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  const noted = await changePayment(payment, { ...placed, language: locale }, { isWithoutOrder: true });
  const current = noted ?? (await findPayment(payment._id));
  if (!current?.orderId) throw new AppError('CONFLICT');
  return current;
}

/** Notes the language on the payment, since the gateway keeps the return address that it was given with the order. */
async function inLanguage(payment: PaymentRecord, language: Locale): Promise<PaymentRecord> {
  if (payment.language === language) return payment;
  return (await changePayment(payment, { language })) ?? payment;
}

function returnUrlOf({ _id }: Pick<PaymentRecord, '_id'>, locale: Locale): string {
  return siteLink(`${api.paymentReturn}?${new URLSearchParams({ paymentId: _id, locale })}`);
}
