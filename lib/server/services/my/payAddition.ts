import { todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { AdditionBody } from '@/lib/validation/my/changes';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { orderPayment, requestIdOf } from '@/lib/server/services/payment/orderPayment';
import { checkIsShown, type Purchase } from '@/lib/server/services/payment/purchase';
import { toPaymentDto } from '@/lib/server/services/payment/toPaymentDto';
import { additionHashOf, additionTo, contextOfAddition, findAddition, takesPersons } from './additions';
import { formOf } from './changeRecord';

/**
 * Orders the payment at today's price. Throws PRICE_CHANGED if the customer was shown another amount, CONFLICT if
 * another family.
 */
export async function payAddition(request: ApiRequest<AdditionBody>): Promise<PaymentDto> {
  const { input, caller, now, locale } = request;
  const { changeId, amount, about } = input;
  const mobileHash = await provenNumberOf(caller);
  const { change, policy } = (await findAddition(input)) ?? {};
  if (!change || policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  const today = todayInIndia(now);
  const priced =
    change.status === 'toPay' && takesPersons(policy, today)
      ? additionTo(policy, formOf(change).data, today)
      : undefined;
  if (!priced) throw new AppError('STEP_NOT_REACHED');
  const { price } = priced.addition;
  const asked = [changeId, amount, ...(about === undefined ? [] : [about])];
  const requestId = await requestIdOf(request, mobileHash, asked);
  if (amount !== price) throw new AppError('PRICE_CHANGED', { amounts: { before: amount, now: price } });
  const purchase: Purchase = {
    quoteId: policy.quoteId,
    changeId,
    mode: 'pay',
    price: priced.bill,
    boughtHash: additionHashOf(policy, changeId),
  };
  checkIsShown(about, purchase);
  const payment = await orderPayment(purchase, requestId, request);
  await audit('ADDITION_ORDERED', 'customer', request, { changeId, reference: payment.reference });
  return toPaymentDto(payment, await contextOfAddition(policy, payment), locale);
}
