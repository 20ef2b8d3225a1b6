import { isTrip, nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { DAY_MS } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { BLOCK_DAYS } from '@/lib/domain/payment/payment';
import { maskMobile } from '@/lib/domain/common/phone';
import { sayPlace } from '@/lib/domain/places/billPlace';
import type { Locale } from '@/lib/i18n/locales';
import type { PaymentRecord } from '@/models/payment/payment';
import { billOf } from './paymentRecord';
import { aboutOf } from './purchase';

/** The parts of a payment's page that depend on what is bought. */
export type PaymentContext = Pick<PaymentDto, 'people' | 'bought'> & { mobileNumber?: string };

export function contextOf(quote: Quote): PaymentContext {
  const { members, trip, person, policyNumber } = quote;
  const next = nextStepOfQuote(quote);
  return {
    people: trip?.travellers.length ?? members.length,
    bought: isTrip(quote)
      ? { kind: 'trip', next, ...(policyNumber !== undefined && { policyNumber }) }
      : { kind: 'premium', next },
    mobileNumber: person.mobileNumber,
  };
}

function surplusOf({ surplus = [], surplusBack = [] }: PaymentRecord): PaymentDto['surplus'] {
  return surplus.map(({ attemptId, paise, bankReference }) => ({
    amount: paise / 100,
    bankReference,
    isBack: surplusBack.includes(attemptId),
  }));
}

export function toPaymentDto(
  payment: PaymentRecord,
  { mobileNumber, ...context }: PaymentContext,
  locale: Locale,
): PaymentDto {
  const { _id, quoteId, status, mode, amount, reference, bankReference, refund, checkout } = payment;
  const blocked = payment.history.find((move) => move.status === 'blocked');
  const mayPay = status === 'open' || status === 'failed';
  const { reason } = payment.history.at(-1) ?? {};
  return {
    paymentId: _id,
    quoteId,
    status,
    mode,
    amount,
    price: sayPlace(billOf(payment), locale),
    ...context,
    reference,
    about: aboutOf(payment),
    ...given({ reason, bankReference, refund, surplus: payment.surplus && surplusOf(payment) }),
    ...(mayPay && checkout && { checkoutUrl: checkout.url, checkoutFields: checkout.fields }),
    history: payment.history.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    mobileNumber: mobileNumber && maskMobile(mobileNumber),
    ...(blocked && { blockedUntil: new Date(blocked.at.getTime() + BLOCK_DAYS * DAY_MS).toISOString() }),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
