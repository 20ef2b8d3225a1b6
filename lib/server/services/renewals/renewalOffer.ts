import { renewalChangeOf } from '@/lib/domain/payment/bought';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { checkRenewal } from '@/lib/validation/renewals/requests';
import type { PolicyRecord } from '@/models/policy/policy';
import type { RenewalRecord } from '@/models/renewals/renewal';
import { AppError } from '@/lib/server/http/errors';
import type { Purchase } from '@/lib/server/services/payment/purchase';
import { statusOf } from './openedFor';
import { choicesOf } from './renewalRecord';
import { renewalHashOf } from './renewalPurchase';
import { priceOfRenewal } from './renewalTerms';

/** Whether the next term can be bought. It asks the day too, since the worker closes an offer only by daylight. */
export function isOffered(
  policy: PolicyRecord,
  renewal: RenewalRecord | null,
  today: IsoDate,
): renewal is RenewalRecord {
  const status = statusOf(policy, today);
  return renewal?.status === 'open' && !policy.cancelled && (status === 'open' || status === 'grace');
}

/** Today's price of what is chosen. It must not be sold while `hasProblems`. */
export async function offerOf(
  policy: PolicyRecord,
  renewal: RenewalRecord,
  now: Date,
): Promise<{ purchase: Purchase; hasProblems: boolean }> {
  const draft = choicesOf(renewal);
  const { choices, context, price } = await priceOfRenewal(policy, draft, todayInIndia(now));
  const bill = price.prices[choices.tenure - 1];
  if (!bill) throw new AppError('NO_PRICE');
  return {
    hasProblems: Object.keys(checkRenewal(draft, context)).length > 0,
    purchase: {
      quoteId: policy.quoteId,
      changeId: renewalChangeOf(policy._id),
      mode: 'pay',
      price: bill,
      boughtHash: renewalHashOf(policy, choices),
    },
  };
}
