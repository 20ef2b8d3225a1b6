import { acceptedUntil } from '@/lib/domain/payment/acceptance';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { isTrip, type Quote } from '@/lib/domain/quote/quote';
import { hasLapsed } from '@/lib/domain/payment/payment';
import { wakeAccepted } from '@/models/application/application';
import { findLanguage } from '@/models/callbacks/dialerLead';
import { claimPurchase, type PaymentRecord } from '@/models/payment/payment';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { withdrawCall } from '@/lib/server/services/callbacks/callbacks';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import type { MessageKey } from '@/lib/server/services/common/messageTexts';
import { keepPaidJourney } from '@/lib/server/services/common/keepRecords';
import { findQuote, findQuoteAtAll, markQuote } from '@/lib/server/services/quote/quoteStore';
import { issueTrip } from '@/lib/server/services/travel/issueTripPolicy';
import { tellPayer } from './paymentMessages';
import { billOf, movePayment } from './paymentRecord';
import { isWanted } from './purchase';
import { extraOf } from './extra/extraOf';
import { settleExtra } from './settleExtra';

/** Carries out what the payment's status brings about. Each consequence is idempotent. */
export function settle(payment: PaymentRecord, now: Date): Promise<void> {
  const extra = extraOf(payment);
  return extra ? settleExtra(payment, extra, now) : settlePremium(payment, now);
}

async function settlePremium(payment: PaymentRecord, now: Date): Promise<void> {
  switch (payment.status) {
    case 'paid':
    case 'blocked':
      return keepMoney(payment, now);
    case 'releasing':
    case 'refunding':
      await unpayQuote(payment);
      return;
    case 'released':
      return settleRelease(payment, now);
    case 'refunded':
      return tell(payment, await unpayQuote(payment), 'payment.refunded', now);
    case 'failed':
      return tell(payment, await findQuote(payment.quoteId, now), 'payment.failed', now);
    case 'cancelled':
      if (payment.orderId) await gatewayNamed(payment.gateway).cancel(payment, now);
      return;
    default:
      return;
  }
}

/** Buys the quote, or sends the money back at once if the quote doesn't want it. */
async function keepMoney(payment: PaymentRecord, now: Date): Promise<void> {
  const bought = await buyQuote(payment, now);
  const quote = bought && isTrip(bought) ? await issueTrip(bought, payment, now) : bought;
  if (!quote) {
    const back = payment.status === 'paid' ? 'refunding' : 'releasing';
    await movePayment(payment, back, { now, cause: 'the quote is not to be had for it' });
    return;
  }
  await keepPaidJourney(quote, now);
  await withdrawCall('payment', quote._id, now);
  await wakeAccepted(quote._id, now);
  if (payment.status === 'paid') {
    const cause = `payment ${payment.reference}`;
    await advanceLead(quote.dialerId, { status: LEAD_STATUS.paid, at: now, actor: 'gateway', cause });
  }
  const key = keyOfMoney(payment, quote);
  if (key) await tell(payment, quote, key, now);
}

/**
 * The message about the money. A trip has no form after the payment, and a signed form is complete, so neither is asked
 * for.
 */
function keyOfMoney({ status }: PaymentRecord, quote: Quote): MessageKey | undefined {
  // The block of an accepted proposal is debited at once, and its message is that of the debit.
  if (status === 'blocked') return quote.acceptedAt ? undefined : 'payment.blocked';
  return isTrip(quote) || quote.submittedAt ? 'payment.received' : 'payment.paid';
}

/**
 * Marks the quote unpaid, so that it can be paid again; its proposal stays. A block that lapsed has a message of its
 * own.
 */
async function settleRelease(payment: PaymentRecord, now: Date): Promise<void> {
  const quote = await unpayQuote(payment);
  const isLapsed = hasLapsed(payment.history) && quote?.paymentId === payment._id && !quote.completedAt;
  const lapsed = quote?.acceptedAt ? 'payment.lapsedAccepted' : 'payment.lapsed';
  await tell(payment, quote, isLapsed ? lapsed : 'payment.released', now);
}

function unpayQuote({ _id, quoteId }: PaymentRecord): Promise<Quote | null> {
  return retryOnConflict(async () => {
    const quote = await findQuoteAtAll(quoteId);
    if (!quote?.paidAt || quote.paymentId !== _id || quote.completedAt) return quote;
    return (await markQuote(quoteId, { paidAt: undefined }, quote.version)) ?? undefined;
  });
}

/** Marks the quote as paid by this payment. Null if it is paid by another one, or was declined, changed or deleted. */
function buyQuote(payment: PaymentRecord, now: Date): Promise<Quote | null> {
  return retryOnConflict(async () => {
    const quote = await findQuote(payment.quoteId, now);
    if (!quote || quote.decision === 'declined') return null;
    if (quote.paidAt) return quote.paymentId === payment._id ? quote : null;
    if (!isWanted(payment, quote, now)) return null;
    if (!(await claimPurchase(payment))) return null;
    // The price paid stands, even if a birthday raised the quote's price since.
    const bill = billOf(payment);
    const price = isTripPrice(bill) ? { tripPrice: bill } : { price: bill };
    const marks = { paidAt: now, paymentId: payment._id, ...price };
    return (await markQuote(quote._id, marks, quote.version)) ?? undefined;
  });
}

async function tell(payment: PaymentRecord, quote: Quote | null, key: MessageKey, now: Date): Promise<void> {
  const to = quote?.person.mobileNumber;
  if (!quote || !to) return;
  const until = acceptedUntil(quote);
  await tellPayer(payment, key, { to, locale: await findLanguage(quote.dialerId), until, now });
}
