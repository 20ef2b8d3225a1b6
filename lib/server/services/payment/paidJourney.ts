import type { PaidDto } from '@/lib/domain/payment/contract';
import { isTrip, type Quote } from '@/lib/domain/quote/quote';
import { findApplication } from '@/models/application/application';
import { findPaymentOfQuote } from '@/models/payment/payment';
import { countOpenAnswers } from '@/lib/server/services/application/applicationRecord';

export async function findPaid(quote: Quote, now: Date): Promise<PaidDto | undefined> {
  const payment = await findPaymentOfQuote(quote._id);
  if (!payment) return undefined;
  const { amount, reference, status } = payment;
  const paid = { amount, reference, isBlocked: status === 'blocked' };
  if (quote.submittedAt || isTrip(quote)) return paid;
  const application = quote.applicationId === undefined ? null : await findApplication(quote.applicationId);
  return { ...paid, openAnswers: countOpenAnswers(quote, application, now) };
}
