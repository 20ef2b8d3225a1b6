import type { OmniPayment, OmniPaymentDto } from '@/lib/domain/desk/drawer/payment';
import type { OmniPaymentBody } from '@/lib/validation/desk/drawer';
import { findPaymentOfQuote, type PaymentRecord } from '@/models/payment/payment';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit, auditRead } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { checkPaymentNow } from '@/lib/server/services/payment/workOnPayment';
import { findDeskQuote } from './foundQuote';

/** With `check` the gateway is asked first: a few times a minute for each payment. */
export async function readOmniPayment(request: ApiRequest<OmniPaymentBody>): Promise<OmniPaymentDto> {
  const { input, now } = request;
  const { quoteId, check } = input;
  const { staffId } = actorOf(request);
  await findDeskQuote(quoteId, now);
  await auditRead('PAYMENT_READ', staffId, request, { quoteId });
  const payment = await findPaymentOfQuote(quoteId);
  if (!payment) return {};
  if (check) await checkNow(payment, request);
  const [{ quote }, newest] = await Promise.all([findDeskQuote(quoteId, now), findPaymentOfQuote(quoteId)]);
  return {
    payment: toOmniPayment(newest ?? payment, quote.policyNumber),
    ...(check && { checkedAt: now.toISOString() }),
  };
}

async function checkNow(
  { _id: paymentId, quoteId }: PaymentRecord,
  request: ApiRequest<OmniPaymentBody>,
): Promise<void> {
  const { now } = request;
  await countRequest(limits.checkPayment, { route: 'check-payment', addressHash: paymentId, now });
  const status = await checkPaymentNow(paymentId, now);
  await audit('PAYMENT_CHECKED', actorOf(request).staffId, request, { quoteId, paymentId, status });
}

function toOmniPayment(payment: PaymentRecord, policyNumber: string | undefined): OmniPayment {
  const { _id, reference, gateway, status, mode, amount, refund } = payment;
  const { method, bankReference, orderId, attemptId, createdAt, updatedAt } = payment;
  return {
    paymentId: _id,
    reference,
    gateway,
    status,
    mode,
    amount,
    refund,
    method,
    bankReference,
    orderId,
    attemptId,
    policyNumber,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
