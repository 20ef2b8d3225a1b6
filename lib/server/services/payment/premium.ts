import { findPayment, type PaymentRecord } from '@/models/payment/payment';
import type { RefundDto } from '@/lib/domain/policy/contract';
import type { Quote } from '@/lib/domain/quote/quote';
import type { DocumentData } from '@/lib/server/documents/documentData';

export type Bought = Pick<Quote, 'paymentId'>;

export async function isPremiumBlocked(bought: Bought): Promise<boolean> {
  return (await premiumOf(bought))?.mode === 'block';
}

export async function premiumDebitedAt(bought: Bought): Promise<Date | undefined> {
  return movedAt(await premiumOf(bought), 'paid');
}

/** `sent` once the gateway confirms the refund. */
export async function refundOf(bought: Bought): Promise<RefundDto> {
  const payment = await premiumOf(bought);
  const sentAt = movedAt(payment, 'refunded');
  return {
    status: sentAt ? 'sent' : 'underWay',
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(payment && { reference: payment.reference }),
  };
}

type Paid = Pick<DocumentData['receipt'], 'receiptNumber' | 'paymentReference' | 'method'>;

export async function paymentOf({ quoteId, ...bought }: Bought & { quoteId: string }): Promise<Paid> {
  const payment = await premiumOf(bought);
  const { reference = quoteId.slice(0, 8), bankReference = reference, method = 'other' } = payment ?? {};
  return { receiptNumber: reference, paymentReference: bankReference, method };
}

async function premiumOf({ paymentId }: Bought): Promise<PaymentRecord | null> {
  return paymentId === undefined ? null : findPayment(paymentId);
}

function movedAt(payment: PaymentRecord | null, to: 'paid' | 'refunded'): Date | undefined {
  return payment?.history.find(({ status }) => status === to)?.at;
}
