import { todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { PayRenewalBody } from '@/lib/validation/renewals/requests';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { orderPayment, requestIdOf } from '@/lib/server/services/payment/orderPayment';
import { checkIsShown } from '@/lib/server/services/payment/purchase';
import { toPaymentDto } from '@/lib/server/services/payment/toPaymentDto';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { openedFor } from './openedFor';
import { isOffered, offerOf } from './renewalOffer';
import { contextOfPayment } from './renewalPurchase';

/**
 * Orders the payment at today's price. Throws PRICE_CHANGED if the customer was shown another amount, CONFLICT if other
 * choices.
 */
export async function payRenewal(request: ApiRequest<PayRenewalBody>): Promise<PaymentDto> {
  const { input, caller, now, locale } = request;
  const policy = await findOwnPolicy(request);
  checkNotCooling(policy, now);
  const renewal = await openedFor(policy, now);
  if (!isOffered(policy, renewal, todayInIndia(now))) throw new AppError('STEP_NOT_REACHED');
  const { purchase, hasProblems } = await offerOf(policy, renewal, now);
  if (hasProblems) throw new AppError('STEP_NOT_REACHED');
  const amount = purchase.price.priceAfterTax;
  const { about } = input;
  const asked = [policy._id, input.amount, ...(about === undefined ? [] : [about])];
  const requestId = await requestIdOf(request, await provenNumberOf(caller), asked);
  if (input.amount !== amount) {
    throw new AppError('PRICE_CHANGED', { amounts: { before: input.amount, now: amount } });
  }
  checkIsShown(about, purchase);
  const payment = await orderPayment(purchase, requestId, request);
  await audit('RENEWAL_ORDERED', 'customer', request, {
    policyNumber: policy._id,
    reference: payment.reference,
  });
  return toPaymentDto(payment, contextOfPayment(policy, undefined), locale);
}
