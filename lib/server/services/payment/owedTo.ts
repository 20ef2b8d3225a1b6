import { boughtBy } from '@/lib/domain/payment/bought';
import { findChange } from '@/models/my/policyChange';
import type { PaymentRecord } from '@/models/payment/payment';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { findQuoteAtAll } from '@/models/quote/quote';
import { findTripPolicyOf } from '@/models/travel/tripPolicy';
import { findBought, findRenewed } from '@/lib/server/services/renewals/renewalPurchase';
import { holderOf, type OwedTo, travellersOf } from '@/lib/server/services/unclaimed/unclaimed';

/**
 * Finds who is owed this payment's money, by the policy that it bought or was to change. Undefined when no policy was
 * issued.
 */
export async function owedTo(payment: PaymentRecord): Promise<OwedTo | undefined> {
  const policy = await policyOf(payment);
  if (policy) return holderOf(policy);
  const trip = await findTripPolicyOf(payment.quoteId);
  return trip ? travellersOf(trip) : undefined;
}

async function policyOf(payment: PaymentRecord): Promise<PolicyRecord | null> {
  const bought = boughtBy(payment);
  if (bought.kind === 'renewal') return (await findBought(payment)) ?? findRenewed(payment);
  const changed = bought.kind === 'premium' ? findQuoteAtAll(payment.quoteId) : findChange(bought.changeId);
  const { policyNumber } = (await changed) ?? {};
  return policyNumber === undefined ? null : findPolicy(policyNumber);
}
