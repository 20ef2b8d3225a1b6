import { acceptedUntil, isAcceptanceOver } from '@/lib/domain/payment/acceptance';
import type { BoughtPrice } from '@/lib/domain/payment/boughtPrice';
import { isTrip, nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { repricedOf, repriceFamily, repriceTrip } from '@/lib/domain/quote/repricing/repriceQuote';
import type { PaymentDto, PaymentOfferDto } from '@/lib/domain/payment/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { maskMobile } from '@/lib/domain/common/phone';
import type { Locale } from '@/lib/i18n/locales';
import type { PaymentBody, PaymentQuery, PaymentReturnedBody } from '@/lib/validation/payment/requests';
import { findPayment, findPaymentOfQuote, type PaymentRecord } from '@/models/payment/payment';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { isOff, knowSwitches } from '@/lib/server/switches/switches';
import { pausedPlan } from '@/lib/server/services/plans/pausedPlans';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { keepPaidJourney } from '@/lib/server/services/common/keepRecords';
import { checkIdentity } from '@/lib/server/services/kyc/kycOutcome';
import { findQuoteAtAll, markQuote } from '@/lib/server/services/quote/quoteStore';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';
import { extraOf } from './extra/extraOf';
import { orderPayment, requestIdOf } from './orderPayment';
import { billOf, movePayment } from './paymentRecord';
import { aboutOf, boughtHashOf, checkIsShown, modeOf, type Purchase } from './purchase';
import { contextOf, toPaymentDto } from './toPaymentDto';

/**
 * Orders the one live payment of a quote. Throws PRICE_CHANGED if the customer was shown another amount or mode,
 * CONFLICT if the quote changed in another way, and KYC_ENDED if its signature would ask for the identity once more.
 */
export async function startPayment(request: ApiRequest<PaymentBody>): Promise<PaymentDto> {
  const { input, now, locale } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  if (quote.paidAt) return readPaymentOf(quote, locale);
  if (nextStepOfQuote(quote) !== 'payment') throw new AppError('STEP_NOT_REACHED');
  if (isAcceptanceOver(quote, now)) throw new AppError('ACCEPTANCE_OVER');
  // The identity of a signed proposal is kept as long as the proposal.
  if (!isTrip(quote) && !quote.submittedAt) await checkIdentity(quote, now);
  const price = priceOf(quote, now);
  const mode = modeOf(quote, now);
  const { quoteId, amount, mode: shownMode, about } = input;
  const { mobileHash = '' } = quote;
  const asked = [quoteId, amount, shownMode, ...(about === undefined ? [] : [about])];
  const requestId = await requestIdOf(request, mobileHash, asked);
  if (amount !== price.priceAfterTax || (shownMode ?? mode) !== mode) {
    throw new AppError('PRICE_CHANGED', { amounts: changeOf(quote, amount, price.priceAfterTax, now) });
  }
  const purchase: Purchase = { quoteId, boughtHash: boughtHashOf(quote), mode, price };
  checkIsShown(about, purchase);
  await knowSwitches();
  const paused = await pausedPlan(quote);
  if (paused) throw new AppError('PLAN_NOT_AVAILABLE', { refused: paused });
  await keepPaidJourney(quote, now);
  const payment = await orderPayment(purchase, requestId, request);
  const cause = `payment ${payment.reference}`;
  const { paymentInitiated } = LEAD_STATUS;
  await advanceLead(quote.dialerId, { status: paymentInitiated, at: now, actor: 'customer', cause });
  return toPaymentDto(payment, contextOf(await withPayment(quote, payment)), locale);
}

/** The reasons are those of the saved price, so another amount has none. */
function changeOf(quote: Quote, before: number, after: number, now: Date) {
  const { previousPrice, priceReasons } = repricedOf(quote, findPlace(quote), todayInIndia(now));
  return { before, now: after, ...(previousPrice === before && { reasons: priceReasons }) };
}

function withPayment(quote: Quote, { _id: paymentId }: PaymentRecord): Promise<Quote> {
  return retryOnConflict(async (tries) => {
    const current = tries === 0 ? quote : await findQuoteAtAll(quote._id);
    if (!current) throw new AppError('CONFLICT');
    if (current.paidAt || current.paymentId === paymentId) return current;
    return (await markQuote(quote._id, { paymentId }, current.version)) ?? undefined;
  });
}

export async function readPayment(request: ApiRequest<PaymentQuery>): Promise<PaymentDto> {
  const { payment, context } = await getPayment(request.input.paymentId ?? '', request);
  return toPaymentDto(payment, context, request.locale);
}

export async function readOffer(request: ApiRequest<PaymentQuery>): Promise<PaymentOfferDto> {
  const { now, locale } = request;
  const quote = await findVerifiedQuote(request.input.quoteId ?? '', request);
  const payment = await findPaymentOfQuote(quote._id);
  const { mobileNumber } = quote.person;
  const mode = modeOf(quote, now);
  const until = acceptedUntil(quote);
  const isPaused = (await isOff('payment', mode)) || (await pausedPlan(quote)) !== undefined;
  return {
    quoteId: quote._id,
    about: aboutOf({ quoteId: quote._id, boughtHash: boughtHashOf(quote) }),
    mode,
    ...(isPaused && { isPaused }),
    ...(until !== undefined && { acceptedUntil: until }),
    ...(isAcceptanceOver(quote, now) && { isOver: true }),
    price: sayPlace(quote.paidAt && payment ? billOf(payment) : priceOf(quote, now), locale),
    people: contextOf(quote).people,
    mobileNumber: mobileNumber && maskMobile(mobileNumber),
    next: nextStepOfQuote(quote),
    ...(payment && { payment: toPaymentDto(payment, contextOf(quote), locale) }),
  };
}

/** A return proves no payment, but prevents a second one until the gateway is asked. */
export function noteReturn(request: ApiRequest<PaymentReturnedBody>): Promise<PaymentDto> {
  const { input, now, locale } = request;
  return retryOnConflict(async (tries) => {
    const { payment, context } = await getPayment(input.paymentId, request);
    if (payment.status !== 'open') return toPaymentDto(payment, context, locale);
    const limited = { route: 'note-return', addressHash: payment._id, now };
    if (tries === 0) await countRequest(limits.noteReturn, limited);
    const moved = await movePayment(payment, 'pending', { now, cause: 'customer came back' });
    return moved ? toPaymentDto(moved, context, locale) : undefined;
  });
}

async function getPayment(paymentId: string, request: Pick<ApiRequest<unknown>, 'caller' | 'now'>) {
  const payment = await findPayment(paymentId);
  const extra = payment && extraOf(payment);
  if (extra) return { payment, context: await extra.contextOf(payment, request) };
  // Unknown payments and unknown quotes get the same answer.
  const quote = await findVerifiedQuote(payment?.quoteId ?? '', request);
  if (!payment) throw new AppError('NOT_FOUND');
  return { payment, context: contextOf(quote) };
}

async function readPaymentOf(quote: Quote, locale: Locale): Promise<PaymentDto> {
  const payment = await findPaymentOfQuote(quote._id);
  if (!payment) throw new AppError('CONFLICT');
  return toPaymentDto(payment, contextOf(quote), locale);
}

function priceOf(quote: Quote, now: Date): BoughtPrice {
  const today = todayInIndia(now);
  const price = isTrip(quote) ? repriceTrip(quote, today) : repriceFamily(quote, findPlace(quote), today);
  if (!price) throw new AppError('STEP_NOT_REACHED');
  return price;
}
