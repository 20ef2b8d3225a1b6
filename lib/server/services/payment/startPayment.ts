import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { repriceFamily } from '@/lib/domain/quote/repricing/repriceQuote';
import type { PaymentDto, PaymentOfferDto } from '@/lib/domain/payment/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { maskMobile } from '@/lib/domain/common/phone';
import type { Locale } from '@/lib/i18n/locales';
import type { PaymentBody, PaymentQuery, PaymentReturnedBody } from '@/lib/validation/payment/requests';
import {
  changePayment,
  findPayment,
  findPaymentOfQuote,
  insertPayment,
  type PaymentRecord,
} from '@/models/payment/payment';
import { keyedHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { findPlace } from '@/lib/server/places/places';
import { logger } from '@/lib/server/logger';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { keepPaidJourney } from '@/lib/server/services/common/keepRecords';
import { findQuote, markQuote } from '@/lib/server/services/quote/quoteStore';
import {
  billOf,
  isWanted,
  modeOf,
  movePayment,
  newPayment,
  returnUrlOf,
  toPaymentDto,
} from './paymentRecord';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';

/** 22 characters carry 128 bits; gateways allow at most 40. */
const ID_LENGTH = 22;
const RETRY_AFTER_SECONDS = 5;

/** A quote has one live payment. Throws PRICE_CHANGED if the customer was shown another amount. */
export async function startPayment(request: ApiRequest<PaymentBody>): Promise<PaymentDto> {
  const { input, now, locale } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  if (quote.paidAt) return readPaymentOf(quote, locale);
  if (nextStepOfQuote(quote) !== 'payment') throw new AppError('STEP_NOT_REACHED');
  const price = priceOf(quote, now);
  const mode = modeOf(quote, now);
  const wish = { mode, price, ...(await requestIdOf(request, quote)) };
  if (input.amount !== price.priceAfterTax || (input.mode ?? mode) !== mode) {
    throw new AppError('PRICE_CHANGED', { amounts: { before: input.amount, now: price.priceAfterTax } });
  }
  await keepPaidJourney(quote._id, now);
  const payment = await withCheckout(await livePayment(quote, wish, now), locale);
  const cause = `payment ${payment.reference}`;
  const { paymentInitiated } = LEAD_STATUS;
  await advanceLead(quote.dialerId, { status: paymentInitiated, at: now, actor: 'customer', cause });
  return toPaymentDto(payment, await withPayment(quote, payment), locale);
}

function withPayment(quote: Quote, { _id: paymentId }: PaymentRecord): Promise<Quote> {
  return retryOnConflict(async (tries) => {
    const current = tries === 0 ? quote : await findQuote(quote._id, new Date(0));
    if (!current) throw new AppError('CONFLICT');
    if (current.paidAt || current.paymentId === paymentId) return current;
    return (await markQuote(quote._id, { paymentId }, current.version)) ?? undefined;
  });
}

export async function readPayment(request: ApiRequest<PaymentQuery>): Promise<PaymentDto> {
  const { payment, quote } = await getPayment(request.input.paymentId ?? '', request);
  return toPaymentDto(payment, quote, request.locale);
}

export async function readOffer(request: ApiRequest<PaymentQuery>): Promise<PaymentOfferDto> {
  const { now, locale } = request;
  const quote = await findVerifiedQuote(request.input.quoteId ?? '', request);
  const payment = await findPaymentOfQuote(quote._id);
  const { mobileNumber } = quote.person;
  return {
    quoteId: quote._id,
    mode: modeOf(quote, now),
    price: sayPlace(quote.paidAt && payment ? billOf(payment) : priceOf(quote, now), locale),
    people: quote.members.length,
    mobileNumber: mobileNumber && maskMobile(mobileNumber),
    next: nextStepOfQuote(quote),
    ...(payment && { payment: toPaymentDto(payment, quote, locale) }),
  };
}

/** A return proves no payment, but prevents a second one until the gateway is asked. */
export async function noteReturn(request: ApiRequest<PaymentReturnedBody>): Promise<PaymentDto> {
  const { payment, quote } = await getPayment(request.input.paymentId, request);
  if (payment.status !== 'open') return toPaymentDto(payment, quote, request.locale);
  const moved = await movePayment(payment, 'pending', { now: request.now, cause: 'customer came back' });
  return toPaymentDto(moved ?? payment, quote, request.locale);
}

async function getPayment(paymentId: string, request: Pick<ApiRequest<unknown>, 'caller' | 'now'>) {
  const payment = await findPayment(paymentId);
  // Unknown payments and unknown quotes get the same answer.
  const quote = await findVerifiedQuote(payment?.quoteId ?? '', request);
  if (!payment) throw new AppError('NOT_FOUND');
  return { payment, quote };
}

async function readPaymentOf(quote: Quote, locale: Locale): Promise<PaymentDto> {
  const payment = await findPaymentOfQuote(quote._id);
  if (!payment) throw new AppError('CONFLICT');
  return toPaymentDto(payment, quote, locale);
}

function priceOf(quote: Quote, now: Date): PriceDto {
  const price = repriceFamily(quote, findPlace(quote), todayInIndia(now));
  if (!price) throw new AppError('STEP_NOT_REACHED');
  return price;
}

/** The idempotency key decides the id. Throws if it was used with another body. */
async function requestIdOf({ input, idempotencyKey }: ApiRequest<PaymentBody>, quote: Quote) {
  const { quoteId, amount, mode } = input;
  const requestHash = keyedHash('payment-request', JSON.stringify([quoteId, amount, mode]));
  if (!idempotencyKey) return { id: randomId(), requestHash };
  const id = keyedHash('payment-id', `${quote.mobileHash ?? ''}|${idempotencyKey}`).slice(0, ID_LENGTH);
  const before = await findPayment(id);
  if (before && before.requestHash !== requestHash) throw new AppError('CONFLICT');
  return { id: before && !before.isLive ? randomId() : id, requestHash };
}

type Wish = Parameters<typeof newPayment>[1];

/** Replaces a payment of an earlier state of the quote, unless money is on its way. */
function livePayment(quote: Quote, wish: Wish, now: Date): Promise<PaymentRecord> {
  return retryOnConflict(async () => {
    const found = await findPaymentOfQuote(quote._id);
    if (!found?.isLive) {
      const fresh = newPayment(quote, wish, now);
      return (await insertPayment(fresh)) ? fresh : undefined;
    }
    if (found.status !== 'open' && found.status !== 'failed') return found;
    if (isFor(found, quote, wish, now) && found.payBy > now) {
      if (found.status === 'open') return found;
      return (await movePayment(found, 'open', { now, cause: 'customer tries again' })) ?? undefined;
    }
    await movePayment(found, 'cancelled', { now, cause: 'the quote changed' });
    return undefined;
  });
}

function isFor(payment: PaymentRecord, quote: Quote, { mode, price }: Wish, now: Date): boolean {
  const isSamePrice = payment.amount === price.priceAfterTax && payment.mode === mode;
  return isSamePrice && isWanted(payment, quote, now);
}

/** Of concurrent orders the first stored one counts; no other is ever shown. */
async function withCheckout(payment: PaymentRecord, locale: Locale): Promise<PaymentRecord> {
  if (payment.orderId) return payment;
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
  const noted = await changePayment(payment, placed, { isWithoutOrder: true });
  const current = noted ?? (await findPayment(payment._id));
  if (!current?.orderId) throw new AppError('CONFLICT');
  return current;
}
