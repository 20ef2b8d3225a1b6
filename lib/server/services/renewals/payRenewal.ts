import { todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { checkRenewal, type PayRenewalBody } from '@/lib/validation/renewals/requests';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { orderPayment, requestIdOf } from '@/lib/server/services/payment/orderPayment';
import { type Purchase, toPaymentDto } from '@/lib/server/services/payment/paymentRecord';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { openedFor } from './ownRenewals';
import { choicesOf } from './renewalRecord';
import { contextOfPayment, renewalChangeOf, renewalHashOf } from './renewalPurchase';
import { priceOfRenewal } from './renewalTerms';

/** At today's price for what was chosen. Throws PRICE_CHANGED if the customer was shown another amount. */
export async function payRenewal(request: ApiRequest<PayRenewalBody>): Promise<PaymentDto> {
  const { input, caller, now, locale } = request;
  const policy = await findOwnPolicy(request);
  checkNotCooling(policy, now);
  const renewal = await openedFor(policy, now);
  if (renewal?.status !== 'open' || policy.renewedBy !== undefined || policy.cancelled) {
    throw new AppError('STEP_NOT_REACHED');
  }
  const draft = choicesOf(renewal);
  const { choices, context, price } = await priceOfRenewal(policy, draft, todayInIndia(now));
  if (Object.keys(checkRenewal(draft, context)).length > 0) throw new AppError('STEP_NOT_REACHED');
  const bill = price.prices[choices.tenure - 1];
  if (!bill) throw new AppError('NO_PRICE');
  const amount = bill.priceAfterTax;
  const requestId = await requestIdOf(request, await provenNumberOf(caller), [policy._id, input.amount]);
  if (input.amount !== amount) {
    throw new AppError('PRICE_CHANGED', { amounts: { before: input.amount, now: amount } });
  }
  const purchase: Purchase = {
    ...{ quoteId: policy.quoteId, changeId: renewalChangeOf(policy._id), mode: 'pay', price: bill },
    boughtHash: renewalHashOf(policy, choices),
  };
  const payment = await orderPayment(purchase, requestId, request);
  await audit('RENEWAL_ORDERED', 'customer', request, {
    policyNumber: policy._id,
    reference: payment.reference,
  });
  return toPaymentDto(payment, contextOfPayment(policy, undefined), locale);
}
